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
        city, text = self.me.capital, Message("tapestry.ask.riverfolk")
        if plots.has_grid(city):
            seen = len(plots.impassable(city) - plots.built_on(city))
            self.score(-self.turn.computed("riverfolk", text, seen))
        else:
            most = len(plots.impassable(city)) or plots.SIZE**2
            self.score(-self.turn.amount("riverfolk", text, 0, most))
