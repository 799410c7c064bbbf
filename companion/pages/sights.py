"""Everything that shows a game, a page at a time: what comes from outside is tried on it.

A page that shows kept things is built here, or it is a place of `Roaming`, which is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any

from companion.core.about import ELSEWHERE, ToTry
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.scored import Scored, scored_of
from companion.core.session import Session
from companion.core.turns import log_of
from companion.describe.desk import Desk
from companion.describe.letters import shown
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from companion.errors import LoomError
from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.library import limits
from companion.library.alone import seen_by
from companion.library.checking import Checked
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.library.rows import FinishedRow
from companion.library.running import RunningGame
from companion.library.statistics import Taste, subject_of
from companion.library.statistics.statistics import Statistics
from companion.library.trial import Sight
from companion.pages.beside import MAT, SCORE, WATCHER, Looker, beside, seats_of
from companion.pages.changing import changed
from companion.pages.check import Checking, check
from companion.pages.checked import Check, checked
from companion.pages.deciding import Deciding
from companion.pages.doors import PLACES, Doors, opened
from companion.pages.final import at_the_end, final
from companion.pages.happening import Around, Happening
from companion.pages.home import AtHome, home
from companion.pages.learn import Learn, learn
from companion.pages.left_out import Leaving, left_out
from companion.pages.log import log
from companion.pages.new_game import new_game
from companion.pages.places import page_of, part_of
from companion.resources import data_dir
from companion.sharing import Known, link, play_of_kept, score_text

LARGEST, SMALLEST = (1280.0, 800.0, 1.0), (411.0, 823.0, 1.6)
"""A tablet, and a phone with large letters."""
LONGEST = 10 * limits.REMARK
"""Letters that one sentence may come to; no page shows more."""
STEPS = 12
"""So many moments of a game are looked at whole, spread over it; of all others what they say."""
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
"""Of a game whose clock was unknown."""


class TooLong(Exception):
    """A sentence that no page has room for."""


class NotCounted(Exception):
    """The statistics would leave it out."""


def sights(library: Library) -> Iterator[Sight]:
    """Of everything in a library, one game after the other, then all of them together."""
    eyes = Eyes(library)
    for game in library.running:
        yield from eyes.running(game.id)
    for row in tuple(library.finished):
        yield from eyes.finished(row)
    yield from eyes.edited()
    yield from eyes.together()


class Eyes:
    """Look at a library in its player's language."""

    def __init__(self, library: Library) -> None:
        self.library = library
        chosen = library.settings.language or "en"
        edited = library.folder / "edited" / "text"
        own = edited if edited.is_dir() else None
        self.words = Words(data_dir() / "text", chosen, own, like=_shipped())
        self.surfaces = [
            Surface(w, h, self.say, text, self.words.language) for w, h, text in (LARGEST, SMALLEST)
        ]
        self._begun: dict[str, Exception | None] = {}
        """Games that were begun, each with what it raised."""

    def say(self, what: Any) -> str:
        """As it is drawn; raises TooLong."""
        text = self.words.text(what) if isinstance(what, Message) else str(what)
        if len(text) > LONGEST:
            raise TooLong(text[:80])
        return shown(text)

    def lay(self, make: Callable[[Surface], Any]) -> None:
        """Make a page and lay it out, on both."""
        for surface in self.surfaces:
            Showing(make).show(surface)

    # one game

    def running(self, game_id: str) -> Iterator[Sight]:
        """Where it stands, at its table, and every step of it."""
        file = f"games/{game_id}.jsonl"
        yield Sight(file, "home", partial(self._at_home, game_id))
        yield from self._session(file, game_id)

    def finished(self, row: FinishedRow) -> Iterator[Sight]:
        """In lists, on its own page, shared, counted, and step by step."""
        file = f"finished/{row.id}.json"
        yield Sight(file, "past", partial(self._row, row))
        yield Sight(file, "past_game", partial(self._past_game, row))
        yield Sight(file, "statistics", partial(self._counted, row))
        if row.about.way != ELSEWHERE:
            yield from self._session(file, row.id)

    def _session(self, file: str, game_id: str) -> Iterator[Sight]:
        try:
            session = self.library.review(game_id)
        except LoomError:
            return  # its row says so
        game, state = session.game, session.state
        yield Sight(file, "table", partial(self._table, session))
        if game.finished(state) is not None:
            yield Sight(file, "final", partial(self._final, session))
        yield Sight(file, "check", partial(self._looked_over, session))
        yield Sight(file, "log", partial(self._happened, session))
        yield Sight(file, "beside", partial(self._beside, session))
        every = session.entries
        whole = set(range(0, len(every), max(1, len(every) // STEPS)))
        for at, entry in enumerate(every):
            look = partial(self._step, session, entry, at in whole)
            yield Sight(file, "log", look, at + 2)

    def _at_home(self, game_id: str) -> None:
        running = [game for game in self.library.running if game.id == game_id]
        self.lay(partial(home, _at_home(running)))

    def _table(self, session: Session[Any]) -> None:
        self.words.addressed = session.game.addressed(session.state)
        make = page_of(session.game.id, part_of(session))
        self.lay(partial(make, Desk(session, NoHands())))
        for message in session.game.where_were_we(session.state):
            self.say(message)
        if session.pending is not None:
            self.say(session.pending.question.text)

    def _looked_over(self, session: Session[Any]) -> None:
        self.lay(partial(check, Checking(Desk(session, NoHands()), _nothing)))

    def _happened(self, session: Session[Any]) -> None:
        """The turns, and what it would mean had the last step not been."""
        around = Around(NoHands(), lambda call: call(), _nothing, lambda: NOON)
        at = Happening(session, around)
        self.lay(partial(log, at))
        if session.last is not None:
            with suppress(LoomError):  # it cannot be left out, and that is said
                step = session.last.id
                at.led_to(session.preview_change(step, without=(step,)))
                self.lay(partial(changed, at))

    def _beside(self, session: Session[Any]) -> None:
        """A second screen at the table: the first side, and what a watcher sees."""
        seats = [one.id for one in seats_of(session)][:1]
        for seat, part in ((seat, part) for seat in (WATCHER, *seats) for part in (MAT, SCORE)):
            self.lay(partial(beside, Looker(lambda: session, tuple, seat, part)))

    def _final(self, session: Session[Any]) -> None:
        result = session.game.finished(session.state)
        assert result is not None
        shown_result = seen_by(result, self.library.people.me)
        scored, woven = scored_of(session), session.game.woven(session.entries)
        over = at_the_end(session.game.id, shown_result, scored, _nothing, _nothing, woven)
        self.lay(partial(final, over))

    def _step(self, session: Session[Any], entry: Any, whole: bool) -> None:
        game = session.game
        self.say(entry.label)
        for line in (*entry.told, *log_of(game, entry)):
            self.say(line.text)
        self.say(game.recap(entry.after))
        if whole:
            for fact in game.on_the_table(entry.after):
                self.say(fact.label)
                self.say(fact.value)

    def _row(self, row: FinishedRow) -> None:
        self.say(subject_of(row).name)
        for score in row.scores:
            self.say(score.name)
        for message in (row.note, row.about.level, row.about.board, *row.about.boxes):
            if message:
                self.say(message)

    def _past_game(self, row: FinishedRow) -> None:
        kept = self.library.finished.read(row.id)
        scored = Scored()
        if kept.lines:
            with suppress(LoomError):  # it cannot be looked through, and its row stays
                scored = scored_of(self.library.review(row.id))
        shown_result = seen_by(kept.result, self.library.people.me)
        threads = self.library.glimpses.look(row.id).threads
        over = at_the_end(row.game, shown_result, scored, _nothing, _nothing, threads)
        self.lay(partial(final, over))
        play = play_of_kept(kept, self.words.text, NOON, Known(self.library.people.all()))
        self.say(score_text(play, self.words))
        link(play)

    def _counted(self, row: FinishedRow) -> None:
        counted = Statistics([row], self.library.people.all(), _to_try)
        if counted.not_counted:
            raise NotCounted(row.id)
        self._answers(counted)

    def _answers(self, counted: Statistics) -> None:
        for subject in counted.games:
            self.say(subject.name)
            counted.answer(Taste(game=subject.game))
        for who in counted.people[:3]:
            counted.answer(Taste(who=who))
        counted.answer(Taste())

    # what an owner edited

    def edited(self) -> Iterator[Sight]:
        """Each game whose facts were edited or told, begun; and its new game's page."""
        folder = self.library.folder / "edited"
        files = sorted(folder.glob("*/*.json")) + sorted(folder.glob("*/*/*.json"))
        for file in files:
            name = file.relative_to(folder).as_posix()
            if any(one.id == name.partition("/")[0] for one in GAMES):
                yield Sight(
                    f"edited/{name}", "table", partial(self.begun_once, name.partition("/")[0])
                )
        for language in sorted((folder / "text").glob("*")):
            yield Sight("edited/text", "home", partial(self._spoken, language.name))
        for one in GAMES:
            if self.library.house_facts.of(one.id):
                yield Sight("house_facts.json", "table", partial(self.begun_once, one.id))

    def _spoken(self, language: str) -> None:
        """Home, and a new game of each kind, in a language that was edited."""
        before = self.words.language
        self.words.use(language)
        try:
            self.lay(partial(home, _at_home(self.library.running)))
            for one in GAMES:
                new = NewGame.like_last(self.library, find_game(one.id), self.words.text)
                self.lay(partial(new_game, Deciding(new, _nothing, _nothing)))
        finally:
            self.words.use(before)

    def begun_once(self, game_id: str) -> None:
        """The same page, however many files of it were edited: each is named by what it raises."""
        if game_id not in self._begun:
            try:
                self.begun(game_id)
                self._begun[game_id] = None
            except Exception as error:
                self._begun[game_id] = error
        if (raised := self._begun[game_id]) is not None:
            raise raised

    def begun(self, game_id: str) -> None:
        """As a new game will be."""
        game = find_game(game_id)
        new = NewGame.like_last(self.library, game, self.words.text)
        self.lay(partial(new_game, Deciding(new, _nothing, _nothing)))
        options = game.options_type()
        session = Session.begin(game, options, MemoryJournal(), seed="1")
        for command in game.at_once(options):
            session.do(command)
        self._table(session)
        self._step(session, session.entries[-1], True) if session.entries else None

    # all together

    def _place(self, route: str) -> None:
        self.lay(opened(route, Doors(self.library, self.say, *(_nothing,) * 4)).page)

    def together(self) -> Iterator[Sight]:
        """Home, the pads, what all games come to."""
        yield Sight("", "home", lambda: self.lay(partial(home, _at_home(self.library.running))))
        first = Learn(_nothing, _nothing)
        yield Sight("", "learn", lambda: self.lay(partial(learn, first)))
        yield Sight("", "statistics", lambda: self._answers(self.library.statistics))
        for route in PLACES:
            yield Sight("", route, partial(self._place, route))
        leaving = Leaving(self.library.left_out, _nothing, _nothing, _nothing)
        yield Sight("", "left_out", lambda: self.lay(partial(left_out, leaving)))
        yield Sight("", "checked", lambda: self.lay(partial(checked, Check(Checked(), _nothing))))
        yield Sight("pads.json", "new_game", partial(self.begun_once, "score_pad"))


@cache
def _shipped() -> Words:
    """What is read once for all arrivals."""
    return Words(data_dir() / "text")


class NoHands:
    """Of a page that is looked at and never touched."""

    def __getattr__(self, _name: str) -> Callable[..., tuple[()]]:
        return _nothing


def _nothing(*_any: object) -> tuple[()]:
    return ()


def _at_home(running: Sequence[RunningGame]) -> AtHome:
    return AtHome(running, (), _nothing, _nothing, {}, _nothing)


def _to_try(game: str) -> ToTry:
    return find_game(game).to_try()
