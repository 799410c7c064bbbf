"""The score sheet of a game: a column for each of its people, a row for each thing that counts.

    SHEET = ScoreSheet(SEAT, ROW, sheet_of, head_of)

    SHEET.grid(state, offers)     # as it is shown, told by what can be done
    SHEET.lines(state)            # as it is kept
    SHEET.forms(WriteRow, WriteTotal)

A game says whose sheets there are, which rows, and what is written of somebody; what it comes to
and what can be done is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from companion.core.command import Command
from companion.core.command import Entry as Entered
from companion.core.form import Form
from companion.core.grid import Entry, Grid, Head, Line, Value
from companion.core.message import Message
from companion.core.noun import Noun, Put, none
from companion.core.offer import Filled, Offer
from companion.core.question import Amount, Question
from companion.core.scored import UNTOLD, Cell
from companion.core.scored import Line as Kept
from companion.core.step import Step
from companion.core.written import MOST, RowWritten, TotalWritten, Written, verify_points
from companion.errors import RuleBroken

S = TypeVar("S")
SEAT, ROW, POINTS = "seat", "row", "points"
WRITE, TOTAL, END = "sheet.write", "sheet.total", "end"
REST = (UNTOLD, Message("core.sheet.untold"), "star")
Offers: TypeAlias = Mapping[str, Offer[Any]]
NOTHING: Offers = MappingProxyType({})


def plain_entry(_state: object, _row: str) -> Entry:
    """Its digits."""
    return Entry()


@dataclass(frozen=True)
class ScoreSheet(Generic[S]):
    """What a game says of its sheet."""

    people: Noun[S]
    rows: Noun[S]
    of: Callable[[S, str], Written]
    """What is written of somebody."""
    head: Callable[[S, str], tuple[Message | str, str, str]]
    """Name, colour and shape of somebody."""
    entry: Callable[[S, str], Entry] = plain_entry
    """With which keys a row is told."""
    counted: Callable[[S, Written, str], Message | str | int | None] = none
    """Of somebody's row, what was counted for it."""
    follows: tuple[str, ...] = ()
    """Rows that follow from others, and are not written."""
    standing: Callable[[S, str], tuple[int, bool]] | None = None
    """Points and whether they lead, where it is not the most points of one's own that win."""

    def all(self, state: S) -> dict[str, Written]:
        """By seat."""
        return {seat: self.of(state, seat) for seat in self.people.now(state, {})}

    def told_by_all(self, state: S) -> bool:
        """Something of everybody is written."""
        return all(one.known is not None for one in self.all(state).values())

    def verify(self, state: S, seat: str, row: str = "") -> None:
        """Whether there is such a place on it."""
        if seat not in self.people.now(state, {}):
            raise RuleBroken("core.sheet.nobody")
        if row and row not in self.rows.now(state, {}):
            raise RuleBroken("core.sheet.no_row")

    # said

    def row_said(self, state: S, seat: str, row: str, points: int) -> Message:
        """A row, as a step is called."""
        who, what = self.head(state, seat)[0], self.rows.called(state, row)
        return Message("core.sheet.did.row", who=who, row=what, n=points)

    def total_said(self, state: S, seat: str, total: int) -> Message:
        """A total, as a step is called."""
        return Message("core.sheet.did.total", who=self.head(state, seat)[0], n=total)

    # shown

    def grid(self, state: S, offers: Offers = NOTHING) -> Grid:
        """Everybody beside each other, told by what can be done now."""
        sheets = self.all(state)
        rows = (self._line(state, row, sheets) for row in self.rows.now(state, {}))
        rest = {seat: one.unaccounted or None for seat, one in sheets.items()}
        left = (Line(*REST, rest, follows=True),) if any(rest.values()) else ()
        return told_by(Grid(self._heads(state, sheets), (*rows, *left)), offers)

    def _heads(self, state: S, sheets: Mapping[str, Written]) -> tuple[Head, ...]:
        best = max((one.points for one in sheets.values()), default=0)
        stands = self.standing or (lambda _state, seat: (n := sheets[seat].points, 0 < best == n))
        return tuple(
            Head(seat, *self.head(state, seat), *stands(state, seat), one.total)
            for seat, one in sheets.items()
        )

    def _line(self, state: S, row: str, sheets: Mapping[str, Written]) -> Line:
        cells = {seat: one.rows.get(row) for seat, one in sheets.items()}
        told = {seat: one.told[row] for seat, one in sheets.items() if row in one.told}
        name, icon = self.rows.called(state, row), self.rows.icon(state, row)
        asks, follows = self.entry(state, row), row in self.follows
        return Line(row, name, icon, cells, follows, asks, told)

    # kept

    def lines(self, state: S) -> Iterator[Kept]:
        """The rows that somebody filled in, then what of a total none of them accounts for."""
        sheets = self.all(state)
        for row in self.rows.now(state, {}):
            cells = {
                seat: Cell(one.rows[row], self.counted(state, one, row))
                for seat, one in sheets.items()
                if row in one.rows
            }
            if cells:
                yield Kept(row, self.rows.called(state, row), self.rows.icon(state, row), cells)
        rest = {seat: Cell(one.unaccounted) for seat, one in sheets.items() if one.unaccounted}
        if rest:
            yield Kept(*REST, rest)

    # written

    def _written_rows(self, state: S, filled: Filled) -> Iterator[str]:
        return (row for row in self.rows.now(state, filled) if row not in self.follows)

    def forms(
        self,
        write: Callable[[str, str, Any], Command[S]],
        total: Callable[[str, int], Command[S]],
        asks: Callable[[S, str, str], Question[Any] | None] = none,
    ) -> tuple[Form[S], ...]:
        """A row of somebody, or the total.

        `asks` for what the points of a row follow from, where they are not written themselves.
        """

        def points(state: S, f: Filled) -> Question[Any]:
            told = asks(state, f[SEAT], f[ROW])
            return told or _points(self.of(state, f[SEAT]).rows.get(f[ROW]))

        a_row: Form[S] = Form(
            WRITE,
            lambda state: Message("core.sheet.write"),
            lambda state, f: write(f[SEAT], f[ROW], f[POINTS]),
            (self.people, self.rows.among(self._written_rows), Put(POINTS, points)),
            icon=lambda state: "edit",
        )
        in_all: Form[S] = Form(
            TOTAL,
            lambda state: Message("core.sheet.total"),
            lambda state, f: total(f[SEAT], f[POINTS]),
            (self.people, Put(POINTS, lambda state, f: _points(self.of(state, f[SEAT]).known))),
            icon=lambda state: "score",
        )
        return (a_row, in_all)


