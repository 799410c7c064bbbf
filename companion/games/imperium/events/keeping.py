"""The C.I.V.'s deck in Loom: dealt, shuffled, put away and laid out on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from companion.core.act import DECK, DOWN, TOP, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.imperium import in_loom, lots
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.events.cards import IN_SIGHT, DeckShuffled, met, turned_on_heap
from companion.games.imperium.places import CARD, PILES, card_piece, slot_place
from companion.games.imperium.state import Civ, State

MIXED = "deck:mixed"
"""Where cards are shuffled before they are laid out; each lot has such a place of its own."""


@dataclass(frozen=True, slots=True)
class CivDeckDealt(Bookkeeping[State]):
    """Loom has shuffled its cards, each part by itself."""

    faces: tuple[str, ...]
    """By the numbers of its cards."""

    def apply(self, state: State) -> State:
        civ = state.civ
        return replace(state, civ=in_loom.dealt(civ, civ.cards(), self.faces))


@dataclass(frozen=True, slots=True)
class CivDeckShuffled(Bookkeeping[State]):
    """Loom has made its discard pile the deck."""

    faces: tuple[str, ...]
    """By the numbers of the cards."""

    def apply(self, state: State) -> State:
        cards = state.civ.discard
        state = DeckShuffled().apply(state)
        return replace(state, civ=in_loom.dealt(state.civ, cards, self.faces))


@dataclass(frozen=True, slots=True)
class HeapCardNamed(Event[State]):
    """A card of the heap that lay face down was turned over: its discard is looked through."""

    card: int
    name: str

    def apply(self, state: State) -> State:
        card = next(one for one in state.civ.cards() if one.id == self.card)
        civ = in_loom.named(state.civ, self.card, self.name)
        return replace(state, civ=_seen(civ, card))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        card = next(one for one in before.civ.cards() if one.id == self.card)
        return turned_on_heap(before.civ, card, card_piece(self.name))


@dataclass(frozen=True, slots=True)
class CivDeckPutAway(Event[State]):
    """Hands put its cards away: those of its nation into the box, all else on the heap."""

    faces: tuple[str, ...]
    """Which face Loom holds each card to have, by their numbers."""

    def apply(self, state: State) -> State:
        """Loom shows its piles that lie face up."""
        civ = in_loom.taken_in(state.civ, self.faces)
        for card in (card for pile in IN_SIGHT for card in civ.pile(pile)):
            civ = _seen(civ, card)
        return replace(state, civ=civ)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        civ = self.apply(before).civ
        return tuple(
            Act(
                Verb.MOVE,
                in_loom.piece(shown),
                1,
                place,
                in_loom.home(civ, shown),
                face=in_loom.side(shown),
            )
            for card, place in sorted(_lying(before.civ), key=lambda one: civ.faces[one[0].id])
            for shown in (civ.faces[card.id],)
        )


@dataclass(frozen=True, slots=True)
class CivDeckLaidOut(Event[State]):
    """Hands lay its cards out: what nobody has seen is shuffled, each lot by itself."""

    def apply(self, state: State) -> State:
        return replace(state, civ=in_loom.laid_out(state.civ))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        return (*_mixed(before.civ), *_laid(before.civ))


def _seen(civ: Civ, card: Card) -> Civ:
    """A card that lies face up is named by its face, where that is known."""
    name = in_loom.known(civ, card)
    if card.name or not name:
        return civ

    def named(one: Card) -> Card:
        return replace(one, name=name) if one.id == card.id else one

    civ = met(civ, name)
    piles = {pile.value: tuple(map(named, civ.pile(pile))) for pile in IN_SIGHT}
    return lots.is_named(replace(civ, **piles), card, name)  # type: ignore[arg-type]


def _lying(civ: Civ) -> Iterator[tuple[Card, str]]:
    """Every card and its place on the table: of a pile from the bottom, as it is laid."""
    for slot, card in enumerate(civ.slots, start=1):
        if card:
            yield card, slot_place(slot)
    for pile, place in PILES.items():
        yield from ((card, place) for card in reversed(civ.pile(pile)))


def _hidden(place: str) -> bool:
    return place.startswith((DECK, "slot:")) or place == PILES[Pile.ASIDE]


def _nameless(civ: Civ) -> list[Card]:
    return [card for card, place in _lying(civ) if _hidden(place) and not card.name]


def _by_lot(cards: Iterable[Card]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in cards:
        found.setdefault(card.lot, []).append(card)
    return found


def _mixed(civ: Civ) -> Iterator[Act]:
    for lot, cards in _by_lot(_nameless(civ)).items():
        faces = sorted(in_loom.face(civ, card) for card in cards)
        for shown, n in Counter(faces).items():
            yield Act(Verb.LAY, in_loom.piece(shown), n, in_loom.home(civ, shown), f"{MIXED}{lot}")
        yield Act(Verb.SHUFFLE, CARD, len(cards), f"{MIXED}{lot}", f"{MIXED}{lot}")


def _laid(civ: Civ) -> Iterator[Act]:
    for card, place in _lying(civ):
        target = place + TOP if place.startswith(DECK) else place
        face = DOWN if _hidden(place) and not place.startswith(DECK) else ""
        if _hidden(place) and not card.name:
            yield Act(Verb.LAY, CARD, 1, f"{MIXED}{card.lot}", target, face=face)
        else:
            shown = card.name or in_loom.face(civ, card)
            yield Act(
                Verb.LAY, in_loom.piece(shown), 1, in_loom.home(civ, shown), target, face=face
            )


EVENTS: tuple[type[Event[State]], ...] = (
    CivDeckDealt,
    CivDeckShuffled,
    HeapCardNamed,
    CivDeckPutAway,
    CivDeckLaidOut,
)
