"""Circles and squares gained again from one's rows.

Rulebook, "Icon guide": the circle of a card in the middle row, the square of one in the top row.
"""

from __future__ import annotations

from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards.upgrading import MIDDLE, TOP, choose, gain_side
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply


@simply(Verb.TECH_CIRCLE)
def circle(turn: Turn) -> None:
    """The circle of a card in one's middle row."""
    _again(turn, MIDDLE, "circle")


@simply(Verb.TECH_SQUARE)
def square(turn: Turn) -> None:
    """The square of a card in one's top row."""
    _again(turn, TOP, "square")


def _again(turn: Turn, row: int, place: str) -> None:
    cards = [tech.card for tech in turn.me.techs if tech.row == row and not tech.used]
    card = choose(turn, place, cards)
    if card:
        gain_side(turn, card, row)
