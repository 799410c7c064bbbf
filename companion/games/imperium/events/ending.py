"""The end and the score."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.core.grid import Value
from companion.core.written import Written
from companion.games.imperium.state import Ending, Phase, State

VARIABLE, VARIABLE_AT_MOST, VARIABLE_OF_CIV = "variable", 10, 5
UNREST_LINE = "unrest"
"""Counted only after a collapse with several players, and worth nothing."""
WORTH = {"variable_cards": VARIABLE_OF_CIV, UNREST_LINE: 0}
"""Points of one that is counted, where it is no point itself."""


@dataclass(frozen=True, slots=True)
class ScoringTriggered(Bookkeeping[State]):
    """This round is finished and one more is played."""

    reason: str

    def apply(self, state: State) -> State:
        return replace(state, ending=Ending(self.reason, state.round + 1))


@dataclass(frozen=True, slots=True)
class ScoringUndone(Bookkeeping[State]):
    """It was not triggered after all."""

    def apply(self, state: State) -> State:
        return replace(state, ending=None)


@dataclass(frozen=True, slots=True)
class Collapsed(Bookkeeping[State]):
    """The Unrest pile ran out: the game is over at once."""

    def apply(self, state: State) -> State:
        over = Phase.OVER if state.options.mode == "solo" else Phase.SCORING
        return replace(state, collapsed=True, phase=over)


@dataclass(frozen=True, slots=True)
class ScoreEntered(Bookkeeping[State]):
    """A line of a score sheet was counted."""

    seat: str
    line: str
    points: int

    def apply(self, state: State) -> State:
        points = WORTH.get(self.line, 1) * self.points
        return _counted(state, self.seat, self.line, points, self.points)


@dataclass(frozen=True, slots=True)
class VariableCardsEntered(Bookkeeping[State]):
    """The variable cards of a player, one by one, as counted."""

    seat: str
    points: tuple[int, ...]

    def apply(self, state: State) -> State:
        points = sum(min(one, VARIABLE_AT_MOST) for one in self.points)
        return _counted(state, self.seat, VARIABLE, points, tuple(map(str, self.points)))


def _counted(state: State, seat: str, line: str, points: int, told: Value) -> State:
    sheet = state.sheets.get(seat, Written()).with_row(line, points, told)
    return replace(state, sheets={**state.sheets, seat: sheet})
