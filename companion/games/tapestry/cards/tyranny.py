"""Tyranny: a tapestry just gained may be played at once over this card; 5 points the first time.

Base game card, THIS ERA.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.score import points
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

CARD = "tyranny"
FIRST_TIME = 5


def card_gained(turn: Turn) -> None:
    """Asked whenever a card comes to the hand while Tyranny is visible."""
    if CARD not in effects.cards_in_force(turn.me):
        return
    text = Message("tapestry.ask.play_over_this", card=word("tapestry", CARD))
    if not turn.may("tyranny", text):
        return
    points.score(turn, FIRST_TIME, "tapestry", CARD)
    card = turn.me.hand[-1]
    tapestries.play(turn, tapestries.name_it(turn, card) if card == UNKNOWN else card)
