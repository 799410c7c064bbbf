"""The C.I.V.'s deck in Loom: dealt, shuffled, put away and laid out on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.act import DECK, DOWN, TOP, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.imperium import in_loom, lots
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.events.cards import IN_SIGHT, DeckShuffled, met, turned_on_heap
from companion.games.imperium.places import CARD, PILES, slot_place
from companion.games.imperium.state import Civ, State

MIXED = "deck:mixed"
"""Where cards are shuffled before they are laid out."""
Laid = list[tuple[Card, str]]


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
        return turned_on_heap(before.civ, card, self.name)


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
        lay = [(in_loom.face(civ, card), place) for card, place in _lying(before.civ)]
        away = sorted((in_loom.home(civ, shown), place, shown) for shown, place in lay)
        away.sort(key=lambda one: not lies_hidden(one[1]))
        return tuple(
            Act(Verb.MOVE, in_loom.piece(shown), 1, place, home, face=in_loom.side(shown))
            for home, place, shown in away
        )


@dataclass(frozen=True, slots=True)
class CivDeckLaidOut(Event[State]):
    """Hands lay its cards out: what nobody has seen is shuffled, each lot by itself."""

    def apply(self, state: State) -> State:
        return replace(state, civ=in_loom.laid_out(state.civ))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        civ = before.civ
        return tuple(
            act for cards in _apart(civ) for act in (*_mixed(civ, cards), *_laid(civ, cards))
        )


def _seen(civ: Civ, card: Card) -> Civ:
    """A card that lies face up is named by its face, where that is known."""
    name = in_loom.known(civ, card)
    if card.name or not name:
        return civ

    def named(one: Card) -> Card:
        return replace(one, name=name) if one.id == card.id else one

    civ = met(civ, name, card.id)
    piles = {pile.value: tuple(map(named, civ.pile(pile))) for pile in IN_SIGHT}
    return lots.is_named(replace(civ, **piles), card, name)  # type: ignore[arg-type]  # by name


def _lying(civ: Civ) -> Iterator[tuple[Card, str]]:
    """Every card and its place on the table: of a pile from the bottom, as it is laid."""
    for slot, card in enumerate(civ.slots, start=1):
        if card:
            yield card, slot_place(slot)
    for pile, place in PILES.items():
        yield from ((card, place) for card in reversed(civ.pile(pile)))


def lies_hidden(place: str) -> bool:
    """Whether what lies there of its cards lies face down."""
    return place.startswith((DECK, "slot:")) or place == PILES[Pile.ASIDE]


def _apart(civ: Civ) -> list[Laid]:
    """What is laid together: a lot that nobody has seen, or a card; what lies lowest first."""
    lots_of: dict[int, Laid] = {}
    for card, place in _lying(civ):
        mixed = lies_hidden(place) and not card.name
        lots_of.setdefault(card.lot if mixed else -card.id, []).append((card, place))
    return sorted(lots_of.values(), key=lambda cards: min(_height(civ, *one) for one in cards))


def _height(civ: Civ, card: Card, place: str) -> int:
    """How many cards lie below it; those in a slot lie alone."""
    pile = next((civ.pile(pile) for pile, at in PILES.items() if at == place), (card,))
    return len(pile) - 1 - [one.id for one in pile].index(card.id)


def _mixed(civ: Civ, cards: Laid) -> Iterator[Act]:
    if len(cards) == 1:
        return
    faces = sorted(in_loom.face(civ, card) for card, _ in cards)
    for shown, n in Counter(faces).items():
        yield Act(Verb.LAY, in_loom.piece(shown), n, in_loom.home(civ, shown), MIXED)
    yield Act(Verb.SHUFFLE, CARD, len(cards), MIXED, MIXED)


def _laid(civ: Civ, cards: Laid) -> Iterator[Act]:
    for card, place in cards:
        shown = card.name or in_loom.face(civ, card)
        source = in_loom.home(civ, shown) if len(cards) == 1 else MIXED
        piece = in_loom.piece(shown) if len(cards) == 1 else CARD
        target = place + TOP if place.startswith(DECK) else place
        down = lies_hidden(place) and not place.startswith(DECK)
        yield Act(Verb.LAY, piece, 1, source, target, face=DOWN if down else "")
