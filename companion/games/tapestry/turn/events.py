"""Whose turn it is, resources, what the owner told, the end."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.act import Act, Seen
from companion.core.changed import changed
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.change import (
    player_with,
    put,
)
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.player import RESOURCE_CAP
from companion.games.tapestry.state import Phase, State


@dataclass(frozen=True, slots=True)
class ResourceGained(Event[State]):
    """A resource marker went up; what is over 8 is lost."""

    player: str
    resource: str
    n: int = 1

    def apply(self, state: State) -> State:
        has = state.players[self.player].resources
        amount = min(RESOURCE_CAP, has[self.resource] + self.n)
        return player_with(state, self.player, resources=put(has, self.resource, amount))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        has = before.players[self.player].resources[self.resource]
        now = min(RESOURCE_CAP, has + self.n)
        return places.scale(self.player, self.resource, has, now)


@dataclass(frozen=True, slots=True)
class ResourcePaid(Event[State]):
    """A resource marker went down."""

    player: str
    resource: str
    n: int = 1

    def apply(self, state: State) -> State:
        has = state.players[self.player].resources
        left = has[self.resource] - self.n
        if left < 0:
            raise AssertionError(f"{self.player} pays {self.n} {self.resource}, has {left}")
        return player_with(state, self.player, resources=put(has, self.resource, left))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        has = before.players[self.player].resources[self.resource]
        return places.scale(self.player, self.resource, has, has - self.n)


@dataclass(frozen=True, slots=True)
class FactSettled(Bookkeeping[State]):
    """The owner said what no source gives."""

    fact: str
    answer: str

    def apply(self, state: State) -> State:
        facts = put(state.setup.facts, self.fact, self.answer)
        return changed(state, setup=changed(state.setup, facts=facts))


@dataclass(frozen=True, slots=True)
class PlayBegan(Bookkeeping[State]):
    """Set-up is over; this seat has the first turn."""

    first: str

    def apply(self, state: State) -> State:
        at = state.order.index(self.first)
        order = state.order[at:] + state.order[:at]
        return changed(_turn_of(state, self.first), order=order, turn_number=1)


@dataclass(frozen=True, slots=True)
class TurnPassed(Bookkeeping[State]):
    """The next seat has its turn."""

    to: str

    def apply(self, state: State) -> State:
        return changed(_turn_of(state, self.to), turn_number=state.turn_number + 1)


def _turn_of(state: State, seat: str) -> State:
    phase = Phase.BOTS if seat == BOTS else Phase.TURN
    return changed(state, turn=seat, phase=phase, this_turn=())


@dataclass(frozen=True, slots=True)
class PhaseEntered(Bookkeeping[State]):
    """The next step of a turn."""

    phase: str

    def apply(self, state: State) -> State:
        return changed(state, phase=Phase(self.phase))


@dataclass(frozen=True, slots=True)
class PlayerFinished(Bookkeeping[State]):
    """A player's fifth income turn is over."""

    player: str

    def apply(self, state: State) -> State:
        return player_with(state, self.player, finished=True)


@dataclass(frozen=True, slots=True)
class GameEnded(Bookkeeping[State]):
    """Everybody has finished."""

    def apply(self, state: State) -> State:
        return changed(state, phase=Phase.OVER, turn="")
