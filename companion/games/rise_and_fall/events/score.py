"""The sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Bookkeeping
from companion.core.written import with_row
from companion.games.rise_and_fall.state import Region, State


@dataclass(frozen=True, slots=True)
class RegionCounted(Bookkeeping[State]):
    """A region was looked at; an empty winner dominates nothing."""

    terrain: str
    spaces: int
    winner: str = ""

    def apply(self, state: State) -> State:
        region = Region(self.terrain, self.spaces, self.winner)
        return replace(state, regions=(*state.regions, region))


@dataclass(frozen=True, slots=True)
class RegionDropped(Bookkeeping[State]):
    """A region was taken off the sheet again."""

    index: int

    def apply(self, state: State) -> State:
        rest = state.regions[: self.index] + state.regions[self.index + 1 :]
        return replace(state, regions=rest)


@dataclass(frozen=True, slots=True)
class ValueLearned(Bookkeeping[State]):
    """What a card or a trophy is worth, as printed: `city.3`, `trophy.city`."""

    key: str
    points: int

    def apply(self, state: State) -> State:
        return replace(state, values={**state.values, self.key: self.points})


@dataclass(frozen=True, slots=True)
class BoxFilled(Bookkeeping[State]):
    """A row of the sheet: so much gold, so many pieces or spaces, and the points they come to."""

    seat: str
    row: str
    n: int
    points: int
    of: tuple[str, ...] = ()
    """The sizes of the regions, or the trophies, where these were told one by one."""

    def apply(self, state: State) -> State:
        told = self.of or self.n
        written: State = with_row(state, self.seat, self.row, self.points, told)
        return written


@dataclass(frozen=True, slots=True)
class SheetConfirmed(Bookkeeping[State]):
    """A player has looked at the rows and agrees."""

    seat: str

    def apply(self, state: State) -> State:
        return replace(state, counted=(*state.counted, self.seat))
