"""Points, achievements and what breaks a tie."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import Act, Seen, Verb
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
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
        return changed(state, achievements=taken)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        place = len(before.achievements.get(self.achievement, ())) + 1
        target = places.achievement_place(self.achievement, place)
        return (Act(Verb.LAY, places.TOKEN, 1, places.SUPPLY, target, self.owner),)


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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        has = before.players[self.player].score
        return places.scale(self.player, places.POINTS, has, has + self.amount)


@dataclass(frozen=True, slots=True)
class TallestNamed(Bookkeeping[State]):
    """The table said whose landmark is the tallest among those level on points."""

    player: str

    def apply(self, state: State) -> State:
        return changed(state, tallest=self.player)
