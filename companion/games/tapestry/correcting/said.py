"""How what lies on the table is said: whose it is, several in a row, its picture."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.offer import Filled
from companion.games.tapestry.correcting import of_cards
from companion.games.tapestry.player import (
    BUILDINGS,
    BUILDINGS_EACH,
    OUTPOSTS_EACH,
    RESOURCE_CAP,
    RESOURCES,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import card_name, player_name

WHAT, CARD, KIND, BOT, PILE = "what", "card", "kind", "bot", "pile"
MOST = {"resource": RESOURCE_CAP, "building": BUILDINGS_EACH, "outposts": OUTPOSTS_EACH}
ICONS = {
    "points": "vp",
    "outposts": "outpost",
    "hand": "card-tapestry",
    "tiles": "territory-tile",
    "deck": "card-decision",
    "discard": "discard",
    "progress": "card-progress",
    "covered": "card-tapestry",
    "income_turns": "income",
}
ROWS = tuple(f"tapestry.screen.{row}" for row in of_cards.ROWS)
"""Of technologies, from below."""


def of_owner(state: State, owner: str, what: Message) -> Message:
    return Message("tapestry.table.of", player=player_name(state, owner), what=what)


def parts_of(parts: Iterable[Message]) -> Message:
    """All of them, one behind the other."""
    return Message("tapestry.table.parts", parts=tuple(parts))


def cards_said(kind: str, cards: Iterable[str]) -> Message:
    return parts_of(card_name(kind, card) for card in cards)


def kinds_of(key: str, *ids: str) -> Noun[State]:
    """Kinds of values, by what they are called in keys."""
    return Noun(
        key, Message("tapestry.offer.ask.what"), lambda s, f: ids, lambda s, one: Message(one)
    )


def icon_of_number(_state: State, f: Filled) -> str:
    kind, _, which = f[WHAT].partition(".")
    return f"{kind}-{which}" if which in (*RESOURCES, *BUILDINGS) else ICONS[kind]
