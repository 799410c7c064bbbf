"""Cards of the C.I.V. that move, join it or leave it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import BOTTOM, DECK, DOWN, UP, Act, Seen, Verb
from companion.core.event import Bookkeeping, Event
from companion.games.imperium import catalogue, in_loom, lots
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.events.piles import exiled, lying_at, taken_from
from companion.games.imperium.places import (
    CARD,
    CIV_DECK,
    EXILE,
    FACE_DOWN,
    HEAP,
    MAIN_PILE,
    NEW_DECK,
    PILES,
    UNREST_CARD,
    UNREST_PILE,
    UNREST_UNCOUNTED,
    is_pile,
    piece_of,
    slot_place,
    to_pile,
    where,
)
from companion.games.imperium.state import Civ, State

IN_SIGHT = (Pile.DISCARD, Pile.HISTORY, Pile.PLAY)
"""Its piles that lie face up."""


def _on_top(civ: Civ, pile: Pile, cards: tuple[Card, ...]) -> Civ:
    return replace(civ, **{pile.value: cards + civ.pile(pile)})  # type: ignore[arg-type]  # by name


@dataclass(frozen=True, slots=True)
class CardRevealed(Event[State]):
    """The card of a slot was turned over and looked up."""

    slot: int
    shows: tuple[str, ...]
    """Keys it shows, and keys it was seen not to show."""
    lacks: tuple[str, ...] = ()
    name: str = ""
    """Its id in the catalogue, where it was named."""

    def apply(self, state: State) -> State:
        civ = state.civ
        card = civ.slots[self.slot - 1]
        if card is None:
            return state
        name = self.name or (UNREST if UNREST in self.shows else "")
        seen = replace(card, shows=self.shows, lacks=self.lacks, name=name)
        civ = met(civ.without((card.id,)), name, card.id)
        civ = replace(civ, resolving=(seen,), at_slot=self.slot + 1, resolved=civ.resolved + 1)
        civ = lots.is_named(civ, card, name) if state.options.names else civ
        civ = in_loom.named(civ, card.id, name) if civ.kept else civ
        return replace(state, civ=civ)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        turned = piece_of(self.apply(before).civ.resolving[0])
        if before.civ.kept:
            lay = before.civ.slots[self.slot - 1]
            shown = self.apply(before).civ.resolving[0].name
            return turned_on_heap(before.civ, lay, shown) if lay else ()
        return (Act(Verb.TURN, turned, 1, slot_place(self.slot), face=UP),)


@dataclass(frozen=True, slots=True)
class CardsMoved(Event[State]):
    """Cards went to a pile; the first of them lies on top."""

    cards: tuple[int, ...]
    to: Pile

    def apply(self, state: State) -> State:
        known = {card.id: card for card in state.civ.cards()}
        if state.civ.kept and self.to in IN_SIGHT:
            civ = state.civ
            for one in reversed(self.cards):
                civ = _into_sight(civ, known[one], self.to)
            return replace(state, civ=civ)
        moved = tuple(known[one] for one in self.cards)
        return replace(state, civ=_on_top(state.civ.without(self.cards), self.to, moved))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """The last of them first, so that the first comes to lie on top."""
        civ = before.civ
        if civ.kept:
            return ()
        known = {card.id: card for card in civ.cards()}
        places = [(one, where(civ, one)) for one in reversed(self.cards)]
        return tuple(
            to_pile(_shown(known[one], at, PILES[self.to]), at, self.to) for one, at in places
        )


@dataclass(frozen=True, slots=True)
class CardTaken(Event[State]):
    """A card came to the C.I.V.: from the Market, a deck, the exiled cards, the Unrest pile."""

    card: Card
    source: str
    """The place it came from."""
    to: Pile

    def apply(self, state: State) -> State:
        state, card = _taken(taken_from(state, self.source), self.card, self.source)
        civ = replace(state.civ, next_card=max(state.civ.next_card, self.card.id + 1))
        civ = in_loom.came(civ, card) if civ.kept else civ
        return replace(state, civ=_on_top(civ, self.to, (card,)))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Of the Main deck cards are turned over until one fits."""
        hidden = self.source.startswith(DECK) and self.source != MAIN_PILE
        if before.civ.kept:
            return (_onto_heap(self.card, self.source),)
        return (to_pile(CARD if hidden else piece_of(self.card), self.source, self.to),)


