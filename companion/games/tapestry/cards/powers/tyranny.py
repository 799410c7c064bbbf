"""Tyranny."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.names import word

FIRST_TIME = 5


class Tyranny(Card):
    def tapestry_gained(self) -> None:
        """Asked whenever a card comes to the hand while Tyranny is visible."""
        text = Message("tapestry.ask.play_over_this", card=word("tapestry", self.id))
        if not self.turn.may("tyranny", text):
            return
        self.score(FIRST_TIME)
        card = self.me.hand[-1]
        tapestries.play(self.turn, tapestries.name_it(self.turn, card) if card == UNKNOWN else card)
