"""The piles of the decision cards as they are thought to lie."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
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