@dataclass(frozen=True, slots=True)
class CardGone(Event[State]):
    """A card left the C.I.V. for good: exiled, or Unrest that went back to its pile."""

    card: int
    target: str
    name: str = ""
    """Which card it is, where it was named only now."""

    def apply(self, state: State) -> State:
        lay = next(card for card in state.civ.cards() if card.id == self.card)
        card = replace(lay, name=self.name or lay.name)
        civ = _without(met(state.civ, self.name, self.card), card).without((self.card,))
        civ = in_loom.left(civ, self.card) if civ.kept else civ
        if state.options.names:
            civ = lots.is_named(civ, lay, self.name) if self.name else lots.leaves(civ, lay)
        civ = replace(civ, unrest=civ.unrest - is_pile(self.target))
        state = replace(state, civ=civ)
        return lying_at(exiled(state, card.name) if self.target == EXILE else state, self.target)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        card = next(card for card in before.civ.cards() if card.id == self.card)
        if before.civ.kept:
            return self._from_loom(before.civ, card)
        source = where(before.civ, self.card)
        card = replace(card, name=self.name or card.name)
        unrest = self.target in (UNREST_PILE, UNREST_UNCOUNTED)
        piece = UNREST_CARD if unrest else _shown(card, source, self.target)
        verb = Verb.RETURN if unrest else Verb.MOVE
        return (Act(verb, piece, 1, source, self.target),)

    def _from_loom(self, civ: Civ, card: Card) -> tuple[Act, ...]:
        shown = self.name or in_loom.face(civ, card)
        verb = Verb.RETURN if shown == UNREST else Verb.MOVE
        return (Act(verb, in_loom.piece(shown), 1, in_loom.home(civ, shown), self.target),)


@dataclass(frozen=True, slots=True)
class CardJoined(Bookkeeping[State]):
    """A card came to the C.I.V. Of old games: `CardTaken` says from where."""

    card: Card
    to: Pile

    def apply(self, state: State) -> State:
        card = replace(self.card, name=UNREST if UNREST in self.card.shows else "")
        state, card = _taken(state, card, "")
        civ = replace(state.civ, next_card=max(state.civ.next_card, self.card.id + 1))
        return replace(state, civ=_on_top(civ, self.to, (card,)))


@dataclass(frozen=True, slots=True)
class CardLeft(Bookkeeping[State]):
    """A card left the C.I.V. for good. Of old games: `CardGone` says for where."""

    card: int

    def apply(self, state: State) -> State:
        card = next((one for one in state.civ.cards() if one.id == self.card), None)
        unrest = card is not None and UNREST in card.shows
        civ = replace(state.civ.without((self.card,)), unrest=state.civ.unrest - unrest)
        civ = lots.leaves(civ, card) if card and state.options.names else civ
        return replace(state, civ=civ)


@dataclass(frozen=True, slots=True)
class CivCardNamed(Bookkeeping[State]):
    """When the points were counted somebody looked which card it was."""

    card: str

    def apply(self, state: State) -> State:
        civ = state.civ
        if self.card.startswith(f"{civ.nation}."):
            civ = replace(civ, met=(*civ.met, self.card))
        elif civ.strangers:
            civ = named_stranger(civ, self.card)
        return replace(state, civ=civ)


@dataclass(frozen=True, slots=True)
class PrintedLater(Bookkeeping[State]):
    """The owner has this card in a later printing."""

    card: str

    def apply(self, state: State) -> State:
        return replace(state, later=(*state.later, self.card))


