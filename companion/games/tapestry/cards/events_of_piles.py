"""What happens to piles and decks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from companion.core.act import BOTTOM, BOX, DOWN, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.tapestry import places
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.change import (
    put,
    put_on_discard,
    put_under,
    taken_from,
)
from companion.games.tapestry.state import Deck, State


def _ends(deck: str) -> tuple[str, str, str]:
    """The back, the discards, the deck."""
    return places.BACKS[deck], places.discard_of(deck), places.deck_of(deck)


@dataclass(frozen=True, slots=True)
class PileShuffled(Event[State]):
    """A pile lies in a new order; its discards are in it again."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        return replace(state, decks=put(state.decks, self.deck, Deck(self.cards)))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The discards become a deck; without any, the order alone is new.

        What Loom draws is fetched by its picture: there the discards only join the others.
        """
        discard = before.decks.get(self.deck, Deck()).discard
        piece, source, target = _ends(self.deck)
        if before.in_loom(kind_of(self.deck)):
            cards = Counter(places.card(self.deck, one) for one in discard)
            back = target + BOTTOM
            return tuple(Act(Verb.MOVE, one, n, source, back) for one, n in cards.items())
        return (Act(Verb.SHUFFLE, piece, len(discard), source, target),) if discard else ()


@dataclass(frozen=True, slots=True)
class CardTurnedAway(Event[State]):
    """A card that was looked at and not kept lies on the discard pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_on_discard(taken_from(state, self.deck, self.card), self.deck, self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.deck_of(self.deck), places.discard_of(self.deck)
        return (Act(Verb.DISCARD, places.card(self.deck, self.card), 1, *ends),)


@dataclass(frozen=True, slots=True)
class CardPutAway(Event[State]):
    """A card is out of this game."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return taken_from(state, self.deck, self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        ends = places.deck_of(self.deck), BOX
        return (Act(Verb.RETURN, places.card(self.deck, self.card), 1, *ends),)


@dataclass(frozen=True, slots=True)
class CardPutUnder(Event[State]):
    """A card or tile that was looked at and not kept lies under its pile."""

    deck: str
    card: str

    def apply(self, state: State) -> State:
        return put_under(taken_from(state, self.deck, self.card), self.deck, self.card)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if before.in_loom(kind_of(self.deck)):
            return ()
        piece, deck = places.card(self.deck, self.card), places.deck_of(self.deck)
        draw = Act(Verb.DRAW, piece, 1, deck, places.HEAP)
        return (draw, Act(Verb.LAY, piece, 1, places.HEAP, deck + BOTTOM))


@dataclass(frozen=True, slots=True)
class PileMixed(Event[State]):
    """What is left of a pile lies in a new order; its discards stay where they are."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        pile = state.decks.get(self.deck, Deck())
        return replace(state, decks=put(state.decks, self.deck, replace(pile, cards=self.cards)))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The whole deck is taken up; what Loom draws lies in no order."""
        if before.in_loom(kind_of(self.deck)):
            return ()
        piece, deck = places.BACKS[self.deck], places.deck_of(self.deck)
        take = Act(Verb.TAKE, piece, before.remaining(self.deck), deck, places.HEAP, face=DOWN)
        return (take, Act(Verb.SHUFFLE, piece, take.n, places.HEAP, deck))


@dataclass(frozen=True, slots=True)
class PileOrdered(Bookkeeping[State]):
    """The app deals from this order now: how the real pile lies, it cannot know."""

    deck: str
    cards: tuple[str, ...]

    def apply(self, state: State) -> State:
        pile = replace(state.decks[self.deck], cards=self.cards)
        return replace(state, decks=put(state.decks, self.deck, pile))
