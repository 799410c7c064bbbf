"""The Faefolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.cards import in_hand
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.state import LAST_INCOME_TURN

RING = 7


class Faefolk(Power):
    """A token goes round, as far as tapestries are visible."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return {str(marks.get("spot", 0) + 1): 1}

    def income(self) -> None:
        """Maybe a tapestry; then as many spots as visible tapestries; twice on turn 5."""
        if self.turn.may("faefolk.card", Message("tapestry.ask.gain_tapestry")):
            in_hand.tapestry(self.turn)
        visible = len(self.me.hand) + sum(bool(pile) for pile in self.me.mat.values())
        spot = (self.marked("spot") + visible) % RING
        self.mark("spot", spot)
        benefits = self.spaces[str(spot + 1)].benefits
        for _ in range(2 if self.me.income_turns == LAST_INCOME_TURN else 1):
            self.gain(benefits)
