"""Where a decision card is, and why it cannot have been drawn just now."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.bots.state import UNSEEN, BotState

ALL_CARDS = range(1, 23)
PILES = ("deck", "discard", "pair", "progress")


def unseen(bots: BotState) -> tuple[int, ...]:
    """The cards that lie somewhere face down and that nobody saw."""
    named = {*bots.deck, *bots.discard, *bots.pair, *bots.progress}
    return tuple(card for card in ALL_CARDS if card not in named) if UNSEEN in named else ()


def may_come(bots: BotState) -> tuple[int, ...]:
    """The cards that can come from the decision deck now."""
    known = tuple(card for card in bots.deck if card != UNSEEN)
    return (*known, *unseen(bots)) if UNSEEN in bots.deck else known


def pile_of(bots: BotState, card: int) -> str:
    """deck, discard, pair or progress; "out" for a card that is in none of them."""
    for pile in PILES:
        if card in getattr(bots, pile):
            return pile
    if card not in unseen(bots):
        return "out"
    return "deck" if UNSEEN in bots.deck else "progress"


def why_not_drawn(bots: BotState, card: int) -> Message | None:
    """Why this card cannot come from the decision deck now; None if it can."""
    if card in may_come(bots):
        return None
    if card not in ALL_CARDS:
        return Message("tapestry.bot.broken.no_such_card", card=card)
    where = Message(f"tapestry.bot.pile.{pile_of(bots, card)}")
    return Message("tapestry.bot.broken.card_elsewhere", card=card, pile=where)


def faults(cards: tuple[int, ...], bots: BotState) -> Message | None:
    """Why these cannot be all the cards there are: one twice, one missing, one unknown."""
    there = (*bots.deck, *bots.discard, *bots.pair, *bots.progress)
    all_cards = {*filter(None, there), *unseen(bots)}
    named = tuple(filter(None, cards))
    for card in named:
        if card not in all_cards:
            return Message("tapestry.bot.broken.no_such_card", card=card)
        if named.count(card) > 1:
            return Message("tapestry.bot.broken.card_twice", card=card)
    missing = all_cards - set(named)
    if len(cards) != len(there):
        return Message("tapestry.bot.broken.card_missing", card=min(missing or all_cards))
    return None
