"""The sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.rise_and_fall.state import Region, State


@dataclass(frozen=True, slots=True)
class RegionCounted(Event[State]):
    """A region was looked at; an empty winner dominates nothing."""

    terrain: str
    spaces: int
    winner: str = ""

    def apply(self, state: State) -> State:
        region = Region(self.terrain, self.spaces, self.winner)
        return replace(state, regions=(*state.regions, region))


@dataclass(frozen=True, slots=True)
class RegionDropped(Event[State]):
    """A region was taken off the sheet again."""

    index: int

    def apply(self, state: State) -> State:
        rest = state.regions[: self.index] + state.regions[self.index + 1 :]
        return replace(state, regions=rest)


@dataclass(frozen=True, slots=True)
class ValueLearned(Event[State]):
    """What a card or a trophy is worth, as printed: `city.3`, `trophy.city`."""

    key: str
    points: int

    def apply(self, state: State) -> State:
        return replace(state, values={**state.values, self.key: self.points})


@dataclass(frozen=True, slots=True)
class SheetConfirmed(Event[State]):
    """A player has looked at the rows and agrees."""

    seat: str

    def apply(self, state: State) -> State:
        return replace(state, counted=(*state.counted, self.seat))
