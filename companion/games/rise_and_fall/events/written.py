"""What people write on the sheet themselves."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.core.written import Written
from companion.games.rise_and_fall.state import State


@dataclass(frozen=True, slots=True)
class RowWritten(Bookkeeping[State]):
    """So many points in a row."""

    seat: str
    row: str
    points: int

    def apply(self, state: State) -> State:
        sheet = state.written.get(self.seat, Written()).with_row(self.row, self.points)
        return replace(state, written={**state.written, self.seat: sheet})


@dataclass(frozen=True, slots=True)
class TotalWritten(Bookkeeping[State]):
    """So many points in all."""

    seat: str
    total: int

    def apply(self, state: State) -> State:
        sheet = replace(state.written.get(self.seat, Written()), total=self.total)
        return replace(state, written={**state.written, self.seat: sheet})
