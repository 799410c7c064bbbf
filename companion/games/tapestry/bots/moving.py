"""A decision card put right: where else it may lie, and what comes of it."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.bots.cards import PILES, pile_of
from companion.games.tapestry.bots.commands import SetDecks
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.state import State

DECK, DISCARD, PAIR, PROGRESS = PILES
ON_TABLE = ("left", "right")


def places(state: State, card: int) -> tuple[str, ...]:
    """Another pile; the pair only in place of a card there."""
    bots = bots_of(state)
    here = pile_of(bots, card)
    piles = () if here == PAIR else tuple(p for p in (DECK, DISCARD, PROGRESS) if p != here)
    pair = zip(ON_TABLE, bots.pair, strict=False)
    return (*piles, *(side for side, lies in pair if lies != card))


def place_name(state: State, place: str) -> Message:
    """Where it lies then."""
    return Message(f"tapestry.bot.piles.to.{place}", card=_given_way(bots_of(state), place))


def _given_way(bots: BotState, place: str) -> int:
    """The card of the pair that goes where the other one came from; 0 for a pile."""
    return bots.pair[ON_TABLE.index(place)] if place in ON_TABLE else 0


def moved(state: State, card: int, place: str) -> SetDecks:
    """The piles as they lie with the card there."""
    bots = bots_of(state)
    piles = {pile: tuple(getattr(bots, pile)) for pile in PILES}
    if place in ON_TABLE:
        other = _given_way(bots, place)
        swapped = {card: other, other: card}
        return SetDecks(
            **{pile: tuple(swapped.get(one, one) for one in row) for pile, row in piles.items()}
        )
    rest = {pile: tuple(one for one in row if one != card) for pile, row in piles.items()}
    return SetDecks(**{**rest, place: (*rest[place], card)})
