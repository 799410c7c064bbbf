"""Turns, phases, the State cards and your own order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.imperium.content import nation
from companion.games.imperium.state import Phase, State


@dataclass(frozen=True, slots=True)
class PhaseBegun(Event[State]):
    """What is going on now."""

    phase: Phase

    def apply(self, state: State) -> State:
        return replace(state, phase=self.phase)


@dataclass(frozen=True, slots=True)
class SetupTicked(Event[State]):
    """A step of the set-up is done, or not yet after all."""

    step: str
    done: bool = True

    def apply(self, state: State) -> State:
        others = tuple(step for step in state.laid_out if step != self.step)
        return replace(state, laid_out=(*others, self.step) if self.done else others)


@dataclass(frozen=True, slots=True)
class TableCompared(Event[State]):
    """These words of its table were asked of the owner of the booklet."""

    facts: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, compared=tuple(dict.fromkeys((*state.compared, *self.facts))))


@dataclass(frozen=True, slots=True)
class DieRolled(Event[State]):
    """The C.I.V. begins its turn with this die."""

    face: int

    def apply(self, state: State) -> State:
        return replace(state, civ=replace(state.civ, die=self.face, at_slot=1, resolved=0))


@dataclass(frozen=True, slots=True)
class SlotPassed(Event[State]):
    """A slot without a card was passed over."""

    slot: int

    def apply(self, state: State) -> State:
        return replace(state, civ=replace(state.civ, at_slot=self.slot + 1))


@dataclass(frozen=True, slots=True)
class JourneyMoved(Event[State]):
    """The Utopians' Voyage card is another one."""

    card: str

    def apply(self, state: State) -> State:
        return replace(state, civ=replace(state.civ, journey=self.card))


@dataclass(frozen=True, slots=True)
class StateFlipped(Event[State]):
    """A State card lies on this side now."""

    owner: str
    side: str

    def apply(self, state: State) -> State:
        if self.owner == "civ":
            return replace(state, civ=replace(state.civ, side=self.side))
        return replace(state, you=replace(state.you, side=self.side))


@dataclass(frozen=True, slots=True)
class OrderChosen(Event[State]):
    """You chose what your turn is."""

    order: str

    def apply(self, state: State) -> State:
        return replace(state, you=replace(state.you, order=self.order))


@dataclass(frozen=True, slots=True)
class MarkersMoved(Event[State]):
    """Your Action and Exhaust tokens on the State card changed by so many."""

    actions: int = 0
    exhausts: int = 0

    def apply(self, state: State) -> State:
        you = state.you
        you = replace(
            you, actions=you.actions + self.actions, exhausts=you.exhausts + self.exhausts
        )
        return replace(state, you=you)


@dataclass(frozen=True, slots=True)
class MarkersReset(Event[State]):
    """Your Action and Exhaust tokens lie on the State card again."""

    def apply(self, state: State) -> State:
        exhausts = nation(state.you.nation).exhausts
        you = replace(state.you, actions=3, exhausts=exhausts, order="")
        you = replace(you, deck_token=False, zone_token=False)
        return replace(state, you=you)


@dataclass(frozen=True, slots=True)
class PowerSideLaid(Event[State]):
    """This side of your Power card lies up."""

    side: str

    def apply(self, state: State) -> State:
        return replace(state, you=replace(state.you, power_side=self.side))


@dataclass(frozen=True, slots=True)
class HandLimitSet(Event[State]):
    """You draw up to so many cards."""

    cards: int

    def apply(self, state: State) -> State:
        return replace(state, you=replace(state.you, hand_limit=self.cards))


@dataclass(frozen=True, slots=True)
class RoundEnded(Event[State]):
    """The Solstice is over."""

    def apply(self, state: State) -> State:
        return replace(state, round=state.round + 1)


EVENTS: tuple[type[Event[State]], ...] = (
    PhaseBegun,
    SetupTicked,
    TableCompared,
    DieRolled,
    SlotPassed,
    JourneyMoved,
    StateFlipped,
    OrderChosen,
    MarkersMoved,
    MarkersReset,
    PowerSideLaid,
    HandLimitSet,
    RoundEnded,
)
