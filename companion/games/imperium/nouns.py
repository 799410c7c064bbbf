"""The things of this game: spaces of the Market, kinds of cards, tokens, piles, sides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.message import Message
from companion.core.noun import HowMany, Noun
from companion.core.offer import Filled
from companion.games.imperium.commands.setup import DUAL
from companion.games.imperium.content import key, named
from companion.games.imperium.rules.refilling import CATEGORIES
from companion.games.imperium.say import lying_said, thing, tokens_said
from companion.games.imperium.state import MARKET, Space, State
from companion.games.imperium.tokens import KINDS, Tokens

SLOT, MOST_TOKENS = "slot", 99
CARDS = "cards"
Owned = Callable[[State, Filled], Tokens | None]


def _space(state: State, slot: str) -> Space:
    return state.market.spaces[int(slot) - 1]


def _space_icon(state: State, slot: str) -> str:
    categories = _space(state, slot).categories
    return key(categories[0]).icon if categories else "question"


SPACE: Noun[State] = Noun(
    SLOT,
    Message("imperium.offer.ask.space"),
    lambda state, filled: map(str, range(1, MARKET + 1)),
    lambda state, slot: Message(
        "imperium.offer.space", slot=int(slot), what=lying_said(_space(state, slot))
    ),
    _space_icon,
    lambda state, slot: f"market:{slot}",
    lambda state, slot: tokens_said(_space(state, slot).tokens),
    int,
)
WITH_CARD = SPACE.among(
    lambda state, filled: (one for one in SPACE.now(state, filled) if not _space(state, one).gone)
)
CATEGORY: Noun[State] = Noun(
    "category",
    lambda state, filled: Message("imperium.offer.ask.category", slot=int(filled[SLOT])),
    lambda state, filled: (*CATEGORIES, DUAL),
    lambda state, category: Message(f"imperium.screen.card_{category}"),
)
POWER_SIDE: Noun[State] = Noun(
    "side",
    Message("imperium.screen.power"),
    lambda state, filled: ("a", "b"),
    lambda state, side: Message(f"imperium.screen.power_{side}"),
)
SMALL_DECK: Noun[State] = Noun(
    "deck",
    Message("imperium.screen.small_decks"),
    lambda state, filled: (deck for deck, n in state.market.small.items() if n),
    lambda state, deck: named("key", deck),
)


def so_many(now: Owned, most: int = MOST_TOKENS) -> dict[str, Any]:
    """A number of each kind of token; nobody knows it where none lie yet."""
    return {kind: _of_kind(kind, now, most) for kind in KINDS}


def _of_kind(kind: str, now: Owned, most: int) -> HowMany[State]:
    def lying(state: State, filled: Filled) -> int | None:
        tokens = now(state, filled)
        return None if tokens is None else tokens.of(kind)

    text = Message("imperium.offer.ask.how_many", what=thing(kind))
    return HowMany(kind, text, lying, lambda state, filled: most)


def tokens_of(filled: Filled) -> Tokens:
    """What was answered."""
    return Tokens(**{kind: int(filled[kind]) for kind in KINDS})
