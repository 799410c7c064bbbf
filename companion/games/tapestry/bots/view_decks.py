"""The piles of the decision cards as they are thought to lie, and how to put a card right."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.bots.cards import PILES, pile_of
from companion.games.tapestry.bots.commands import SetDecks
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.state import State

DECK, DISCARD, PAIR, PROGRESS = PILES
ON_TABLE = ("left", "right")


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
    bots = bots_of(state)
    here = pile_of(bots, card)
    piles = () if here == PAIR else tuple(p for p in (DECK, DISCARD, PROGRESS) if p != here)
    sides = tuple(
        side for side, lies in zip(ON_TABLE, bots.pair, strict=False) if bots.pair and lies != card
    )
    return tuple(
        offered(
            state,
            Message(f"tapestry.bot.piles.to.{place}", card=_given_way(bots, place)),
            _moved(bots, card, place),
            "cards",
        )
        for place in (*piles, *sides)
    )


def _given_way(bots: BotState, place: str) -> int:
    """The card of the pair that goes where the other one came from; 0 for a pile."""
    return bots.pair[ON_TABLE.index(place)] if place in ON_TABLE else 0


def _moved(bots: BotState, card: int, place: str) -> SetDecks:
    piles = {pile: tuple(getattr(bots, pile)) for pile in PILES}
    if place in ON_TABLE:
        other = _given_way(bots, place)
        swapped = {card: other, other: card}
        return SetDecks(
            **{pile: tuple(swapped.get(one, one) for one in row) for pile, row in piles.items()}
        )
    rest = {pile: tuple(one for one in row if one != card) for pile, row in piles.items()}
    return SetDecks(**{**rest, place: (*rest[place], card)})
