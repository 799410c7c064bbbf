"""What hands lay out of the box before the first step.

Solo booklet, "Mise en place": the C.I.V.'s deck, Dynasty and slots; the rest lies as `pieces` say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.act import BOX, DECK, DOWN, TOP, Act, Lying, Verb
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.catalogue import CardFacts, cards_of
from companion.games.imperium.options import SOLO
from companion.games.imperium.pieces import pieces
from companion.games.imperium.places import (
    ACTION,
    CARD,
    CIV_DECK,
    EXHAUST,
    HEAP,
    MAIN_DECK,
    PILES,
    SUPPLY,
    UNREST_CARD,
    UNREST_PILE,
    YOUR_CARDS,
    slot_place,
    unrest_place,
)
from companion.games.imperium.start import unrest_at_first
from companion.games.imperium.state import State
from companion.games.imperium.tokens import KINDS

DYNASTY, QUESTS = PILES[Pile.DYNASTY], PILES[Pile.QUESTS]
SHUFFLED = "deck:shuffled"
GRAAL = "graal"
"""The Graal lies face up below the other quests."""


def laid_out(start: State) -> Iterator[Act]:
    """First the cards of the C.I.V. by name, then everything else."""
    if start.options.mode == SOLO:
        yield from _cards_of_civ(start)
    yield from _yours_and_unrest(start)
    for lying in pieces(start):
        if lying.n and not _is_civ_card(lying) and lying.place != UNREST_PILE:
            yield from _laid(lying)


def piece_of_card(card: CardFacts) -> str:
    """What a printed card is called as a piece; one Unrest is like another."""
    return UNREST_CARD if UNREST in card.categories else f"{CARD}:{card.id}"


def _is_civ_card(lying: Lying) -> bool:
    civs = (CIV_DECK, DYNASTY, QUESTS)
    hidden = lying.piece == CARD and (lying.place in civs or lying.place.startswith("slot:"))
    return hidden or lying.place == HEAP


def _cards_of_civ(start: State) -> Iterator[Act]:
    civ = start.civ
    if civ.kept:
        yield from _unrest_on_heap(start)
        return
    yield from _shuffled(civ.nation, "starting", CIV_DECK)
    for slot, card in enumerate(civ.slots, start=1):
        if card:
            yield Act(Verb.DRAW, CARD, 1, CIV_DECK, slot_place(slot), face=DOWN)
    if civ.quests:
        yield from _graal(civ.nation)
        yield from _onto(civ.nation, "development", QUESTS)
    elif civ.dynasty:
        yield from _developments(civ.nation)
    for at_card in _of(civ.nation, "accession"):
        yield Act(Verb.LAY, piece_of_card(at_card), 1, BOX, DYNASTY + TOP)
    yield from _onto(civ.nation, "nation", DYNASTY)


def _unrest_on_heap(start: State) -> Iterator[Act]:
    """What else its cards are stays in the box."""
    for lying in pieces(start):
        if lying.place == HEAP:
            yield Act(Verb.LAY, lying.piece, lying.n, BOX, HEAP)


def _developments(nation: str) -> Iterator[Act]:
    """Those worth least lie lowest; the Atlanteans' Regions are shuffled on top."""
    cards = _of(nation, "development")
    regions = [one for one in cards if nation == "atlanteans" and "region" in one.categories]
    others = [one for one in cards if one not in regions]
    for card in sorted(others, key=lambda one: one.civ):
        yield Act(Verb.LAY, piece_of_card(card), card.copies, BOX, DYNASTY + TOP)
    if regions:
        yield from _mixed(regions, SHUFFLED)
        n = sum(one.copies for one in regions)
        yield Act(Verb.MOVE, CARD, n, SHUFFLED, DYNASTY + TOP)


def _graal(nation: str) -> Iterator[Act]:
    for card in _of(nation, "development"):
        if card.name == GRAAL:
            yield Act(Verb.LAY, piece_of_card(card), 1, BOX, QUESTS + TOP)


def _onto(nation: str, kind: str, place: str) -> Iterator[Act]:
    """Cards shuffled, and put on those that lie there."""
    cards = [one for one in _of(nation, kind) if one.name != GRAAL]
    if cards:
        yield from _mixed(cards, SHUFFLED)
        n = sum(one.copies for one in cards)
        yield Act(Verb.MOVE, CARD, n, SHUFFLED, place + TOP)


def _shuffled(nation: str, kind: str, place: str) -> Iterator[Act]:
    return _mixed(_of(nation, kind), place)


def _mixed(cards: list[CardFacts], place: str) -> Iterator[Act]:
    pieces_of = Counter[str]()
    for card in cards:
        pieces_of[piece_of_card(card)] += card.copies
    for piece, n in pieces_of.items():
        yield Act(Verb.LAY, piece, n, BOX, place)
    yield Act(Verb.SHUFFLE, CARD, sum(pieces_of.values()), place, place)


def _of(nation: str, kind: str) -> list[CardFacts]:
    return [card for card in cards_of(nation) if card.kind == kind and card.copies]


def _yours_and_unrest(start: State) -> Iterator[Act]:
    """Your starting cards are yours to keep; the Unrest of all go on their pile."""
    for card in _of(start.you.nation, "starting"):
        yield Act(Verb.LAY, piece_of_card(card), card.copies, BOX, YOUR_CARDS)
    yield Act(Verb.LAY, UNREST_CARD, unrest_at_first(start.options), BOX, unrest_place(start))


def _laid(lying: Lying) -> Iterator[Act]:
    source = SUPPLY if lying.piece in (*KINDS, ACTION, EXHAUST) else BOX
    source = MAIN_DECK if lying.piece == CARD else source
    target = lying.place + TOP if lying.place.startswith(DECK) else lying.place
    yield Act(Verb.LAY, lying.piece, lying.n, source, target, lying.owner, lying.face)
