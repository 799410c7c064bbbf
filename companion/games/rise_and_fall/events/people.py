"""What players own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.rise_and_fall.content import GOLD
from companion.games.rise_and_fall.state import State


@dataclass(frozen=True, slots=True)
class TreasuryChanged(Event[State]):
    """Gold, wood or stone went between a player and the bank."""

    seat: str
    gold: int = 0
    wood: int = 0
    stone: int = 0

    def apply(self, state: State) -> State:
        player = state.player(self.seat)
        state = state.with_player(
            self.seat,
            gold=player.gold + self.gold,
            wood=player.wood + self.wood,
            stone=player.stone + self.stone,
        )
        return state if state.bank is None else replace(state, bank=state.bank - self.gold)


@dataclass(frozen=True, slots=True)
class PiecesChanged(Event[State]):
    """Pieces of a kind came into the world, or left it for the reserve."""

    seat: str
    kind: str
    by: int

    def apply(self, state: State) -> State:
        player = state.player(self.seat)
        pieces = {**player.pieces, self.kind: player.in_world(self.kind) + self.by}
        return state.with_player(self.seat, pieces=pieces)


@dataclass(frozen=True, slots=True)
class PieceDeployed(Event[State]):
    """One of the three starting pieces was placed."""

    seat: str
    kind: str

    def apply(self, state: State) -> State:
        placed = (*state.deployed, f"{self.seat} {self.kind}")
        return PiecesChanged(self.seat, self.kind, 1).apply(replace(state, deployed=placed))


@dataclass(frozen=True, slots=True)
class CivilizationEnded(Event[State]):
    """A civilization is extinct: its pieces leave the world; its trophies stay counted."""

    seat: str

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, pieces={}, extinct=True)


@dataclass(frozen=True, slots=True)
class Corrected(Event[State]):
    """The bank's gold was set by hand; of a player, only in journals of before."""

    #: Empty for the bank's gold.
    seat: str
    #: `gold`, `wood`, `stone`.
    what: str
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        if self.seat:
            return state.with_player(self.seat, **{self.what: self.value})
        return replace(state, bank=self.value)


@dataclass(frozen=True, slots=True)
class TreasuryCounted(Event[State]):
    """What a player owns was counted anew: gold that differs is the bank's, or came from it."""

    seat: str
    #: `gold`, `wood`, `stone`.
    what: str
    value: int
    note: str = ""

    def apply(self, state: State) -> State:
        more = self.value - state.player(self.seat).holds(self.what)
        state = state.with_player(self.seat, **{self.what: self.value})
        if self.what != GOLD or state.bank is None:
            return state
        return replace(state, bank=max(0, state.bank - more))
