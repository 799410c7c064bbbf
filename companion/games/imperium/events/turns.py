"""Turns, phases, the State cards and your own order."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.imperium.content import nation
from companion.games.imperium.places import (
    ACTION,
    CIV_STATE,
    EXHAUST,
    ON_NATION,
    ON_ZONE,
    POWER_CARD,
    STATE_CARD,
    SUPPLY,
    VOYAGE,
    VOYAGE_BELOW,
    VOYAGE_CARDS,
    YOUR_PLAY,
    YOUR_POWER,
    YOUR_STATE,
)
from companion.games.imperium.state import Phase, State


@dataclass(frozen=True, slots=True)
class PhaseBegun(Bookkeeping[State]):
    """What is going on now."""

    phase: Phase

    def apply(self, state: State) -> State:
        return replace(state, phase=self.phase)


@dataclass(frozen=True, slots=True)
class SetupTicked(Bookkeeping[State]):
    """A step of the set-up is done, or not yet after all."""

    step: str
    done: bool = True

    def apply(self, state: State) -> State:
        others = tuple(step for step in state.laid_out if step != self.step)
        return replace(state, laid_out=(*others, self.step) if self.done else others)


@dataclass(frozen=True, slots=True)
class TableCompared(Bookkeeping[State]):
    """These words of its table were asked of the owner of the booklet."""

    facts: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, compared=tuple(dict.fromkeys((*state.compared, *self.facts))))


@dataclass(frozen=True, slots=True)
class DieRolled(Bookkeeping[State]):
    """The C.I.V. begins its turn with this die."""

    face: int

    def apply(self, state: State) -> State:
        return replace(state, civ=replace(state.civ, die=self.face, at_slot=1, resolved=0))


@dataclass(frozen=True, slots=True)
class SlotPassed(Bookkeeping[State]):
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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The other face of the card on top, or the card below it comes to lie on top."""
        was, now = VOYAGE_CARDS[before.civ.journey], VOYAGE_CARDS[self.card]
        if was == now:
            return (Act(Verb.TURN, now, 1, VOYAGE, face=self.card),)
        lift = Act(Verb.MOVE, now, 1, VOYAGE_BELOW, VOYAGE, face=self.card)
        return (Act(Verb.MOVE, was, 1, VOYAGE, VOYAGE_BELOW), lift)


@dataclass(frozen=True, slots=True)
class StateFlipped(Event[State]):
    """A State card lies on this side now."""

    owner: str
    side: str

    def apply(self, state: State) -> State:
        if self.owner == "civ":
            return replace(state, civ=replace(state.civ, side=self.side))
        return replace(state, you=replace(state.you, side=self.side))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        place = CIV_STATE if self.owner == "civ" else YOUR_STATE
        side = before.civ.side if self.owner == "civ" else before.you.side
        turn = Act(Verb.TURN, STATE_CARD, 1, place, owner=self.owner, face=self.side)
        return (turn,) if side != self.side else ()


@dataclass(frozen=True, slots=True)
class OrderChosen(Bookkeeping[State]):
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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (
            *_to_state(ACTION, self.actions, SUPPLY),
            *_to_state(EXHAUST, self.exhausts, YOUR_PLAY),
        )


@dataclass(frozen=True, slots=True)
class MarkersReset(Event[State]):
    """Your Action and Exhaust tokens lie on the State card again."""

    def apply(self, state: State) -> State:
        exhausts = nation(state.you.nation).exhausts
        you = replace(state.you, actions=3, exhausts=exhausts, order="")
        you = replace(you, deck_token=False, zone_token=False)
        return replace(state, you=you)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        you = before.you
        in_play = nation(you.nation).exhausts - you.exhausts - you.deck_token - you.zone_token
        return (
            *_to_state(ACTION, 3 - you.actions, SUPPLY),
            *_to_state(EXHAUST, int(you.deck_token), ON_NATION),
            *_to_state(EXHAUST, int(you.zone_token), ON_ZONE),
            *_to_state(EXHAUST, in_play, YOUR_PLAY),
        )


@dataclass(frozen=True, slots=True)
class PowerSideLaid(Event[State]):
    """This side of your Power card lies up."""

    side: str

    def apply(self, state: State) -> State:
        return replace(state, you=replace(state.you, power_side=self.side))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        turn = Act(Verb.TURN, POWER_CARD, 1, YOUR_POWER, owner="you", face=self.side)
        return (turn,) if before.you.power_side != self.side else ()


@dataclass(frozen=True, slots=True)
class HandLimitSet(Bookkeeping[State]):
    """You draw up to so many cards."""

    cards: int

    def apply(self, state: State) -> State:
        return replace(state, you=replace(state.you, hand_limit=self.cards))


@dataclass(frozen=True, slots=True)
class RoundEnded(Bookkeeping[State]):
    """The Solstice is over."""

    def apply(self, state: State) -> State:
        return replace(state, round=state.round + 1)


def _to_state(piece: str, n: int, place: str) -> tuple[Act, ...]:
    """So many tokens come to your State card; below zero: they leave it."""
    if n > 0:
        return (Act(Verb.RETURN, piece, n, place, YOUR_STATE),)
    return (Act(Verb.MOVE, piece, -n, YOUR_STATE, place),) if n else ()
