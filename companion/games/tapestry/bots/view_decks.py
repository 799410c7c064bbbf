"""The piles of the decision cards as they are thought to lie."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.bots.cards import PILES
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.events_of_cards import blinded
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.state import State

DECK, DISCARD, PAIR, PROGRESS = PILES


@dataclass(frozen=True, slots=True)
class PileView:
    """One pile: its name with the number of cards, and the cards in it."""

    pile: str
    title: Message
    cards: tuple[int, ...]
    """Those that somebody saw."""
    unseen: int
    """So many more nobody saw."""


def piles_view(state: State) -> tuple[PileView, ...]:
    """The piles that are in the game; the pair as it lies, the others by number."""
    bots = blinded(bots_of(state))
    views = []
    for pile in (DECK, PAIR, DISCARD, PROGRESS):
        cards: tuple[int, ...] = getattr(bots, pile)
        shown = cards if pile == PAIR else tuple(sorted(filter(None, cards)))
        title = Message(f"tapestry.bot.piles.{pile}", n=len(cards))
        views.append(PileView(pile, title, shown, cards.count(UNSEEN)))
    return tuple(views)


def shuffles(state: State) -> Message:
    """How often the deck was made anew."""
    return Message("tapestry.screen.shuffles", n=bots_of(state).shuffles)
