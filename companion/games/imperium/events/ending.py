"""The end and the score."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.games.imperium.state import Ending, Phase, Sheet, State


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
        sheet = state.sheets.get(self.seat, Sheet())
        sheet = replace(sheet, lines={**sheet.lines, self.line: self.points})
        return replace(state, sheets={**state.sheets, self.seat: sheet})


@dataclass(frozen=True, slots=True)
class VariableCardsEntered(Bookkeeping[State]):
    """The variable cards of a player, one by one, as counted."""

    seat: str
    points: tuple[int, ...]

    def apply(self, state: State) -> State:
        sheet = replace(state.sheets.get(self.seat, Sheet()), variable=self.points)
        return replace(state, sheets={**state.sheets, self.seat: sheet})
