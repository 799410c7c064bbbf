"""The Chosen.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import resources


class Chosen(Power):
    """What the player leads in pays."""

    def income(self) -> None:
        """A point per opponent for each track led or completed; a resource per achievement."""
        led = counting.tracks_nobody_ahead(self.state, self.player)
        self.score(led * self.state.options.opponents)
        reached = sum(self.player in owners for owners in self.state.achievements.values())
        for _ in range(reached):
            if self.me.income_turns == LAST_INCOME_TURN:
                self.score(5)
            else:
                resources.any_resource(self.turn)
