"""The Weefolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import gains, giving_up
from companion.games.tapestry.turn.names import word


class Weefolk(Power):
    """Tokens in the capitals of others, and buildings for tiles."""

    left_to_the_table = True

    def income(self) -> None:
        """A token to an opponent is told; a tile may buy a building; turn 5 scores the lines."""
        self.turn.tell(word("civilization_step", f"{self.id}.1.1"), icon="flag")
        if self.me.income_turns == LAST_INCOME_TURN:
            text = Message("tapestry.ask.weefolk_points")
            self.score(self.turn.amount("weefolk", text, 0, 60, 0))
        elif self.me.tiles and self.turn.may("weefolk.buy", Message("tapestry.ask.weefolk")):
            giving_up.discard(self.turn, "territory_tile", 1)
            gains.gain_one(self.turn, "any_income_building")
