"""The Relentless.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.once_a_turn import BuildingCame

MOST_TOKENS = 5


class Relentless(Power):
    """A building every turn, for as long as it lasts."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return {"streak": marks.get("streak", 0)}

    def _built(self) -> bool:
        return BuildingCame() in self.state.this_turn

    def income_ended(self) -> None:
        """A building gained in the turn: one more token."""
        if self._built():
            self.mark("streak", self.marked("streak") + 1)

    def turn_ended(self) -> None:
        """One more token, or all are cashed in."""
        streak = self.marked("streak")
        if self._built():
            self.income_ended()
        elif streak:
            self.mark("streak", 0)
            row = self.spaces[str(min(streak, MOST_TOKENS))]
            self.gain(row.benefits)
