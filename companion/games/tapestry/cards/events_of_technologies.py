"""What happens to technologies."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import player_with, put_on_discard, taken_from, without
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import OUT, State


@dataclass(frozen=True, slots=True)
class TechInvented(Event[State]):
    """A technology lies in a player's bottom row."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        offer = without(state.tech_offer, self.card)
        gone = replace(taken_from(state, "tech", self.card), tech_offer=offer)
        techs = (*state.players[self.player].techs, Tech(self.card))
        return player_with(gone, self.player, techs=techs)


@dataclass(frozen=True, slots=True)
class TechOffered(Event[State]):
    """A technology lies face up beside the deck."""

    card: str

    def apply(self, state: State) -> State:
        gone = taken_from(state, "tech", self.card)
        return replace(gone, tech_offer=(*gone.tech_offer, self.card))


@dataclass(frozen=True, slots=True)
class TechOfferDiscarded(Event[State]):
    """The face-up technologies went to the discard pile."""

    def apply(self, state: State) -> State:
        empty = replace(state, tech_offer=())
        for card in state.tech_offer:
            empty = put_on_discard(empty, "tech", card)
        return empty


@dataclass(frozen=True, slots=True)
class TechUpgraded(Event[State]):
    """A technology went up a row."""

    player: str
    card: str
    row: int

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, row=self.row)


@dataclass(frozen=True, slots=True)
class TechTurnedOver(Event[State]):
    """A single-use technology was used and lies face down."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        return _tech_with(state, self.player, self.card, used=True)


@dataclass(frozen=True, slots=True)
class TechDiscarded(Event[State]):
    """A technology left a player's capital for the discard pile, with a landmark on it."""

    player: str
    card: str

    def apply(self, state: State) -> State:
        mine = state.players[self.player].techs
        kept = tuple(tech for tech in mine if tech.card != self.card)
        gone = player_with(state, self.player, techs=kept)
        with_it = {t.landmark: OUT for t in mine if t.card == self.card and t.landmark}
        gone = replace(gone, landmarks={**gone.landmarks, **with_it})
        return put_on_discard(gone, "tech", self.card)


@dataclass(frozen=True, slots=True)
class TechTaken(Event[State]):
    """A technology went from its owner's rows to another player's bottom row."""

    player: str
    owner: str
    card: str

    def apply(self, state: State) -> State:
        theirs = state.players[self.owner].techs
        taken = next(tech for tech in theirs if tech.card == self.card)
        kept = tuple(tech for tech in theirs if tech.card != self.card)
        gone = player_with(state, self.owner, techs=kept)
        mine = (*gone.players[self.player].techs, replace(taken, row=0))
        return player_with(gone, self.player, techs=mine)


def _tech_with(state: State, player: str, card: str, **changes: int) -> State:
    techs = tuple(
        replace(tech, **changes) if tech.card == card else tech  # type: ignore[arg-type]
        for tech in state.players[player].techs
    )
    return player_with(state, player, techs=techs)


EVENTS = (
    TechInvented,
    TechOffered,
    TechOfferDiscarded,
    TechUpgraded,
    TechTurnedOver,
    TechDiscarded,
    TechTaken,
)
