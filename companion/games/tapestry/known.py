"""Tapestry cards as this table knows them: printed, or taught by an owner."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.content.cards import Tapestry
from companion.games.tapestry.content.teaching import TAUGHT, Teaching, as_card
from companion.games.tapestry.options import Options
from companion.games.tapestry.state import UNKNOWN, State
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.turn.names import word


def tapestry(state: State, card: str) -> Tapestry:
    """What a card says here; raises for one that nobody knows."""
    taught = state.taught.get(card)
    if taught is None:
        return content.tapestry(card)
    return as_card(taught, content.tapestry(taught.card).expansion)


def copies_in_play(options: Options, card: Tapestry) -> int:
    """How many of a card there are in the boxes in play; some leave a solo game.

    Player aid, "General set-up (solo)".
    """
    if not options.has(card.expansion) or card.id in options.variants.removed_tapestries:
        return 0
    if not options.solo:
        return card.copies
    return card.copies - card.solo_copies_removed if card.solo else 0


def is_card(state: State, card: str) -> bool:
    """Whether it is one that has a name."""
    return card in state.taught or card in content.tapestries()


def unread(state: State, card: str) -> bool:
    """Whether no source has its words, and nobody taught them."""
    if card == UNKNOWN or card.startswith(TAUGHT):
        return card not in state.taught
    return content.tapestry(card).unknown and card not in state.taught


def teaching(state: State, card: str) -> Teaching | None:
    """How it was taught; None where it is printed, or nobody did."""
    return state.taught.get(card)


def in_words(state: State, card: str) -> Message | None:
    """What it says; None where nobody named it."""
    taught = state.taught.get(card)
    if taught is not None:
        return text_of(taught)
    return None if card.startswith((UNKNOWN, TAUGHT)) else word("tapestry_text", card)
