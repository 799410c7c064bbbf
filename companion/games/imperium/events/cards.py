"""Cards of the C.I.V. that move, join it or leave it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.state import Civ, State


def _on_top(civ: Civ, pile: Pile, cards: tuple[Card, ...]) -> Civ:
    return replace(civ, **{pile.value: cards + civ.pile(pile)})  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class CardRevealed(Event[State]):
    """The card of a slot was turned over and looked up."""

    slot: int
    #: Keys it shows, and keys it was seen not to show.
    shows: tuple[str, ...]
    lacks: tuple[str, ...] = ()

    def apply(self, state: State) -> State:
        civ = state.civ
        card = civ.slots[self.slot - 1]
        if card is None:
            return state
        seen = replace(card, shows=self.shows, lacks=self.lacks)
        civ = civ.without((card.id,))
        civ = replace(civ, resolving=(seen,), at_slot=self.slot + 1, resolved=civ.resolved + 1)
        return replace(state, civ=civ)


@dataclass(frozen=True, slots=True)
class CardsMoved(Event[State]):
    """Cards went to a pile; the first of them lies on top."""

    cards: tuple[int, ...]
    to: Pile

    def apply(self, state: State) -> State:
        known = {card.id: card for card in state.civ.cards()}
        moved = tuple(known[one] for one in self.cards)
        return replace(state, civ=_on_top(state.civ.without(self.cards), self.to, moved))


@dataclass(frozen=True, slots=True)
class CardJoined(Event[State]):
    """A card came to the C.I.V. from the Market, the Unrest pile or the Fame cards."""

    card: Card
    to: Pile

    def apply(self, state: State) -> State:
        civ = replace(state.civ, next_card=max(state.civ.next_card, self.card.id + 1))
        return replace(state, civ=_on_top(civ, self.to, (self.card,)))


@dataclass(frozen=True, slots=True)
class CardLeft(Event[State]):
    """A card left the C.I.V. for good: exiled, or Unrest that was returned."""

    card: int

    def apply(self, state: State) -> State:
        return replace(state, civ=state.civ.without((self.card,)))


@dataclass(frozen=True, slots=True)
class CardSeen(Event[State]):
    """Somebody looked at a card and said what it shows."""

    card: int
    shows: str

    def apply(self, state: State) -> State:
        def seen(card: Card) -> Card:
            known = (*card.shows, self.shows)
            return replace(card, shows=known) if card.id == self.card else card

        civ = state.civ
        return replace(state, civ=replace(civ, discard=tuple(map(seen, civ.discard))))


@dataclass(frozen=True, slots=True)
class NothingAmong(Event[State]):
    """Somebody looked through the discard pile: no card of it shows this."""

    key: str

    def apply(self, state: State) -> State:
        def seen(card: Card) -> Card:
            known = card.may_show(self.key) is not None
            return card if known else replace(card, lacks=(*card.lacks, self.key))

        civ = state.civ
        return replace(state, civ=replace(civ, discard=tuple(map(seen, civ.discard))))


@dataclass(frozen=True, slots=True)
class SlotFilled(Event[State]):
    """A card was laid face down under a slot marker."""

    slot: int
    card: int

    def apply(self, state: State) -> State:
        card = next(card for card in state.civ.cards() if card.id == self.card)
        civ = state.civ.without((self.card,))
        slots = (*civ.slots[: self.slot - 1], card, *civ.slots[self.slot :])
        return replace(state, civ=replace(civ, slots=slots))


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event[State]):
    """The discard pile became the deck; nobody knows where its cards lie now."""

    def apply(self, state: State) -> State:
        civ = state.civ
        cards = sorted(civ.discard, key=lambda card: card.id)
        hidden = tuple(card.hidden() for card in cards)
        return replace(state, civ=replace(civ, deck=civ.deck + hidden, discard=()))


EVENTS: tuple[type[Event[State]], ...] = (
    CardRevealed,
    CardsMoved,
    CardJoined,
    CardLeft,
    CardSeen,
    NothingAmong,
    SlotFilled,
    DeckShuffled,
)
