"""Whose turn it is, the steps of an income turn, and the end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.events.change import player_with
from companion.games.tapestry.state import BOTS, Phase, State


@dataclass(frozen=True, slots=True)
class PlayBegan(Event[State]):
    """Set-up is over; this seat has the first turn."""

    first: str

    def apply(self, state: State) -> State:
        at = state.order.index(self.first)
        order = state.order[at:] + state.order[:at]
        return replace(_turn_of(state, self.first), order=order, turn_number=1)


@dataclass(frozen=True, slots=True)
class TurnPassed(Event[State]):
    """The next seat has its turn."""

    to: str

    def apply(self, state: State) -> State:
        return replace(_turn_of(state, self.to), turn_number=state.turn_number + 1)


def _turn_of(state: State, seat: str) -> State:
    phase = Phase.BOTS if seat == BOTS else Phase.TURN
    return replace(state, turn=seat, phase=phase, this_turn=())


@dataclass(frozen=True, slots=True)
class IncomeTurnBegun(Event[State]):
    """A player enters a new era."""

    player: str

    def apply(self, state: State) -> State:
        turns = state.players[self.player].income_turns + 1
        return player_with(state, self.player, income_turns=turns)


@dataclass(frozen=True, slots=True)
class PhaseEntered(Event[State]):
    """The next step of a turn."""

    phase: str

    def apply(self, state: State) -> State:
        return replace(state, phase=Phase(self.phase))


@dataclass(frozen=True, slots=True)
class PlayerFinished(Event[State]):
    """A player's fifth income turn is over."""

    player: str

    def apply(self, state: State) -> State:
        return player_with(state, self.player, finished=True)


@dataclass(frozen=True, slots=True)
class LossesTaken(Event[State]):
    """What a rebalancing takes after the first income turn is paid."""

    player: str

    def apply(self, state: State) -> State:
        return player_with(state, self.player, losses=())


@dataclass(frozen=True, slots=True)
class GameEnded(Event[State]):
    """Everybody has finished."""

    def apply(self, state: State) -> State:
        return replace(state, phase=Phase.OVER, turn="")


@dataclass(frozen=True, slots=True)
class TallestNamed(Event[State]):
    """The table said whose landmark is the tallest among those level on points."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, tallest=self.player)


@dataclass(frozen=True, slots=True)
class NoteWritten(Event[State]):
    """Something about a player that no count says: a closed track, an enchanted card."""

    player: str
    note: str
    on: bool = True

    def apply(self, state: State) -> State:
        kept = tuple(one for one in state.players[self.player].notes if one != self.note)
        notes = (*kept, self.note) if self.on else kept
        return player_with(state, self.player, notes=notes)
