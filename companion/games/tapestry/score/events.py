"""Points, achievements and what breaks a tie."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import (
    player_with,
    put,
)
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class AchievementReached(Event[State]):
    """A token on the highest free value of an achievement; the points are another event."""

    owner: str
    achievement: str

    def apply(self, state: State) -> State:
        places = state.achievements.get(self.achievement, ())
        if self.owner in places:
            raise AssertionError(f"{self.owner} already reached {self.achievement}")
        taken = put(state.achievements, self.achievement, (*places, self.owner))
        return replace(state, achievements=taken)


@dataclass(frozen=True, slots=True)
class PointsScored(Event[State]):
    """Points gained, or lost when negative."""

    player: str
    amount: int
    source: str
    """track, income, tapestry, tech, exploration, conquest, achievement, civilization, …"""
    detail: str = ""
    """The id of what gave them: "science.4", "farm.3", "calendar"."""

    def apply(self, state: State) -> State:
        me = state.players[self.player]
        line = PointLine(self.source, state.turn_number, self.amount, self.detail, me.era)
        return player_with(state, self.player, points=(*me.points, line))


@dataclass(frozen=True, slots=True)
class TallestNamed(Event[State]):
    """The table said whose landmark is the tallest among those level on points."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, tallest=self.player)


EVENTS = (
    AchievementReached,
    PointsScored,
    TallestNamed,
)
