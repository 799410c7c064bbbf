"""What happens to the pad."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.games.score_pad.state import Row, State


@dataclass(frozen=True, slots=True)
class ScoreWritten(Bookkeeping[State]):
    """A cell has these points now."""

    row: int
    seat: str
    points: int

    def apply(self, state: State) -> State:
        """The old ones are gone."""
        old = state.rows[self.row].points
        return with_points(state, self.row, {**old, self.seat: self.points})


@dataclass(frozen=True, slots=True)
class ScoreCleared(Bookkeeping[State]):
    """A cell is empty again."""

    row: int
    seat: str

    def apply(self, state: State) -> State:
        """The others keep theirs."""
        old = state.rows[self.row].points
        kept = {seat: points for seat, points in old.items() if seat != self.seat}
        return with_points(state, self.row, kept)


@dataclass(frozen=True, slots=True)
class RowAdded(Bookkeeping[State]):
    """The pad has another row at its end."""

    name: str = ""

    def apply(self, state: State) -> State:
        """It is empty."""
        return replace(state, rows=(*state.rows, Row(self.name)))


@dataclass(frozen=True, slots=True)
class RowRenamed(Bookkeeping[State]):
    """A row has another name."""

    row: int
    name: str

    def apply(self, state: State) -> State:
        """Its points stay."""
        return with_row(state, self.row, replace(state.rows[self.row], name=self.name))


@dataclass(frozen=True, slots=True)
class RowCounted(Bookkeeping[State]):
    """The points of a row count so many times from now on."""

    row: int
    times: int

    def apply(self, state: State) -> State:
        """They stay as they were written."""
        return with_row(state, self.row, replace(state.rows[self.row], times=self.times))


@dataclass(frozen=True, slots=True)
class SeatChanged(Bookkeeping[State]):
    """A seat has another name, colour or shape."""

    seat: str
    name: str
    colour: str
    shape: str

    def apply(self, state: State) -> State:
        """Its points stay."""
        changed = replace(
            state.seats[self.seat], name=self.name, colour=self.colour, shape=self.shape
        )
        return replace(state, seats={**state.seats, self.seat: changed})


@dataclass(frozen=True, slots=True)
class WinnerTurned(Bookkeeping[State]):
    """The highest or the lowest total wins from now on."""

    highest_wins: bool

    def apply(self, state: State) -> State:
        """The points stay."""
        return replace(state, highest_wins=self.highest_wins)


@dataclass(frozen=True, slots=True)
class PadEnded(Bookkeeping[State]):
    """The game is over; rows nobody has written in are dropped from the end."""

    def apply(self, state: State) -> State:
        """The totals count."""
        rows = state.rows
        while len(rows) > 1 and state.counts_rounds and not rows[-1].points:
            rows = rows[:-1]
        return replace(state, rows=rows, over=True)


def with_row(state: State, number: int, row: Row) -> State:
    """The pad with another row in its place."""
    rows = state.rows
    return replace(state, rows=(*rows[:number], row, *rows[number + 1 :]))


def with_points(state: State, number: int, points: Mapping[str, int]) -> State:
    """The pad with other points in a row."""
    return with_row(state, number, replace(state.rows[number], points=points))
