"""A score sheet that people fill in: points by row, or a total alone, at any time.

A game lists its rows and says what is written; this says what it comes to and what can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from companion.core.command import Command
from companion.core.event import Bookkeeping
from companion.core.form import Form
from companion.core.grid import Grid, Value
from companion.core.message import Message
from companion.core.noun import Noun, Put
from companion.core.offer import Filled, Offer
from companion.core.question import Amount, Question
from companion.core.scored import UNTOLD, Cell, Line
from companion.errors import RuleBroken

S = TypeVar("S")
SEAT, ROW, POINTS = "seat", "row", "points"
WRITE, TOTAL, END = "sheet.write", "sheet.total", "end"
MOST = 999


@dataclass(frozen=True, slots=True)
class Written:
    """What is written of somebody."""

    rows: Mapping[str, int] = field(default_factory=dict)
    total: int | None = None
    """As it was told, whatever the rows come to."""

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
        """What of the total no row accounts for."""
        return self.points - sum(self.rows.values())

    def with_row(self, row: str, points: int) -> Written:
        """A row as it is now."""
        return replace(self, rows={**self.rows, row: points})

    def verify_total(self, total: int) -> None:
        """A total is no less than its parts."""
        verify_points(total)
        parts = sum(self.rows.values())
        if total < parts:
            raise RuleBroken("core.sheet.parts", least=parts)


@dataclass(frozen=True, slots=True)
class RowWritten(Bookkeeping[Any]):
    """So many points in a row of somebody's sheet; the state keeps the sheets as `written`."""

    seat: str
    row: str
    points: int

    def apply(self, state: Any) -> Any:
        """The row as it is now."""
        sheet = state.written.get(self.seat, Written()).with_row(self.row, self.points)
        return replace(state, written={**state.written, self.seat: sheet})


@dataclass(frozen=True, slots=True)
class TotalWritten(Bookkeeping[Any]):
    """So many points in all."""

    seat: str
    total: int

    def apply(self, state: Any) -> Any:
        """The total as it was told."""
        sheet = replace(state.written.get(self.seat, Written()), total=self.total)
        return replace(state, written={**state.written, self.seat: sheet})


def unaccounted_line(sheets: Mapping[str, Written]) -> Iterator[Line]:
    """Points of a total that no row accounts for, where there are any."""
    cells = {seat: Cell(sheet.unaccounted) for seat, sheet in sheets.items() if sheet.unaccounted}
    if cells:
        yield Line(UNTOLD, Message("core.sheet.untold"), "star", cells)


def verify_points(points: int) -> None:
    """A number that can be on a sheet."""
    if not -MOST <= points <= MOST:
        raise RuleBroken("core.answer.between", low=-MOST, high=MOST)


def sheet_forms(
    people: Noun[S],
    rows: Noun[S],
    write: Callable[[str, str, Any], Command[S]],
    total: Callable[[str, int], Command[S]],
    now: Callable[[S, str], Written],
    counted: Callable[[S, str, str], Question[Any] | None] = lambda _state, _seat, _row: None,
) -> tuple[Form[S], ...]:
    """A row of somebody, or the total.

    `counted` asks for what the points of a row follow from, where they are not written themselves.
    """

    def points(state: S, f: Filled) -> Question[Any]:
        told = counted(state, f[SEAT], f[ROW])
        return told or _points(now(state, f[SEAT]).rows.get(f[ROW]))

    a_row: Form[S] = Form(
        WRITE,
        lambda state: Message("core.sheet.write"),
        lambda state, f: write(f[SEAT], f[ROW], f[POINTS]),
        (people, rows, Put(POINTS, points)),
        icon=lambda state: "edit",
    )
    in_all: Form[S] = Form(
        TOTAL,
        lambda state: Message("core.sheet.total"),
        lambda state, f: total(f[SEAT], f[POINTS]),
        (people, Put(POINTS, lambda state, f: _points(now(state, f[SEAT]).known))),
        icon=lambda state: "score",
    )
    return (a_row, in_all)


def told_by(grid: Grid, offers: Mapping[str, Offer[Any]]) -> Grid:
    """A sheet as it is told: its cells, its totals and its end are what can be done now."""
    if WRITE not in offers:
        return grid

    def cell(seat: str, row: str, told: Value) -> Offer[Any]:
        return offers[WRITE].with_(**{SEAT: seat, ROW: row, POINTS: told})

    def in_all(seat: str, total: int) -> Offer[Any]:
        return offers[TOTAL].with_(**{SEAT: seat, POINTS: total})

    ends = (offers[END],) if END in offers else ()
    return replace(grid, write=cell, total=in_all, ends=ends)


def _points(now: int | None) -> Amount:
    return Amount(POINTS, Message("core.sheet.points"), -MOST, MOST, now)
