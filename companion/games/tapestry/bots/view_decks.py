"""The piles of the decision cards as they are thought to lie, and how to put a card right."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.bots import moving
from companion.games.tapestry.bots.cards import PILES
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.state import State

DECK, DISCARD, PAIR, PROGRESS = PILES


@dataclass(frozen=True, slots=True)
class PileView:
    """One pile: its name with the number of cards, and the cards in it."""

    pile: str
    title: Message
    cards: tuple[int, ...]


def piles_view(state: State) -> tuple[PileView, ...]:
    """The piles that are in the game; the pair as it lies, the others by number."""
    bots = bots_of(state)
    views = []
    for pile in (DECK, PAIR, DISCARD, PROGRESS):
        cards: tuple[int, ...] = getattr(bots, pile)
        shown = cards if pile == PAIR else tuple(sorted(filter(None, cards)))
        views.append(PileView(pile, Message(f"tapestry.bot.piles.{pile}", n=len(cards)), shown))
    return tuple(views)


def shuffles(state: State) -> Message:
    """How often the deck was made anew."""
    return Message("tapestry.screen.shuffles", n=bots_of(state).shuffles)


def moves(state: State, card: int) -> tuple[Offer[State], ...]:
    """Where else the card may lie: another pile, or in the pair in place of a card there."""
    return tuple(
        offered(state, moving.place_name(state, place), moving.moved(state, card, place), "cards")
        for place in moving.places(state, card)
    )