@dataclass(frozen=True, slots=True)
class NothingAmong(Bookkeeping[State]):
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

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        if before.civ.kept:
            return ()
        source = where(before.civ, self.card)
        verb = Verb.DRAW if source == CIV_DECK else Verb.MOVE
        return (Act(verb, CARD, 1, source, slot_place(self.slot), face=DOWN),)


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event[State]):
    """The discard pile became the deck; nobody knows where its cards lie now."""

    def apply(self, state: State) -> State:
        civ = state.civ
        cards = sorted(civ.discard, key=lambda card: card.id)
        if not state.options.names:
            hidden = tuple(card.hidden() for card in cards)
            return replace(state, civ=replace(civ, deck=civ.deck + hidden, discard=()))
        civ, hidden = lots.shuffled(civ, cards)
        civ = replace(civ, deck=civ.deck + hidden, discard=())
        return replace(state, civ=lots.settled(civ))

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Below the cards that its deck has already."""
        civ = before.civ
        n, source = len(civ.discard), PILES[Pile.DISCARD]
        if not civ.deck:
            return (Act(Verb.SHUFFLE, CARD, n, source, CIV_DECK),)
        mix = Act(Verb.SHUFFLE, CARD, n, source, NEW_DECK)
        return (mix, Act(Verb.MOVE, CARD, n, NEW_DECK, CIV_DECK + BOTTOM))


def _into_sight(civ: Civ, card: Card, to: Pile) -> Civ:
    """A card that Loom keeps comes to lie face up: everybody may read its name."""
    name = in_loom.known(civ, card)
    seen = replace(card, name=name)
    civ = met(civ.without((card.id,)), "" if card.name else name, card.id)
    return lots.is_named(_on_top(civ, to, (seen,)), card, name)


def turned_on_heap(civ: Civ, card: Card, name: str) -> tuple[Act, ...]:
    """A card that lay face down is turned over, onto the heap; all else is seen in Loom."""
    if not in_loom.is_unnamed(in_loom.face(civ, card)):
        return ()
    return (Act(Verb.MOVE, in_loom.piece(name), 1, FACE_DOWN, in_loom.home(civ, name)),)


def _onto_heap(card: Card, source: str) -> Act:
    """What nobody has named lies face down."""
    target, face = (HEAP, "") if card.name else (FACE_DOWN, DOWN)
    return Act(Verb.MOVE, piece_of(card), 1, source, target, face=face)


def _taken(state: State, card: Card, source: str) -> tuple[State, Card]:
    """The C.I.V. has one more of the printed cards, or one that nobody named."""
    civ = state.civ
    if card.name == UNREST:
        return replace(state, civ=replace(civ, unrest=civ.unrest + 1)), card
    if not card.name:
        left = state.exiled_unnamed - (source == EXILE)
        civ = _stranger(civ, card.shows)
        civ, card = lots.joins(civ, card) if state.options.names else (civ, card)
        return replace(state, civ=civ, exiled_unnamed=max(0, left)), card
    exiled = list(state.exiled)
    if source == EXILE and card.name in exiled:
        exiled.remove(card.name)
    civ = replace(civ, taken=(*civ.taken, card.name))
    return replace(state, civ=civ, exiled=tuple(exiled)), card


def _stranger(civ: Civ, kinds: tuple[str, ...]) -> Civ:
    return replace(civ, strangers=civ.strangers + 1, strange=(*civ.strange, *kinds[:1]))


def met(civ: Civ, name: str, card: int) -> Civ:
    """A card whose face was not known to be among its cards was seen.

    Of its heap any card may be named, also one that nobody saw it take: it has it from then on,
    beside every other one of that name that Loom keeps.
    """
    if not name or name == UNREST:
        return civ
    visible = (Pile.DISCARD, Pile.HISTORY, Pile.PLAY)
    seen = sum(card.name == name for pile in visible for card in civ.pile(pile))
    if name.startswith(f"{civ.nation}."):
        more = civ.met.count(name) <= seen
        return replace(civ, met=(*civ.met, name)) if more else civ
    if civ.taken.count(name) > max(seen, in_loom.others(civ, card, name)):
        return civ
    if civ.strangers:
        return named_stranger(civ, name)
    return replace(civ, taken=(*civ.taken, name)) if civ.kept else civ


def named_stranger(civ: Civ, name: str) -> Civ:
    """A card of those that nobody named when the C.I.V. took them is named now."""
    strange = list(civ.strange)
    if (kind := catalogue.card(name).kind) in strange:
        strange.remove(kind)
    taken, left = (*civ.taken, name), civ.strangers - 1
    return replace(civ, taken=taken, strangers=left, strange=tuple(strange))


def _without(civ: Civ, card: Card) -> Civ:
    """It has one less of the printed cards."""
    if not card.name or card.name == UNREST:
        return civ
    taken = list(civ.taken)
    if card.name in taken:
        taken.remove(card.name)
        return replace(civ, taken=tuple(taken))
    return replace(civ, gone=(*civ.gone, card.name))


def _shown(card: Card, source: str, target: str) -> str:
    """Which card it is, unless nobody sees its face at either end."""
    aside = target == PILES[Pile.ASIDE]
    return CARD if aside or (_hidden(source) and _hidden(target)) else piece_of(card)


def _hidden(place: str) -> bool:
    return place.startswith(DECK) or place == PILES[Pile.ASIDE]
