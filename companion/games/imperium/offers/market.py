"""What you take from the Market, its decks and the Unrest pile."""

from __future__ import annotations

from dataclasses import replace

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled, Offer
from companion.games.imperium.commands.yours import (
    LEFT_WITH_CARD,
    MOST_RETURNED,
    TURNED_TO,
    BreakThrough,
    TakeFromMarket,
    TakeFromSmallDeck,
    TurnOverMain,
    UnrestMoved,
)
from companion.games.imperium.content import named
from companion.games.imperium.flow import is_alone
from companion.games.imperium.nouns import CARDS, SLOT, SMALL_DECK, WITH_CARD
from companion.games.imperium.state import CATEGORIES, State

LEFT_SAID = {"acquired": "acquire", "innovated": "innovate", "exiled": "exile"}
LEFT_RULES = {
    "acquired": "term.acquire",
    "innovated": "turn.innovate",
    "exiled": "term.exile",
}
LEFT_ICONS = {
    "acquired": "imperium-acquire",
    "innovated": "imperium-break-through",
    "exiled": "imperium-exile",
}
MOST_TURNED = 20


def _leaves(how: str) -> Form[State]:
    return form(
        TakeFromMarket,
        f"market.{how}",
        Message(f"imperium.screen.{LEFT_SAID[how]}"),
        icon=LEFT_ICONS[how],
        help=LEFT_RULES[how],
        makes=lambda state, f: TakeFromMarket(int(f[SLOT]), how),
        slot=WITH_CARD,
    )


def _unrest(one: str, by: int) -> Form[State]:
    """One in a touch, which is usual."""
    return form(
        UnrestMoved(by),
        f"unrest.{one}.one",
        Message(f"imperium.screen.you_{one}"),
        icon="imperium-unrest",
        help="term.unrest",
    )


def _in_pile(state: State, _filled: Filled) -> int:
    left = state.market.unrest
    return MOST_RETURNED if left is None else min(MOST_RETURNED, left)


TAKE_UNREST = form(
    UnrestMoved,
    "unrest.take",
    Message("imperium.offer.take_several"),
    icon="imperium-unrest",
    help="term.unrest",
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.unrest_taken"),
        lambda state, f: 1,
        _in_pile,
        lambda state, f: 1,
    ),
)
RETURN_UNREST = form(
    UnrestMoved,
    "unrest.return",
    Message("imperium.offer.return_several"),
    icon="imperium-unrest",
    help="term.unrest",
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.unrest_returned"),
        lambda state, f: 1,
        lambda state, f: MOST_RETURNED,
        lambda state, f: 1,
        read=lambda n: -n,
    ),
)
SMALL = form(
    TakeFromSmallDeck,
    "market.small",
    Message("imperium.screen.small_decks"),
    icon="cards",
    help="term.market",
    when=is_alone,
    deck=SMALL_DECK,
)
BREAK_MAIN = form(
    BreakThrough,
    "market.main",
    Message("imperium.offer.break_main"),
    icon="imperium-main-deck",
    help="term.break_through",
    when=is_alone,
    category=Noun(
        "category",
        Message("imperium.offer.ask.break_main"),
        lambda state, f: CATEGORIES,
        lambda state, one: named("key", one),
    ),
)
TURN_OVER = form(
    TurnOverMain,
    "market.turned",
    Message("imperium.offer.turned_main"),
    icon="imperium-main-deck",
    when=is_alone,
    cards=HowMany(
        CARDS,
        Message("imperium.offer.ask.turned"),
        lambda state, f: 1,
        lambda state, f: MOST_TURNED if state.market.main is None else state.market.main,
        lambda state, f: 1,
    ),
    to=Noun(
        "to",
        Message("imperium.offer.ask.turned_to"),
        lambda state, f: TURNED_TO,
        lambda state, one: Message(f"imperium.offer.turned_to.{one}"),
    ),
)
FROM_MARKET = tuple(map(_leaves, LEFT_WITH_CARD))
MARKET = (
    *FROM_MARKET,
    _unrest("take", 1),
    _unrest("return", -1),
    TAKE_UNREST,
    RETURN_UNREST,
    SMALL,
    BREAK_MAIN,
    TURN_OVER,
)


def at_space(state: State, slot: int) -> tuple[Offer[State], ...]:
    """What can be done with the card of a space, and why not; Unrest is said of where it lies."""
    offers = (one.on(state, known={SLOT: str(slot)}) for one in FROM_MARKET)
    if state.market.spaces[slot - 1].under:
        return tuple(offers)
    alone = (Message(f"imperium.screen.{LEFT_SAID[how]}_alone") for how in LEFT_WITH_CARD)
    return tuple(replace(one, label=label) for one, label in zip(offers, alone, strict=True))
