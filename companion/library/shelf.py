"""Kept games put right, brought in from elsewhere, handed to another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.message import Message
from companion.errors import Damaged
from companion.library.arrived import LastArrival
from companion.library.clock import Clock, stamp
from companion.library.describing import describer
from companion.library.editing import Changes, put_right
from companion.library.extremes import showable
from companion.library.finished import FinishedGames
from companion.library.handing import Arrived, Handing
from companion.library.home import Home
from companion.library.ids import Ids
from companion.library.progress import Progress, Work, do_all
from companion.library.rows import FinishedGame
from companion.library.running import FindGame, RunningGames
from companion.library.trial import Failure, Gate

if TYPE_CHECKING:
    from companion.library.library import Library

PIECE = 100
"""So many are given their ids at a time."""


class Shelf:
    """Of a library that is open."""

    def __init__(
        self,
        home: Home,
        running: RunningGames,
        finished: FinishedGames,
        ids: Ids,
        find: FindGame,
        now: Clock,
        close: Callable[[str], None],
        gate: Gate,
    ) -> None:
        self._home = home
        self._gate = gate
        self._finished = finished
        self._ids = ids
        self._now = now
        self._close = close
        last = LastArrival(home.folder)
        self._handing = Handing(running, finished, ids, find, describer(find), last)

    def put_right(self, game_id: str, changes: Changes) -> FinishedGame:
        """Change what is kept; the game as it was. Raises AnswerRefused, Damaged, NotKept."""
        self._home.need_writing()
        before = self._finished.read(game_id)
        after = put_right(before, changes, stamp(self._now()))
        if after is not before:
            self._finished.put_right(after)
        return before

    def put_back(self, kept: FinishedGame) -> None:
        """As it was before it was put right; raises NotKept."""
        self._home.need_writing()
        self._finished.put_right(kept)

    def bring_in(
        self,
        games: Sequence[FinishedGame],
        refused: Callable[[FinishedGame, Message], object] = lambda _game, _why: None,
    ) -> Work:
        """Keep games from elsewhere, a file at a time; raises NotKept.

        Their ids are beginnings: each is given a number that is free. `refused` hears of those
        that cannot be shown.
        """
        self._home.need_writing()
        shown: list[FinishedGame] = []
        yield from showable(games, self._gate, shown.append, refused)
        yield from self._keeping(shown)

    def _keeping(self, games: Sequence[FinishedGame]) -> Work:
        """Under free ids, after all that were kept before."""
        order = self._finished.next_order()
        named: list[FinishedGame] = []
        free: dict[str, Iterator[str]] = {}
        for number, game in enumerate(games):
            begun = game.row.id
            game_id = next(free.setdefault(begun, self._ids.free(begun)))
            named.append(replace(game, row=replace(game.row, id=game_id, order=order + number)))
            if number % PIECE == 0:
                yield Progress(number, 2 * len(games))
        yield from self._finished.add_all(named)

    def hand_over(self, game_id: str) -> bytes:
        """A game or a whole campaign as a file; raises NothingToDo, Damaged."""
        return self._handing.over(game_id)

    def take(self, data: bytes) -> tuple[Arrived, ...]:
        """The games of such a file; raises Damaged, TooNew, UnknownKind, NotKept."""
        arrived: list[Arrived] = []
        do_all(self.taking(data, arrived.append))
        return tuple(arrived)

    def taking(self, data: bytes, arrived: Callable[[Arrived], object]) -> Work:
        """The same, a game at a time; `arrived` hears what became of each.

        One that cannot be shown is refused, and the others come; Damaged where none is left, or
        nobody can say which it is.
        """
        self._home.need_writing()
        tried: list[Arrived] = []

        def fill(trial: Library) -> Work:
            return trial.shelf.taking(data, tried.append)

        failures = yield from self._gate.trying(fill)
        refused = _by_place(tried, failures)
        if failures and (len(refused) in (0, len(tried))):
            raise Damaged("library.trial.refused", why=failures[0].said)
        yield from self._handing.taking(data, self._close, arrived, refused)


def _by_place(tried: Sequence[Arrived], failures: Sequence[Failure]) -> dict[int, Message]:
    """Why, by the place of a game in the file it came in."""
    why = {Path(failure.file).stem: failure.said for failure in failures}
    return {place: why[one.id] for place, one in enumerate(tried) if one.id in why}
