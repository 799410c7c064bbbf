"""The shelf as the screens see it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.chance import EVERYTHING
from companion.core.codec import CannotDecode, to_json
from companion.core.game import Game
from companion.core.journal import MemoryJournal, pack_lines
from companion.core.message import Message
from companion.core.opening import options_from, options_version
from companion.errors import NothingToDo, NotKept, UnknownKind
from companion.games import find_game
from companion.library import formats, home, running
from companion.library.added_up import AddedUp, Shelved
from companion.library.arrived import LastArrival
from companion.library.atomic import move, write_whole
from companion.library.backups import Backups
from companion.library.bin import Bin
from companion.library.checking import Checked, checking
from companion.library.clock import Clock
from companion.library.damaged_files import DamagedFiles
from companion.library.describing import describer
from companion.library.facts import HouseFact, HouseFacts
from companion.library.finished import FinishedGames
from companion.library.formats import Format
from companion.library.glimpses import Glimpses
from companion.library.home import Home
from companion.library.ids import Ids
from companion.library.index import Index
from companion.library.journals import ReadOnlyJournal
from companion.library.learning import Refused, learning
from companion.library.left_out import LeftOut
from companion.library.one_id import part_games_of_one_id
from companion.library.open_games import OpenGames
from companion.library.pads import Pads
from companion.library.people import People
from companion.library.progress import Work, do_all
from companion.library.running import FindGame, RunningGame, RunningGames, open_session
from companion.library.settings import Settings, SettingsShelf
from companion.library.shelf import Shelf
from companion.library.storage import AtomicStorage
from companion.library.ticks import Ticks
from companion.library.timers import Timers
from companion.library.trial import Gate, Sights
from companion.library.unread import look_through

if TYPE_CHECKING:
    from companion.core.session import Session
    from companion.library.statistics import Statistics

INDEX_REBUILT = "library.notice.index_rebuilt"


class Library:
    """Games, people, settings and house facts in one folder. Open it once, close it at the end.

    Whatever cannot be written raises NotKept and has not happened. `notices` says what was set
    aside, mended or left alone; home shows them until `dismiss_notices`. What plays a game is
    imported with the first one that is opened: home waits for none of it.
    """

    people: People
    pads: Pads
    shelf: Shelf
    """Kept games put right, brought in, handed over."""
    timers: Timers
    ticks: Ticks
    house_facts: HouseFacts
    damaged: DamagedFiles
    """What was set aside."""
    finished: FinishedGames
    """The last one first; rows for lists, whole games by `finished.read(id)`."""

    def __init__(
        self,
        folder: Path,
        now: Clock,
        find: FindGame = find_game,
        sights: Sights | None = None,
        *,
        guarded: bool = False,
    ) -> None:
        """`sights` builds everything that shows a game: what comes from outside is tried on it.

        `guarded`: what the last start may have stumbled over is left out. Raises Busy.
        """
        self.notices: list[Message] = []
        self.now = now
        """The clock of the device."""
        self._find = find
        self._home = Home(Path(folder))
        self._sights = sights
        self.gate = Gate(self._home, sights, lambda trial: Library(trial, now, find))
        self.left_out = LeftOut(self._home)
        self._added_up = AddedUp(find, self._home, self._tell)
        self.glimpses = Glimpses(self.review, lambda one: self.finished.read(one).result)
        self.backups = Backups(self._home, self.gate, now, self._tell)
        try:
            self._begin(guarded)
        except BaseException:
            self._home.close()
            raise

    @classmethod
    def open(cls, folder: Path, now: Clock, find: FindGame = find_game) -> Library:
        """The library of a folder, made if there is none; raises Busy."""
        return cls(folder, now, find)

    @property
    def folder(self) -> Path:
        """Where all of it lies."""
        return self._home.folder

    def close(self) -> None:
        """Let everything go, and the next app in."""
        self._open.clear()
        self._added_up.keep(*self._shelved())
        self._home.close()

    def pause(self) -> None:
        """The app goes out of sight: note where the open games stand. Nothing depends on it."""
        self._open.note_recaps()
        self._open.rest()
        self._added_up.keep(*self._shelved())

    def wake(self) -> None:
        """It is in sight again."""
        self._open.come_back()

    def dismiss_notices(self) -> None:
        """They were read."""
        self.notices.clear()
        self.house_facts.replaced_was_read()

    # games

    @property
    def running(self) -> tuple[RunningGame, ...]:
        """Games that go on, the one last played first."""
        return self._running.all()

    def start(
        self, game: Game[Any] | str, options: Any, by_app: Collection[str] = EVERYTHING, **how: str
    ) -> Session[Any]:
        """A new game, of a `seed` if need be; its options are the next ones’. Raises NotKept."""
        played = self._find(game) if isinstance(game, str) else game
        session = self._open.begin(self._ids.new(played.id), played, options, by_app, **how)
        with suppress(NotKept):
            version = options_version(played)
            if not played.only_counted(options):
                self._settings.remember_choices(played.id, to_json(options), by_app, version)
        return session

    def resume(self, game_id: str) -> Session[Any]:
        """A running game as it was left; raises a LoomError that says why it cannot be opened."""
        if not self._running.has(game_id):
            raise NothingToDo("library.no_such_game")
        self.glimpses.forget(game_id)
        return self._open.open(game_id)

    def id_of(self, session: Session[Any]) -> str:
        """The id of an open game; raises NothingToDo."""
        return self._open.id_of(session)

    def finish(self, session: Session[Any]) -> str:
        """Put a game that is over with the finished ones; its id. Raises NothingToDo, NotKept."""
        game_id = self.id_of(session)
        self._home.need_writing()
        order = self.finished.next_order()
        kept = self._running.as_put_right(self._open.finished_game(game_id, order))
        kept_id = self._ids.other(game_id) if self.finished.has(game_id) else game_id
        self.finished.add(replace(kept, row=replace(kept.row, id=kept_id)))
        self._open.let_go(game_id)
        self._drop_journal(game_id)
        self.glimpses.forget(kept_id)
        return kept_id

    def review(self, game_id: str) -> Session[Any]:
        """A game to look through, also one that goes on; nothing can be done in it.

        Raises Damaged, TooNew, Unreadable, UnknownKind.
        """
        if self.finished.has(game_id):
            kept = self.finished.read(game_id)
            game, lines = kept.row.game, [*kept.lines]
        else:
            game, lines = self._running.lines(game_id)
        session = open_session(self._find(game), MemoryJournal(lines))
        session.journal = ReadOnlyJournal(lines, Message("library.not_kept.closed"))
        return session

    def reopen(self, game_id: str) -> Session[Any]:
        """Make a finished game a running one again; raises Damaged, TooNew, NotKept."""
        kept = self.finished.read(game_id)
        self._home.need_writing()
        running_id = self._ids.other(game_id) if self._running.has(game_id) else game_id
        write_whole(self._running.path(running_id), pack_lines(kept.lines))
        self._running.note_kept(running_id, kept)
        self.finished.remove(game_id)
        return self._open.open(running_id)

    def leave(self, session: Session[Any]) -> None:
        """Close a game that goes on another time."""
        game_id = self.id_of(session)
        self.glimpses.keep(game_id, session)
        self._open.note_recaps()
        self._open.let_go(game_id)

    def forget(self, game_id: str) -> str:
        """Throw a running or finished game into the bin; its id there. Raises NotKept, NothingToDo.

        It is another id where the bin holds a game of this one already.
        """
        self._home.need_writing()
        thrown = self._ids.other(game_id) if self._bin.has(game_id) else game_id
        if self._running.has(game_id):
            self._open.let_go(game_id)
            self._bin.throw(self._running.path(game_id), thrown)
            self._running.forget_note(game_id)
        elif self.finished.has(game_id):
            self._bin.throw(self.finished.path(game_id), thrown)
            self.finished.drop(game_id)
        else:
            raise NothingToDo("library.no_such_game")
        return thrown

    def take_back(self, game_id: str) -> str:
        """Undo `forget`; its id now, another one where there is a game of this one.

        Raises NotKept, NothingToDo.
        """
        self._home.need_writing()
        path = self._bin.file(game_id)
        there = self._running.has(game_id) or self.finished.has(game_id)
        back = self._ids.other(game_id) if there else game_id
        if path.suffix == running.SUFFIX:
            move(path, self._running.path(back))
        else:
            self.finished.bring_in(path, back)
        return back

    @property
    def bin(self) -> tuple[str, ...]:
        """Ids of forgotten games, the last one first."""
        return self._bin.all()

    def empty_bin(self) -> None:
        """Remove forgotten games for good; raises NotKept."""
        self._home.need_writing()
        self._bin.empty()

    @property
    def statistics(self) -> Statistics:
        """What all finished games add up to; made again after one was kept, changed or thrown."""
        return self._added_up.now(*self._shelved())

    def looking_ahead(self) -> Iterator[None]:
        """Get the statistics ready, a few games at a time, while nobody waits for them."""
        return self._added_up.looking_ahead(*self._shelved())

    # what the player chose

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings.now

    def change_settings(self, **changes: Any) -> Settings:
        """`change_settings(text_size=120)`; raises NotKept."""
        self._home.need_writing()
        return self._settings.change(**changes)

    def began_before(self, game: Game[Any]) -> bool:
        """Whether a game of this kind was begun here."""
        return bool(self._settings.last_choices(game.id).options)

    def last_choices(self, game: Game[Any]) -> Any:
        """The options that the last game of this kind began with, else its defaults."""
        kept = self._settings.last_choices(game.id)
        with suppress(CannotDecode, UnknownKind):
            return options_from(game, kept.options or {}, kept.version)
        return game.options_type()

    def last_by_app(self, game: Game[Any]) -> frozenset[str]:
        """What the app rolled and drew in the last game of this kind; what is usual at first."""
        kept = self._settings.last_choices(game.id).by_app
        usual = game.usual_chance(game.options_type(), frozenset(EVERYTHING))
        return usual if kept is None else kept

    # backup

    def backup(self, target: Path) -> int:
        """Everything into one file; the number of files in it. Raises NotKept."""
        return self.backups.make(target)

    def backing_up(self, target: Path) -> Work:
        """The same, a file at a time; half a restore is not what anybody wants to keep."""
        return self.backups.making(Path(target))

    def restore(self, source: Path) -> None:
        """Everything from a backup instead of what is here, which is kept in a safety copy.

        Open games are closed. Raises BadBackup, or NotKept with nothing touched – or, once it is
        begun, with everything to be read only until the next start ends it.
        """
        do_all(self.restoring(source))

    def restoring(self, source: Path) -> Work:
        """The same, a file at a time."""
        return self.backups.restoring(Path(source), self._open.close_all, self._reading)

    def checking(self, checked: Checked) -> Work:
        """Open everything there is and look at it; `checked` fills."""
        return checking(self, self._sights, checked)

    def learning(self, facts: Sequence[HouseFact], refused: Refused) -> Work:
        """Keep what somebody told elsewhere; `refused` hears of what no page can do with."""
        return learning(self, facts, refused)

    # inside

    def _begin(self, guarded: bool) -> None:
        self.backups.end_restore_cut_short()
        if not self._home.trouble:
            LastArrival(self.folder).end_cut_short(self._tell)
            look_through(self._home, self._tell)
        for told in self.left_out.begin() if guarded else ():
            self._tell(told)
        if self._home.trouble:
            self._tell(Message("library.notice.read_only", why=self._home.trouble))
        do_all(self._reading())

    def _shelved(self) -> Shelved:
        return self.finished, self.people.all(), self.now()

    def _reading(self) -> Work:
        head = self._storage(home.INDEX, formats.INDEX, INDEX_REBUILT)
        past = self._storage(home.PAST, formats.PAST, INDEX_REBUILT)
        settings = self._storage(home.SETTINGS, formats.SETTINGS)
        people = self._storage(home.PEOPLE, formats.PEOPLE)
        facts = self._storage(home.HOUSE_FACTS, formats.HOUSE_FACTS)
        pads = self._storage(home.PADS, formats.PADS)
        timers = self._storage(home.TIMERS, formats.TIMERS)
        for storage in (head, settings, people, facts, pads, timers):
            storage.read()  # now, so that home can say what was damaged
        index = Index(head, past)
        finished = FinishedGames(self._home.finished, index, describer(self._find), self._tell)
        yield from finished.opening()
        self._settings = SettingsShelf(settings)
        self.people = People(people)
        self.house_facts = HouseFacts(facts, self._tell)
        self.finished = finished
        self._running = RunningGames(self._home.games, index, self._find, self._tell)
        self._bin = Bin(self._home.bin)
        self._ids = Ids((self._running, finished, self._bin), self.now)
        self.pads, self.timers, self.ticks = Pads(pads), Timers(timers, self.now), Ticks(timers)
        kept = self.timers, self.house_facts, self._settings
        self._open = OpenGames(self._home, self._running, *kept, self._find, self.now, self._tell)
        self.damaged = DamagedFiles(self._home, self._running, self._ids, self._find)
        self.shelf = Shelf(
            self._home,
            self._running,
            finished,
            self._ids,
            self._find,
            self.now,
            self._open.let_go,
            self.gate,
        )
        if not self._home.trouble:
            part_games_of_one_id(self._running, finished, self._ids, self._drop_journal)

    def _storage(self, name: str, form: Format, afresh: str = "") -> AtomicStorage:
        """What can be made again keeps no version before."""
        path, may_write = self._home.folder / name, self._home.need_writing
        if afresh:
            return AtomicStorage(
                path, form, self._tell, afresh=afresh, backup=False, may_write=may_write
            )
        return AtomicStorage(path, form, self._tell, may_write=may_write)

    def _drop_journal(self, game_id: str) -> None:
        with suppress(OSError):
            self._running.path(game_id).unlink()
        self._running.forget_note(game_id)
        with suppress(NotKept):
            self.timers.forget(game_id)
            self.ticks.forget(game_id)

    def _tell(self, notice: Message) -> None:
        if notice not in self.notices:
            self.notices.append(notice)