def told_by(grid: Grid, offers: Offers) -> Grid:
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


@dataclass(frozen=True, slots=True)
class WritesRow(Command[Any]):
    """So many points in a row of somebody's sheet: a game's own says which sheet."""

    SHEET: ClassVar[ScoreSheet[Any]]
    seat: str
    row: str
    points: int

    def verify(self, state: Any) -> None:
        """The row stands there, and the number can."""
        self.SHEET.verify(state, self.seat, self.row)
        verify_points(self.points)

    def carry_out(self, step: Step[Any]) -> None:
        """As it was told."""
        step.record(RowWritten(self.seat, self.row, self.points))

    def label(self, entry: Entered[Any]) -> Message:
        """Whose, which and how many."""
        return self.SHEET.row_said(entry.before, self.seat, self.row, self.points)


@dataclass(frozen=True, slots=True)
class WritesTotal(Command[Any]):
    """So many points in all."""

    SHEET: ClassVar[ScoreSheet[Any]]
    seat: str
    total: int

    def verify(self, state: Any) -> None:
        """No less than what is written below it."""
        self.SHEET.verify(state, self.seat)
        self.SHEET.of(state, self.seat).verify_total(self.total)

    def carry_out(self, step: Step[Any]) -> None:
        """As it was told."""
        step.record(TotalWritten(self.seat, self.total))

    def label(self, entry: Entered[Any]) -> Message:
        """Whose, and how many."""
        return self.SHEET.total_said(entry.before, self.seat, self.total)
