"""What happens to piles and decks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.tapestry.change import (
    put,
    put_on_discard,
    put_under,
    taken_from,
)
from companion.games.tapestry.state import Deck, State


@dataclass(frozen=True, slots=True)
class PileShuffled(Event[State]):
    """A pile lies in a new order; its discards are in it again."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, decks=put(state.decks, self.deck, Deck(self.cards)))


@dataclass(frozen=True, slots=True)
class CardTurnedAway(Event[State]):
    """A card that was looked at and not kept lies on the discard pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_on_discard(taken_from(state, self.deck, self.card), self.deck, self.card)


@dataclass(frozen=True, slots=True)
class CardPutAway(Event[State]):
    """A card is out of this game."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return taken_from(state, self.deck, self.card)


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event[State]):
    """A card or tile that was looked at and not kept lies under its pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_under(taken_from(state, self.deck, self.card), self.deck, self.card)


@dataclass(frozen=True, slots=True)
class PileMixed(Event[State]):
    """What is left of a pile lies in a new order; its discards stay where they are."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        pile = state.decks.get(self.deck, Deck())
        return replace(state, decks=put(state.decks, self.deck, replace(pile, cards=self.cards)))


EVENTS = (
    PileShuffled,
    CardTurnedAway,
    CardPutAway,
    CardPutUnder,
    PileMixed,
)
