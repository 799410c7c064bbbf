"""What players own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
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
    """A value was set by hand; the bank is left as it is."""

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
