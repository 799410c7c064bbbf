"""The shelf as the screens see it."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.chance import EVERYTHING
from companion.core.codec import CannotDecode, from_json, to_json
from companion.core.game import Game
from companion.core.journal import MemoryJournal, pack_lines
from companion.core.message import Message
from companion.errors import NothingToDo, NotKept
from companion.games import find_game
from companion.library import formats, home
from companion.library.atomic import write_whole
from companion.library.backup import write_backup
from companion.library.bin import Bin
from companion.library.clock import Clock, stamp
from companion.library.facts import HouseFacts
from companion.library.finished import FinishedGames
from companion.library.formats import Format
from companion.library.home import Home
from companion.library.index import Index
from companion.library.journals import ReadOnlyJournal
from companion.library.open_games import OpenGames
from companion.library.people import People
from companion.library.restore import carry_to_its_end, restore
from companion.library.running import FindGame, RunningGame, RunningGames
from companion.library.settings import Settings, SettingsShelf
from companion.library.storage import AtomicStorage

if TYPE_CHECKING:
    from companion.core.session import Session

INDEX_REBUILT = "library.notice.index_rebuilt"
BEFORE_RESTORE = "before_restore.zip"


class Library:
    """Games, people, settings and house facts in one folder. Open it once, close it at the end.

    Whatever cannot be written raises NotKept and has not happened. `notices` says what was set
    aside, mended or left alone; home shows them until `dismiss_notices`. What plays a game is
    imported with the first one that is opened: home waits for none of it.
    """

    people: People
    house_facts: HouseFacts
    #: The last one first; rows for lists, whole games by `finished.read(id)`.
    finished: FinishedGames

    def __init__(self, folder: Path, now: Clock, find: FindGame) -> None:
        self.notices: list[Message] = []
        self._now = now
        self._find = find
        self._home = Home(Path(folder))
        self._end_restore_cut_short()
        if self._home.trouble:
            self._tell(Message("library.notice.read_only", why=self._home.trouble))
        self._read()

    @classmethod
    def open(cls, folder: Path, now: Clock, find: FindGame = find_game) -> Library:
        """The library of a folder, made if there is none; raises Busy."""
        return cls(folder, now, find)

    def close(self) -> None:
        """Let everything go, and the next app in."""
        self._open.clear()
        self._home.close()

    def pause(self) -> None:
        """The app goes out of sight: note where the open games stand. Nothing depends on it."""
        self._open.note_recaps()

    def dismiss_notices(self) -> None:
        """They were read."""
        self.notices.clear()

    # games

    @property
    def running(self) -> tuple[RunningGame, ...]:
        """Games that go on, the one last played first."""
        return self._running.all()

    def start(
        self, game: Game[Any] | str, options: Any, by_app: Collection[str] = EVERYTHING
    ) -> Session[Any]:
        """A new game; its options are offered the next time. Raises NotKept, RuleBroken."""
        played = self._find(game) if isinstance(game, str) else game
        session = self._open.begin(self._free_id(played.id), played, options, by_app)
        with suppress(NotKept):
            self._settings.remember_choices(played.id, to_json(options), by_app)
        return session

    def resume(self, game_id: str) -> Session[Any]:
        """A running game as it was left; raises Damaged, TooNew, UnknownKind, NotKept."""
        if not self._running.has(game_id):
            raise NothingToDo("library.no_such_game")
        return self._open.open(game_id)

    def id_of(self, session: Session[Any]) -> str:
        """The id of an open game; raises NothingToDo."""
        return self._open.id_of(session)

    def finish(self, session: Session[Any]) -> str:
        """Put a game that is over with the finished ones; its id. Raises NothingToDo, NotKept."""
        game_id = self.id_of(session)
        self._home.need_writing()
        self.finished.add(self._open.finished_game(game_id, self.finished.next_order()))
        self._open.let_go(game_id)
        self._drop_journal(game_id)
        return game_id

    def review(self, game_id: str) -> Session[Any]:
        """A finished game to look through; raises Damaged, TooNew, UnknownKind."""
        from companion.core.session import Session

        kept = self.finished.read(game_id)
        session = Session.open(self._find(kept.row.game), MemoryJournal(list(kept.lines)))
        session.journal = ReadOnlyJournal(kept.lines, Message("library.not_kept.closed"))
        return session

    def reopen(self, game_id: str) -> Session[Any]:
        """Make a finished game a running one again; raises Damaged, TooNew, NotKept."""
        kept = self.finished.read(game_id)
        self._home.need_writing()
        write_whole(self._running.path(game_id), pack_lines(kept.lines))
        self.finished.remove(game_id)
        return self._open.open(game_id)

    def leave(self, session: Session[Any]) -> None:
        """Close a game that goes on another time."""
        game_id = self.id_of(session)
        self._open.note_recaps()
        self._open.let_go(game_id)

    def forget(self, game_id: str) -> None:
        """Throw a running or finished game into the bin; raises NotKept, NothingToDo."""
        self._home.need_writing()
        if self._running.has(game_id):
            self._open.let_go(game_id)
            self._bin.throw(self._running.path(game_id))
            self._running.forget_note(game_id)
        elif self.finished.has(game_id):
            self._bin.throw(self.finished.path(game_id))
            self.finished.drop(game_id)
        else:
            raise NothingToDo("library.no_such_game")

    def take_back(self, game_id: str) -> None:
        """Undo `forget`; raises NotKept, NothingToDo."""
        folders = {".jsonl": self._home.games, ".json": self._home.finished}
        path = self._bin.take_back(game_id, folders)
        if path.parent == self._home.finished:
            self.finished.take_in([game_id])

    @property
    def bin(self) -> tuple[str, ...]:
        """Ids of forgotten games, the last one first."""
        return self._bin.all()

    def empty_bin(self) -> None:
        """Remove forgotten games for good; raises NotKept."""
        self._bin.empty()

    # what the player chose

    @property
    def settings(self) -> Settings:
        """The settings now."""
        return self._settings.now

    def change_settings(self, **changes: Any) -> Settings:
        """`change_settings(text_size=120)`; raises NotKept."""
        self._home.need_writing()
        return self._settings.change(**changes)

    def last_choices(self, game: Game[Any]) -> Any:
        """The options that the last game of this kind began with, else its defaults."""
        kept = self._settings.last_choices(game.id).options
        with suppress(CannotDecode):
            return from_json(game.options_type, kept) if kept else game.options_type()
        return game.options_type()

    def last_by_app(self, game: Game[Any]) -> frozenset[str]:
        """Whether the app rolled and drew in the last game of this kind; both at first."""
        kept = self._settings.last_choices(game.id).by_app
        return frozenset(EVERYTHING) if kept is None else kept

    # backup

    def backup(self, target: Path) -> int:
        """Everything into one file; the number of files in it. Raises NotKept."""
        return write_backup(self._home.folder, Path(target), stamp(self._now()))

    def restore(self, source: Path) -> None:
        """Everything from a backup instead of what is here, which is kept in a backup of its own.

        Open games are closed. Raises BadBackup or NotKept with nothing touched.
        """
        self._home.need_writing()
        restore(Path(source), self._home.folder, self._make_ready_to_restore)
        self._read()

    # inside

    def _read(self) -> None:
        head = self._storage(home.INDEX, formats.INDEX, INDEX_REBUILT)
        past = self._storage(home.PAST, formats.PAST, INDEX_REBUILT)
        settings = self._storage(home.SETTINGS, formats.SETTINGS)
        people = self._storage(home.PEOPLE, formats.PEOPLE)
        facts = self._storage(home.HOUSE_FACTS, formats.HOUSE_FACTS)
        for storage in (head, settings, people, facts):
            storage.read()  # now, so that home can say what was damaged
        index = Index(head, past)
        self._settings = SettingsShelf(settings)
        self.people = People(people)
        self.house_facts = HouseFacts(facts)
        self.finished = FinishedGames(self._home.finished, index, self._tell)
        self._running = RunningGames(self._home.games, index, self._find, self._tell)
        self._bin = Bin(self._home.bin)
        self._open = OpenGames(
            self._home, self._running, self.house_facts, self._find, self._now, self._tell
        )
        self._end_finishes_cut_short()

    def _storage(self, name: str, form: Format, afresh: str = "") -> AtomicStorage:
        """What can be made again keeps no version before."""
        path = self._home.folder / name
        if afresh:
            return AtomicStorage(path, form, self._tell, afresh=afresh, backup=False)
        return AtomicStorage(path, form, self._tell)

    def _end_restore_cut_short(self) -> None:
        try:
            if not self._home.trouble and carry_to_its_end(self._home.folder):
                self._tell(Message("library.notice.restored"))
        except NotKept as error:
            self._home.trouble = error.message

    def _make_ready_to_restore(self) -> None:
        self.backup(self._home.folder / BEFORE_RESTORE)
        self._open.close_all()

    def _end_finishes_cut_short(self) -> None:
        """A game that is among the finished ones needs no journal; it may miss its row."""
        for game_id in self._running.ids():
            if self.finished.has(game_id) and not self._home.trouble:
                self.finished.take_in([game_id])
                self._drop_journal(game_id)

    def _drop_journal(self, game_id: str) -> None:
        with suppress(OSError):
            self._running.path(game_id).unlink()
        self._running.forget_note(game_id)

    def _free_id(self, game: str) -> str:
        day = f"{self._now():%Y-%m-%d}"
        places = (self._running, self.finished, self._bin)
        names = (f"{game}-{day}-{number}" for number in count(1))
        return next(name for name in names if not any(place.has(name) for place in places))

    def _tell(self, notice: Message) -> None:
        if notice not in self.notices:
            self.notices.append(notice)
