"""The games that are open now, between their files and the screens."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from companion.core.about import POINTS, About
from companion.core.game import Game, Result
from companion.core.journal import FileJournal, Journal
from companion.core.message import Message
from companion.errors import NothingToDo, NotKept
from companion.games import title
from companion.library import limits
from companion.library.atomic import fails_as_not_kept, fails_as_unreadable
from companion.library.clock import Clock, minutes_played, stamp
from companion.library.facts import HouseFacts
from companion.library.home import Home
from companion.library.journals import ReadOnlyJournal
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from companion.library.running import (
    FindGame,
    RunningGames,
    head_of_file,
    open_session,
)
from companion.library.settings import SettingsShelf
from companion.library.storage import Tell
from companion.library.timers import Timers

if TYPE_CHECKING:
    from companion.core.answers import Answer
    from companion.core.session import Session, Surroundings

LONGEST_WRITING = 10
"""Minutes within which points are written down that were made before."""


class OpenGames:
    """Sessions by the id of their game."""

    def __init__(
        self,
        home: Home,
        running: RunningGames,
        timers: Timers,
        facts: HouseFacts,
        settings: SettingsShelf,
        find: FindGame,
        now: Clock,
        tell: Tell,
    ) -> None:
        self._home = home
        self._running = running
        self._timers = timers
        self._facts = facts
        self._settings = settings
        self._find = find
        self._now = now
        self._tell = tell
        self._sessions: dict[str, Session[Any]] = {}

    def begin(
        self, game_id: str, game: Game[Any], options: Any, by_app: Collection[str], seed: str = ""
    ) -> Session[Any]:
        """A new game on disk; raises NotKept."""
        from companion.core.session import Session

        self._home.need_writing()
        journal = FileJournal(self._running.path(game_id), most=limits.LINES)
        seed = seed or f"{game_id} {self._now().isoformat()}"
        around = self._around(game.id)
        try:
            session = Session.begin(
                game, options, journal, seed=seed, by_app=sorted(by_app), around=around
            )
        except BaseException:
            journal.close()
            raise
        self._sessions[game_id] = session
        for what in sorted(self._settings.wanted(game.id)):
            session.wanted.turn(what)
        session.wanted.keep = partial(self._keep_wanted, game.id)
        self._running.note_played(game_id)
        return session

    def open(self, game_id: str) -> Session[Any]:
        """A running game, as it was left; raises a LoomError that says why it cannot be opened."""
        if game_id not in self._sessions:
            path = self._running.path(game_id)
            game = self._find(head_of_file(path).game)
            with fails_as_unreadable(path):
                session = open_session(game, self._journal(game_id), self._around(game.id))
            self._sessions[game_id] = session
            session.wanted.keep = partial(self._keep_wanted, game.id)
            self._say_what_was_mended(session)
            self._running.note_played(game_id)
            with suppress(NotKept):
                self._timers.come_back(game_id, touches(session))
        return self._sessions[game_id]

    def id_of(self, session: Session[Any]) -> str:
        """The id of an open game."""
        for game_id, one in self._sessions.items():
            if one is session:
                return game_id
        raise NothingToDo("library.no_such_game")

    def finished_game(self, game_id: str, order: int) -> FinishedGame:
        """An open game that is over, as it will be kept; raises NothingToDo."""
        session = self._sessions[game_id]
        result = session.game.finished(session.state)
        if result is None:
            raise NothingToDo("library.not_over")
        started, ended = session.head.at, stamp(self._now())
        shown = self._timers.shows(game_id, touches(session))
        about = _about(session, result)
        by_touches = minutes_played([started, *touches(session), ended])
        if about.way == POINTS and by_touches < LONGEST_WRITING:
            by_touches = 0  # that was the writing, not the game
        row = FinishedRow(
            id=game_id,
            game=session.game.id,
            started=started,
            ended=ended,
            scores=scores_of(result),
            note=result.note,
            highest_wins=result.highest_wins,
            minutes=by_touches if shown is None else round(shown / 60),
            order=order,
            about=about,
        )
        return FinishedGame(row, result, tuple(session.journal.lines))

    def note_recaps(self) -> None:
        """Keep where each open game stands, so that home need not read it."""
        for game_id, session in self._sessions.items():
            with suppress(OSError):
                self._running.note_recap(game_id, session)

    def rest(self) -> None:
        """Nobody looks at the open games: their clocks stand."""
        for game_id, session in self._sessions.items():
            with suppress(NotKept):
                self._timers.rest(game_id, touches(session))

    def come_back(self) -> None:
        """Somebody does again."""
        for game_id, session in self._sessions.items():
            with suppress(NotKept):
                self._timers.come_back(game_id, touches(session))

    def let_go(self, game_id: str) -> None:
        """Close a game; its session refuses whatever comes after."""
        session = self._sessions.pop(game_id, None)
        if session:
            with suppress(NotKept):
                self._timers.rest(game_id, touches(session))
        if session and isinstance(session.journal, FileJournal):
            session.journal.close()
            closed = Message("library.not_kept.closed")
            session.journal = ReadOnlyJournal(session.journal.lines, closed)

    def clear(self) -> None:
        """Close every game, each with a note of where it stands."""
        self.note_recaps()
        self.close_all()

    def close_all(self) -> None:
        """Close every game."""
        for game_id in tuple(self._sessions):
            self.let_go(game_id)

    def _journal(self, game_id: str) -> Journal:
        """Of a game that can be gone on with, or else only be looked at."""
        path = self._running.path(game_id)
        trouble = self._home.trouble
        if trouble is None:
            try:
                with fails_as_not_kept(path):
                    return FileJournal(path, most=limits.LINES)
            except NotKept as error:  # damaged, and no room for the copy
                trouble = error.message
                self._tell(trouble)
        return ReadOnlyJournal(FileJournal(path, readonly=True).lines, trouble)

    def _around(self, game: str) -> Surroundings:
        from companion.core.session import Surroundings

        def remember(fact: str, value: Answer) -> None:
            try:
                self._facts.set(game, fact, value)
            except NotKept as error:  # the game has it; only the next one will ask again
                self._tell(error.message)

        return Surroundings(
            facts=lambda fact: self._facts.get(game, fact),
            remember=remember,
            now=lambda: stamp(self._now()),
        )

    def _keep_wanted(self, game: str, wanted: frozenset[str]) -> None:
        try:
            self._settings.remember_wanted(game, wanted)
        except NotKept as error:  # this game has it; only the next one will not
            self._tell(error.message)

    def _say_what_was_mended(self, session: Session[Any]) -> None:
        damage = getattr(session.journal, "damage", None)
        if damage is None:
            return
        last = session.last.label if session.last else Message("library.the_start")
        said = {"game": title(session.game.id), "last": last}
        if damage.torn:
            self._tell(Message("library.notice.torn", **said))
        else:
            copy = damage.copy.name if damage.copy else ""
            self._tell(Message("library.notice.cut_short", copy=copy, line=damage.line, **said))


def touches(session: Session[Any]) -> list[str]:
    """When something was done in a game."""
    return [entry.at for entry in session.entries if entry.at]


def _about(session: Session[Any], result: Result) -> About:
    """How it was played, and how it was kept in the end."""
    game, state = session.game, session.state
    about = game.about(session.options, result)
    way = game.kept_as(state) or about.way
    return replace(about, first=game.began(state), way=way)
