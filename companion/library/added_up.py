"""The statistics of the moment."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from companion.core.game import Game
from companion.library.finished import FinishedGames
from companion.library.people import Person

if TYPE_CHECKING:
    from companion.library.statistics import Statistics


class AddedUp:
    """Kept until something they are made of is another; home waits for none of it."""

    def __init__(self, find: Callable[[str], Game[Any]]) -> None:
        self._find = find
        self._made_of: tuple[Any, ...] = ()
        self._statistics: Statistics | None = None

    def now(
        self, finished: FinishedGames, people: tuple[Person, ...], moment: datetime
    ) -> Statistics:
        """Of these games and people."""
        made_of = finished, finished.version, people
        if self._statistics is None or self._made_of != made_of:
            from companion.library.statistics import Statistics

            same = self._made_of[2:] == made_of[2:]
            self._statistics = Statistics(
                finished,
                people,
                lambda game: self._find(game).to_try(),
                moment.astimezone().tzinfo,
                self._statistics if same else None,
            )
            self._made_of = made_of
        return self._statistics
