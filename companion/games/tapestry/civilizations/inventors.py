"""The Inventors.

Their mat, and rulebook, FAQ: an opponent's card with a token that reaches the top row gives its
square to the opponent, then to the Inventors, who take it into their bottom row.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.events_of_technologies import (
    LandmarkOffTech,
    TechTaken,
)
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import TECHNOLOGY
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.turn import DECLINED, NONE

TOKENS = 4


class Inventors(Power):
    """Tokens on anybody's technology."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """On technologies; those left are among the player's tokens."""
        return {f"tech.{one}": n for one, n in marks.items() if one != "used"}

    def income(self) -> None:
        """Maybe a token on anybody's technology: up at once, the benefit shared."""
        used = self.marked("used")
        cards = {
            tech.card: owner
            for owner, me in self.state.players.items()
            for tech in me.techs
            if self._may(owner, tech)
        }
        if used >= TOKENS or not cards:
            return
        options = [DECLINED, *TECHNOLOGY.these(self.state, cards)]
        card = self.turn.choose("inventors", Message("tapestry.ask.upgrade"), options)
        if card == NONE:
            return
        self.mark("used", used + 1)
        self.mark(card)
        owner = cards[card]
        row = upgrading.find(self.state, owner, card).row + 1
        upgrading.raise_row(self.turn.of(owner), card)
        if owner != self.player and row == upgrading.MIDDLE:
            upgrading.gain_side(self.turn, card, row)

    def _may(self, owner: str, tech: Tech) -> bool:
        """FF: nobody raises another's single-use card to the top row."""
        if tech.row >= upgrading.TOP or tech.used or self.marked(tech.card):
            return False
        single = not tech.card.startswith(UNKNOWN) and content.tech(tech.card).single_use
        return owner == self.player or not (single and tech.row == upgrading.MIDDLE)

    def others_top_row(self, owner: str, card: str) -> None:
        """The square for the Inventors too, and the card becomes theirs, whoever raised it."""
        if not self.marked(card):
            return
        upgrading.gain_side(self.turn, card, upgrading.TOP)
        if upgrading.find(self.state, owner, card).landmark:
            self.turn.record(LandmarkOffTech(owner, card))
        self.turn.record(TechTaken(self.player, owner, card))
