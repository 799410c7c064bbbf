"""What people write on a score sheet themselves: points by row, or a total alone, at any time.

The state of a game that has one keeps these by seat, as `written`; a game whose points come from
elsewhere says what it comes to in the same terms (`core/score_sheet.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.event import Bookkeeping
from companion.core.grid import Value
from companion.core.scored import UNTOLD
from companion.errors import RuleBroken

MOST = 999


@dataclass(frozen=True, slots=True)
class Written:
    """What is written of somebody."""

    rows: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None
    """As it was told, whatever the rows come to."""
    told: Mapping[str, Value] = field(default_factory=dict)
    """By row, what its points follow from, where that was told and not the points."""

    @property
    def points(self) -> int:
        """The total, or what the rows come to where that is more or nothing else was told."""
        parts = sum(self.rows.values())
        return parts if self.total is None else max(parts, self.total)

    @property
    def known(self) -> int | None:
        """The same; None while nothing is written."""
        return self.points if self.rows or self.total is not None else None

    @property
    def unaccounted(self) -> int:
        """What of the points no row accounts for."""
        return self.points - sum(n for row, n in self.rows.items() if row != UNTOLD)

    def with_row(self, row: str, points: int, told: Value | None = None) -> Written:
        """A row as it is now, and what its points follow from."""
        others = {one: value for one, value in self.told.items() if one != row}
        follows = others if told is None else {**others, row: told}
        return replace(self, rows={**self.rows, row: points}, told=follows)

    def verify_total(self, total: int) -> None:
        """A total is no less than its parts."""
        verify_points(total)
        parts = sum(self.rows.values())
        if total < parts:
            raise RuleBroken("core.sheet.parts", least=parts)


def verify_points(points: int) -> None:
    """A number that can be on a sheet."""
    if not -MOST <= points <= MOST:
        raise RuleBroken("core.answer.between", low=-MOST, high=MOST)


@dataclass(frozen=True, slots=True)
class RowWritten(Bookkeeping[Any]):
    """So many points in a row of somebody's sheet; the state keeps the sheets as `written`."""

    seat: str
    row: str
    points: int

    def apply(self, state: Any) -> Any:
        """The row as it is now."""
        return with_row(state, self.seat, self.row, self.points)


@dataclass(frozen=True, slots=True)
class TotalWritten(Bookkeeping[Any]):
    """So many points in all."""

    seat: str
    total: int

    def apply(self, state: Any) -> Any:
        """The total as it was told."""
        sheet = replace(state.written.get(self.seat, Written()), total=self.total)
        return replace(state, written={**state.written, self.seat: sheet})


def with_row(state: Any, seat: str, row: str, points: int, told: Value | None = None) -> Any:
    """The state with a row written, and what its points follow from."""
    sheet = state.written.get(seat, Written()).with_row(row, points, told)
    return replace(state, written={**state.written, seat: sheet})
