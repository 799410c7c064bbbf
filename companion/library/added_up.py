"""The statistics of the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING, Any

from companion.core.game import Game
from companion.library.finished import FinishedGames
from companion.library.people import Person
from companion.library.rows import FinishedRow

if TYPE_CHECKING:
    from companion.library.statistics import Statistics

#: So many games are worked out at a time, within a few milliseconds.
PIECE = 100


class AddedUp:
    """Kept until something they are made of is another; home waits for none of it."""

    def __init__(self, find: Callable[[str], Game[Any]]) -> None:
        self._find = find
        self._made_of: tuple[Any, ...] = ()
        self._statistics: Statistics | None = None
        #: Rows worked out of which nothing was asked yet.
        self._ahead: Statistics | None = None

    def now(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Statistics:
        """Of these games and people; quick where they were looked at ahead."""
        made_of = finished, finished.version, people
        if self._statistics is None or self._made_of != made_of:
            before = self._statistics or self._ahead
            same = self._made_of[2:] == made_of[2:]
            self._statistics = self._of(finished, people, moment, before if same else None)
            self._made_of, self._ahead = made_of, None
        return self._statistics

    def looking_ahead(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Iterator[None]:
        """Work out what the games come to, a few at a time, before anybody asks."""
        if self._statistics is not None:
            return
        self._made_of = None, 0, people
        self._ahead = ahead = self._of((), people, moment, None)
        for start in range(0, len(finished), PIECE):
            if self._ahead is not ahead:  # somebody asked
                return
            ahead.learn(finished[start : start + PIECE])
            yield
        self.now(finished, people, moment)

    def _of(
        self,
        rows: Iterable[FinishedRow],
        people: tuple[Person, ...],
        moment: datetime,
        before: Statistics | None,
    ) -> Statistics:
        from companion.library.statistics import Statistics

        zone = moment.astimezone().tzinfo
        return Statistics(rows, people, lambda game: self._find(game).to_try(), zone, before)
