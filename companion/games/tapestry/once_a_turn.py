"""What may happen once a turn: remembered until the turn passes."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.changed import changed
from companion.core.event import Bookkeeping
from companion.games.tapestry.state import State


class OnceATurn(Bookkeeping[State]):
    """It is what is remembered; the second time it changes nothing."""

    __slots__ = ()

    def apply(self, state: State) -> State:
        if self in state.this_turn:
            return state
        return changed(state, this_turn=(*state.this_turn, self))


@dataclass(frozen=True, slots=True)
class SpaceGained(OnceATurn):
    """What a space of a track gives was gained."""

    VERSION = 2

    track: str
    space: int
    owner: str = ""
    """By whom: what one gained is no other's. Empty in games of before: anybody's."""


@dataclass(frozen=True, slots=True)
class PositionRepeated(OnceATurn):
    """An icon repeated a position."""

    source: str
    detail: str
    """What shows the icon."""


@dataclass(frozen=True, slots=True)
class CivilizationUsed(OnceATurn):
    """A civilization's ability of an income turn was used."""

    civilization: str


@dataclass(frozen=True, slots=True)
class MasterpieceUsed(OnceATurn):
    """A masterpiece was gained on an income turn, or came too late for it."""

    card: str


@dataclass(frozen=True, slots=True)
class TechnologyLocked(OnceATurn):
    """A technology goes up no more."""

    card: str


@dataclass(frozen=True, slots=True)
class TerritoryConquered(OnceATurn):
    """A conquest was made there."""

    place: str


@dataclass(frozen=True, slots=True)
class TreasureSought(OnceATurn):
    """A token was put there for its treasure: the black die's territory is this one."""

    place: str
    """Empty where that face gives nothing."""


@dataclass(frozen=True, slots=True)
class BuildingCame(OnceATurn):
    """An income building or a landmark was gained."""


@dataclass(frozen=True, slots=True)
class ThingCollected(OnceATurn):
    """Something went on the mat of those who collect."""


def space_gained(state: State, owner: str, track: str, space: int) -> bool:
    """Whether they gained what it gives in this turn."""
    marks = SpaceGained(track, space, owner), SpaceGained(track, space)
    return any(mark in state.this_turn for mark in marks)
