"""The Gamblers.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import drawing, tapestries
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryGained
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.turn.turn import Turn

REVEALED = 3


class Gamblers(Power):
    """Three tapestries, one of them played."""

    def income(self) -> None:
        """Three tapestries: one "when played" is played, or one is kept; the rest is discarded."""
        revealed = [card for _ in range(REVEALED) if (card := self._draw())]
        playable = [card for card in revealed if _is_played(self.turn, card)]
        choices = dict.fromkeys(playable or revealed)
        if not choices:
            return
        options = TAPESTRY.these(self.state, choices)
        kept = self.turn.choose("gamblers", Message("tapestry.ask.gamblers"), options)
        revealed.remove(kept)
        for card in revealed:
            self.turn.record(TapestryDiscarded(self.player, card))
        if playable:
            tapestries.play(self.turn, kept)

    def _draw(self) -> str:
        """A card to the hand; empty where none is left."""
        if not drawing.refilled(self.turn, "tapestry"):
            return ""
        card = drawing.draw(self.turn, "tapestry")
        self.turn.record(TapestryGained(self.player, card))
        return card

    first_income_ended = income


def _is_played(turn: Turn, card: str) -> bool:
    """Nobody can say it of a card without a name."""
    return card != UNKNOWN and "when_played" in kinds(turn, card)
