"""Kept games put right, brought in from elsewhere, handed to another device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from companion.library.clock import Clock, stamp
from companion.library.describing import describer
from companion.library.editing import Changes, put_right
from companion.library.finished import FinishedGames
from companion.library.handing import Arrived, Handing
from companion.library.home import Home
from companion.library.ids import Ids
from companion.library.progress import Work, do_all
from companion.library.rows import FinishedGame
from companion.library.running import FindGame, RunningGames


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
    ) -> None:
        self._home = home
        self._finished = finished
        self._ids = ids
        self._now = now
        self._close = close
        self._handing = Handing(running, finished, ids, find, describer(find))

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

    def bring_in(self, games: Sequence[FinishedGame]) -> Work:
        """Keep games from elsewhere, a file at a time; raises NotKept.

        Their ids are beginnings: each is given a number that is free.
        """
        self._home.need_writing()
        order = self._finished.next_order()
        named: list[FinishedGame] = []
        free: dict[str, Iterator[str]] = {}
        for number, game in enumerate(games):
            begun = game.row.id
            game_id = next(free.setdefault(begun, self._ids.free(begun)))
            named.append(replace(game, row=replace(game.row, id=game_id, order=order + number)))
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
        """The same, a game at a time; `arrived` hears what became of each."""
        self._home.need_writing()
        yield from self._handing.taking(data, self._close, arrived)
