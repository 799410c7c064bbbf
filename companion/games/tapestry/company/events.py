"""What is told where not every move is: points, an era gone by, how the game is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.core.scored import UNTOLD
from companion.games.tapestry.change import player_with, put, without
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.correcting.seen import SeenOnTable
from companion.games.tapestry.player import UNKNOWN, PointLine
from companion.games.tapestry.state import State

UNACCOUNTED = UNTOLD
"""The source of points of which nobody said where they come from."""
ON_SHEET = "sheet"
"""The detail of what was written on the score sheet."""


@dataclass(frozen=True, slots=True)
class PointsCounted(SeenOnTable):
    """Somebody has so many points more, or fewer when negative."""

    player: str
    amount: int
    source: str = UNACCOUNTED
    detail: str = ""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        line = PointLine(self.source, state.turn_number, self.amount, self.detail, me.era)
        return player_with(state, self.player, points=(*me.points, line))


@dataclass(frozen=True, slots=True)
class EraCounted(SeenOnTable):
    """Somebody has begun an era; the tapestry that was played for it has no name."""

    player: str
    plays_tapestry: bool = False

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        era = me.income_turns + 1
        if not self.plays_tapestry:
            return player_with(state, self.player, income_turns=era)
        pile = (*me.mat.get(str(era), ()), UNKNOWN)
        hand = without(me.hand, UNKNOWN)
        mat = put(me.mat, str(era), pile)
        return player_with(state, self.player, income_turns=era, hand=hand, mat=mat)


@dataclass(frozen=True, slots=True)
class IncomeTold(Bookkeeping[State]):
    """What was said at an income turn that the app does not follow."""

    player: str
    techs: int = 0
    territories: int = 0
    lines: int = 0

    def apply(self, state: State) -> State:
        told = Reported(self.techs, self.territories, self.lines)
        return replace(state, told=put(state.told, self.player, told))


@dataclass(frozen=True, slots=True)
class RichestNamed(Bookkeeping[State]):
    """The table said who has the most resources left among those level on points."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, richest=self.player)
