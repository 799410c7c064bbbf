"""The Isolationists.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import geography
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.land.masses import largest_mass
from companion.games.tapestry.turn import resources

TOKENS = 4


class Isolationists(Power):
    """Territories closed for good."""

    def conquered(self, place: str, empty: bool) -> None:
        """On an empty territory a token may stand with the outpost: closed for good, a resource."""
        used = self.marked("used")
        alone = len(self.state.map[place].tokens) == 1
        if not empty or not alone or used >= TOKENS:
            return
        if self.turn.may("isolationists", Message("tapestry.ask.isolationists")):
            self.turn.record(TokenPlaced(place, self.player, kind="token"))
            self.mark("used", used + 1)
            resources.any_resource(self.turn)

    def final(self) -> None:
        """Points for the most controlled territories joined by one terrain."""
        mine = tuple(self.state.controlled(self.player))
        text, seen = Message("tapestry.ask.mass"), largest_mass(self.state, self.player)
        if all(geography.edges_of(self.state, place) for place in mine):
            mass = self.turn.computed("isolationists.mass", text, seen)
        else:
            mass = self.turn.amount("isolationists.mass", text, seen, len(mine))
        table = self.printed.final[0].table
        if mass > 0:
            self.score(table[min(mass, len(table)) - 1])
