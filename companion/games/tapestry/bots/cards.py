"""Where a decision card is, and why it cannot have been drawn just now."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.bots.state import BotState

ALL_CARDS = range(1, 23)
PILES = ("deck", "discard", "pair", "progress")


def pile_of(bots: BotState, card: int) -> str:
    """deck, discard, pair or progress; "out" for a card that is in none of them."""
    for pile in PILES:
        if card in getattr(bots, pile):
            return pile
    return "out"


def why_not_drawn(bots: BotState, card: int) -> Message | None:
    """Why this card cannot come from the decision deck now; None if it can."""
    if card in bots.deck:
        return None
    if card not in ALL_CARDS:
        return Message("tapestry.bot.broken.no_such_card", card=card)
    where = Message(f"tapestry.bot.pile.{pile_of(bots, card)}")
    return Message("tapestry.bot.broken.card_elsewhere", card=card, pile=where)


def faults(cards: tuple[int, ...], all_cards: frozenset[int]) -> Message | None:
    """Why these cannot be all the cards there are: one twice, one missing, one unknown."""
    for card in cards:
        if card not in all_cards:
            return Message("tapestry.bot.broken.no_such_card", card=card)
        if cards.count(card) > 1:
            return Message("tapestry.bot.broken.card_twice", card=card)
    missing = all_cards - set(cards)
    if missing:
        return Message("tapestry.bot.broken.card_missing", card=min(missing))
    return None
