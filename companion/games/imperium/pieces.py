"""Everything that lies on an Imperium table, as far as the app follows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from companion.core.act import DECK, DOWN, UP, Lying
from companion.core.remembered import remembered
from companion.games.imperium import in_loom
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.options import SOLO
from companion.games.imperium.places import (
    ACTION,
    CARD,
    CIV_STATE,
    EXHAUST,
    KING,
    KING_PLACE,
    MAIN_PILE,
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
from companion.games.imperium.state import MARKET, Civ, Market, Space, State
from companion.games.imperium.tokens import KINDS, Tokens


def pieces(state: State) -> list[Lying]:
    """All of it; what nobody may see is a number of backs."""
    civ = _civ(state.civ) if state.options.mode == SOLO else ()
    return [*civ, *_you(state), *_market(state.market)]


@remembered
def _civ(civ: Civ) -> tuple[Lying, ...]:
    beside = [*_tokens("civ", civ.tokens), Lying(STATE_CARD, CIV_STATE, 1, "civ", civ.side)]
    cards = in_loom.heaps(civ) if civ.kept else _cards(civ)
    return (*beside, *cards, *_markers(civ.slots), *_voyage(civ))


def _cards(civ: Civ) -> Iterator[Lying]:
    for pile in PILES:
        yield from _in_pile(pile, civ.pile(pile))
    for card in civ.resolving:
        yield Lying(piece_of(card), slot_place(civ.at_slot - 1), face=UP)
    for slot, laid in enumerate(civ.slots, start=1):
        if laid:
            yield Lying(CARD, slot_place(slot), face=DOWN)


@remembered
def _in_pile(pile: Pile, cards: tuple[Card, ...]) -> tuple[Lying, ...]:
    place = PILES[pile]
    hidden = place.startswith(DECK) or place == "civ/aside"
    face = DOWN if place == "civ/aside" else ""
    found = Counter(CARD if hidden else piece_of(card) for card in cards)
    return tuple(Lying(piece, place, n, face=face) for piece, n in found.items())


@remembered
def _markers(slots: tuple[Card | None, ...]) -> tuple[Lying, ...]:
    markers = range(1, max(MARKET, len(slots)) + 1)
    return (
        *(Lying(SLOT_MARKER, slot_place(slot)) for slot in markers),
        *((Lying(EXHAUST, slot_place(MARKET)),) if 0 < len(slots) < MARKET else ()),
    )


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


@remembered
def _market(market: Market) -> tuple[Lying, ...]:
    every: list[Lying] = []
    for slot, space in enumerate(market.spaces, start=1):
        every += _space(slot, space)
    every += (Lying(CARD, small_deck(category), n) for category, n in market.small.items())
    if market.main is not None:
        every.append(Lying(CARD, MAIN_PILE, market.main))
    if market.unrest is not None:
        every.append(Lying(UNREST_CARD, UNREST_PILE, market.unrest))
    return (*every, Lying(KING, KING_PLACE, face="b" if market.king_turned else "a"))


@remembered
def _space(slot: int, space: Space) -> tuple[Lying, ...]:
    here = () if space.gone else (Lying(market_card(space), market_place(slot)),)
    under = (Lying(UNREST_CARD, below(slot)),) if space.under else ()
    return (*here, *under, *_tokens(str(slot), space.tokens))


def _tokens(owner: str, tokens: Tokens) -> Iterator[Lying]:
    return (Lying(kind, purse(owner), tokens.of(kind)) for kind in KINDS)
