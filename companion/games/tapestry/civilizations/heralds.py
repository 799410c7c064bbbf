"""The Heralds.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry import known
from companion.games.tapestry.cards import drawing, tapestries
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryGained
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.options import Rebalancing
from companion.games.tapestry.player import LAID_OPEN
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.turn.turn import DECLINED, NONE, Turn

TOKENS = 4
KINDS = {"when_played", "continuous"}
FORBIDDEN = ("renaissance",)


class Heralds(Power):
    """Tokens on visible tapestries, which are played again."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """On tapestries; those left are among the player's tokens."""
        return {f"tapestry.{one}": n for one, n in marks.items() if one != "used"}

    def income(self) -> None:
        """Maybe a token on a visible "when played" tapestry of anybody: gain what it does."""
        used = self.marked("used")
        if used >= TOKENS:
            return
        cards = {
            card: None
            for who in self.state.players
            for card in tapestries.visible_to(self.turn, who)
            if (card == LAID_OPEN or not self.marked(card))
            and "when_played" in kinds(self.turn, card)
        }
        if not cards:
            return
        options = [DECLINED, *TAPESTRY.these(self.state, cards)]
        chosen = self.turn.choose("heralds", Message("tapestry.ask.heralds"), options)
        if chosen != NONE:
            self.mark("used", used + 1)
            self.mark(chosen)
            tapestries.resolve(self.turn, chosen)

    def first_income_ended(self) -> None:
        """Draw until one fits, then maybe play one; only for the civilization kept at the start."""
        if not any(mat.id == self.id and mat.start for mat in self.me.civilizations):
            return
        rulebook = self.state.options.rebalancing is Rebalancing.RULEBOOK
        if rulebook:
            self._draw_until_one_fits()
        cards = [c for c in dict.fromkeys(self.me.hand) if not rulebook or fits(self.turn, c)]
        options = [DECLINED]
        options += TAPESTRY.these(
            self.state,
            (card for card in cards if known.is_card(self.state, card) and card not in FORBIDDEN),
        )
        chosen = self.turn.choose("heralds.first", Message("tapestry.ask.heralds_first"), options)
        if chosen != NONE:
            tapestries.play(self.turn, chosen)

    def _draw_until_one_fits(self) -> None:
        """The others go to the discard pile; whoever names none has come to one that fits."""
        while drawing.any_left(self.turn, "tapestry"):
            card = drawing.draw(self.turn, "tapestry")
            self.turn.record(TapestryGained(self.player, card))
            if card == UNKNOWN or fits(self.turn, card):
                return
            self.turn.record(TapestryDiscarded(self.player, card))


def fits(turn: Turn, card: str) -> bool:
    """ "When played" or continuous."""
    return known.is_card(turn.state, card) and bool(KINDS & set(kinds(turn, card)))
