"""The order of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.act import Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.state import Phase, State


@dataclass(frozen=True, slots=True)
class ItemTicked(Bookkeeping[State]):
    """An item of the set-up was ticked, or unticked."""

    item: str
    done: bool = True

    def apply(self, state: State) -> State:
        left = tuple(item for item in state.ticked if item != self.item)
        return replace(state, ticked=(*left, self.item) if self.done else left)


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event[State]):
    """Who lays the first tile of the world, or who has the token."""

    seat: str
    builder: bool = False
    """True for the laying of the world, which has a first player of its own."""
    seen: bool = False
    """A correction: the token lies there already."""

    def apply(self, state: State) -> State:
        if self.builder:
            return replace(state, first_builder=self.seat)
        return replace(state, first=self.seat)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        here, there = spots.holder(before.first), spots.holder(self.seat)
        if self.builder or here == there:
            return ()
        if self.seen:
            return Seen(here, spots.TOKEN, 0), Seen(there, spots.TOKEN)
        verb = Verb.MOVE if before.first else Verb.TAKE
        return (Act(verb, spots.TOKEN, 1, here, there),)


@dataclass(frozen=True, slots=True)
class PhaseBegun(Bookkeeping[State]):
    """A phase began; nobody has had a turn in it.

    What nobody had told of the cards when a game of before was over counted nothing, and does so
    for ever.
    """

    phase: Phase

    def apply(self, state: State) -> State:
        begun = replace(state, phase=self.phase, passed=())
        if self.phase is not Phase.OVER:
            return begun
        untold = dict.fromkeys(state.values_needed(), 0)
        return replace(begun, values={**untold, **state.values})


@dataclass(frozen=True, slots=True)
class TurnBegun(Bookkeeping[State]):
    """A new turn: no cards on the table, no trophies won in it."""

    turn: int

    def apply(self, state: State) -> State:
        fresh: dict[str, Any] = {"played": {}, "won_now": (), "owed": {}, "bought": {}, "given": {}}
        begun = replace(state, turn=self.turn, **fresh)
        return replace(begun, activations=0)


@dataclass(frozen=True, slots=True)
class SeatPassed(Bookkeeping[State]):
    """A player is done in this phase."""

    seat: str

    def apply(self, state: State) -> State:
        return replace(state, passed=(*state.passed, self.seat))


@dataclass(frozen=True, slots=True)
class ActivationsCounted(Bookkeeping[State]):
    """So many pieces may be activated by the player whose turn comes."""

    pieces: int
    again: bool = False
    """Within the same turn, after a correction: who has acted stays so."""

    def apply(self, state: State) -> State:
        acted = state.acted if self.again else ()
        return replace(state, activations=self.pieces, acted=acted)


@dataclass(frozen=True, slots=True)
class PieceActivated(Bookkeeping[State]):
    """One of them was."""

    action: str
    space: str = ""
    """Where it stands now on the tablet's world; empty where it is not there (any more)."""

    def apply(self, state: State) -> State:
        acted = (*state.acted, self.space) if self.space else state.acted
        return replace(state, activations=state.activations - 1, acted=acted)


@dataclass(frozen=True, slots=True)
class DeclineOwed(Bookkeeping[State]):
    """What each player must still put into decline."""

    cards: Mapping[str, int] = field(hash=False)

    def apply(self, state: State) -> State:
        return replace(state, owed=self.cards)
