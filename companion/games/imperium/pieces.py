"""Everything that lies on an Imperium table, as far as the app follows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.act import DECK, DOWN, UP, Lying
from companion.games.imperium.options import SOLO
from companion.games.imperium.places import (
    ACTION,
    CARD,
    CIV_STATE,
    EXHAUST,
    KING,
    KING_PLACE,
    ON_NATION,
    ON_ZONE,
    PILES,
    POWER_CARD,
    SLOT_MARKER,
    STATE_CARD,
    UNREST_CARD,
    UNREST_PILE,
    VOYAGE,
    VOYAGE_BELOW,
    VOYAGE_CARDS,
    YOUR_NATION,
    YOUR_POWER,
    YOUR_STATE,
    YOUR_ZONE,
    below,
    market_card,
    market_place,
    piece_of,
    purse,
    slot_place,
    small_deck,
)
from companion.games.imperium.state import MARKET, Civ, State
from companion.games.imperium.tokens import KINDS, Tokens


def pieces(state: State) -> Iterator[Lying]:
    """All of it; what nobody may see is a number of backs."""
    if state.options.mode == SOLO:
        yield from _civ(state.civ)
    yield from _you(state)
    yield from _market(state)


def _civ(civ: Civ) -> Iterator[Lying]:
    yield from _tokens("civ", civ.tokens)
    yield Lying(STATE_CARD, CIV_STATE, 1, "civ", civ.side)
    for pile, place in PILES.items():
        hidden = place.startswith(DECK) or place == "civ/aside"
        face = DOWN if place == "civ/aside" else ""
        found = Counter(CARD if hidden else piece_of(card) for card in civ.pile(pile))
        yield from (Lying(piece, place, n, face=face) for piece, n in found.items())
    yield from _slots(civ)
    yield from _voyage(civ)


def _slots(civ: Civ) -> Iterator[Lying]:
    for slot, card in enumerate(civ.slots, start=1):
        if card:
            yield Lying(CARD, slot_place(slot), face=DOWN)
    for card in civ.resolving:
        yield Lying(piece_of(card), slot_place(civ.at_slot - 1), face=UP)
    for slot in range(1, max(MARKET, len(civ.slots)) + 1):
        yield Lying(SLOT_MARKER, slot_place(slot))
    if civ.slots and len(civ.slots) < MARKET:
        yield Lying(EXHAUST, slot_place(MARKET))


def _voyage(civ: Civ) -> Iterator[Lying]:
    if civ.journey:
        lies = VOYAGE_CARDS[civ.journey]
        yield Lying(lies, VOYAGE, face=civ.journey)
        yield Lying(next(one for one in VOYAGE_CARDS.values() if one != lies), VOYAGE_BELOW)


def _you(state: State) -> Iterator[Lying]:
    you = state.you
    if state.options.counts_mine:
        yield from _tokens("you", you.tokens)
    yield Lying(ACTION, YOUR_STATE, you.actions)
    yield Lying(EXHAUST, YOUR_STATE, you.exhausts)
    yield Lying(EXHAUST, ON_NATION, int(you.deck_token))
    yield Lying(EXHAUST, ON_ZONE, int(you.zone_token))
    yield Lying(STATE_CARD, YOUR_STATE, 1, "you", you.side)
    yield Lying(POWER_CARD, YOUR_POWER, 1, "you", you.power_side)
    yield Lying(CARD, YOUR_NATION, you.nation_cards)
    yield Lying(CARD, YOUR_ZONE, you.developments)


def _market(state: State) -> Iterator[Lying]:
    market = state.market
    for slot, space in enumerate(market.spaces, start=1):
        if not space.gone:
            yield Lying(market_card(space), market_place(slot))
        if space.under:
            yield Lying(UNREST_CARD, below(slot))
        yield from _tokens(str(slot), space.tokens)
    for category, n in market.small.items():
        yield Lying(CARD, small_deck(category), n)
    if market.unrest is not None:
        yield Lying(UNREST_CARD, UNREST_PILE, market.unrest)
    yield Lying(KING, KING_PLACE, face="b" if market.king_turned else "a")


def _tokens(owner: str, tokens: Tokens) -> Iterator[Lying]:
    return (Lying(kind, purse(owner), tokens.of(kind)) for kind in KINDS)
