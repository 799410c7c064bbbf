"""The Riverfolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.capital import plots
from companion.games.tapestry.civilizations.power import Power


class Riverfolk(Power):
    """Impassable plots are built on."""

    def may_be_drawn_again(self) -> bool:
        return True

    def gained_later(self) -> None:
        """Kept, they give nothing for their districts."""

    def final(self) -> None:
        """A point lost for each impassable plot still visible."""
        city = self.me.capital
        seen = len(plots.impassable(city) - plots.built_on(city)) if plots.has_grid(city) else 0
        lost = self.turn.computed("riverfolk", Message("tapestry.ask.riverfolk"), seen)
        self.score(-lost)
