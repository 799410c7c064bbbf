"""What a civilization gives to the others before the first turn.

Rulebook, last page (Tinkerers): each opponent gains cards from the decks. Bots gain nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry.cards import drawing, technology
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.turn import gains
from companion.games.tapestry.turn.turn import Turn

TECH = "tech_card"


def give(turn: Turn, gifts: Mapping[str, int]) -> None:
    """To every other person at the table."""
    for other in turn.state.players:
        if other != turn.player:
            for what, n in gifts.items():
                for _ in range(n):
                    _gain(turn.of(other), what)


def _gain(turn: Turn, what: str) -> None:
    if what != TECH:
        gains.gain_one(turn, what)
    elif drawing.refilled(turn, "tech"):
        card = technology.drawn(turn)
        turn.record(TechInvented(turn.player, card))
        technology.invented(turn, card)
