"""The things of this game: spaces of the Market, cards and their kinds, tokens, decks, sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled
from companion.games.imperium.content import key, named
from companion.games.imperium.rules.card_options import card_option, copy_option
from companion.games.imperium.say import lying_said, thing, tokens_said
from companion.games.imperium.state import CATEGORIES, DUAL, MARKET, SMALL_DECKS, Space, State
from companion.games.imperium.tokens import KINDS, Tokens

SLOT, MOST_TOKENS = "slot", 99
CARDS = "cards"
EVERY_SLOT = tuple(map(str, range(1, MARKET + 1)))
Owned = Callable[[State, Filled], Tokens | None]


def space_of(state: State, slot: str) -> Space:
    """A space of the Market."""
    return state.market.spaces[int(slot) - 1]


def _space_icon(state: State, slot: str) -> str:
    categories = space_of(state, slot).categories
    return key(categories[0]).icon if categories else "question"


SPACE: Noun[State] = Noun(
    SLOT,
    Message("imperium.offer.ask.space"),
    lambda state, filled: EVERY_SLOT,
    lambda state, slot: Message(
        "imperium.offer.space", slot=int(slot), what=lying_said(space_of(state, slot))
    ),
    _space_icon,
    lambda state, slot: f"market:{slot}",
    lambda state, slot: tokens_said(space_of(state, slot).tokens),
    int,
)
WITH_CARD = SPACE.among(
    lambda state, filled: (one for one in EVERY_SLOT if not space_of(state, one).gone)
)
CATEGORY: Noun[State] = Noun(
    "category",
    lambda state, filled: Message("imperium.offer.ask.category", slot=int(filled[SLOT])),
    lambda state, filled: (*CATEGORIES, DUAL),
    lambda state, category: Message(f"imperium.screen.card_{category}"),
)
KIND: Noun[State] = Noun(
    "category",
    Message("imperium.ask.category"),
    lambda state, filled: CATEGORIES,
    lambda state, kind: thing(kind),
    lambda state, kind: key(kind).icon,
)
"""A kind of card, as its icon is called."""
CARD: Noun[State] = Noun(
    "card",
    lambda state, filled: Message("imperium.offer.ask.category", slot=int(filled[SLOT])),
    lambda state, filled: (),
    lambda state, card: card_option(card).text,
    lambda state, card: card_option(card).icon,
    note=lambda state, card: card_option(card).note,
    known_as=lambda state, card: card_option(card).known_as,
)
COPY: Noun[State] = Noun(
    CARDS,
    Message("imperium.yours.title"),
    lambda state, filled: (),
    lambda state, copy: copy_option(copy).text,
    lambda state, copy: copy_option(copy).icon,
    note=lambda state, copy: copy_option(copy).note,
    known_as=lambda state, copy: copy_option(copy).known_as,
)
"""One of the copies of a card."""


POWER_SIDE: Noun[State] = Noun(
    "side",
    Message("imperium.screen.power"),
    lambda state, filled: ("a", "b"),
    lambda state, side: Message(f"imperium.screen.power_{side}"),
)
SMALL_DECK: Noun[State] = Noun(
    "deck",
    Message("imperium.screen.small_decks"),
    lambda state, filled: SMALL_DECKS,
    lambda state, deck: named("key", deck),
)
TOKEN: Noun[State] = Noun(
    "kind",
    Message("imperium.screen.tokens_are"),
    lambda state, filled: KINDS,
    lambda state, kind: named("token", kind),
    lambda state, kind: f"imperium-{kind}",
)


def nobody_knows(_state: State, _filled: Filled) -> None:
    """No tokens lie there yet."""


def so_many(now: Owned = nobody_knows, most: Owned = nobody_knows) -> dict[str, Any]:
    """A number of each kind of token: as they lie, and no more than there are."""
    return {kind: how_many(kind, now, most) for kind in KINDS}


def how_many(kind: str, now: Owned = nobody_knows, most: Owned = nobody_knows) -> HowMany[State]:
    """A number of one kind of token."""

    def of(owned: Owned, state: State, filled: Filled) -> int | None:
        tokens = owned(state, filled)
        return None if tokens is None else tokens.of(kind)

    def at_most(state: State, filled: Filled) -> int:
        there, here = of(most, state, filled), of(now, state, filled)
        return max(MOST_TOKENS, here or 0) if there is None else there

    text = Message("imperium.offer.ask.how_many", what=thing(kind))
    return HowMany(kind, text, lambda state, filled: of(now, state, filled), at_most)


def tokens_of(filled: Filled) -> Tokens:
    """What was answered."""
    return Tokens(**{kind: int(filled[kind]) for kind in KINDS})
