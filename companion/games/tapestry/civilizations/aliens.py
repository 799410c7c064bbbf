"""The Aliens.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.civilizations.power import TILES_FROM, Power
from companion.games.tapestry.land import exploring_space
from companion.games.tapestry.nouns import SPACE_TILE
from companion.games.tapestry.turn import costs, giving_up, resources
from companion.games.tapestry.turn.names import word


class Aliens(Power):
    """A space tile explored on the mat, another one the next time."""

    later_as_at_the_start = True

    def income(self) -> None:
        """A space tile explored on the mat (1 resource if one lay there), or a resource."""
        lay = self.marked("tile")
        exploring_space.discard_from_mat(self.turn, lay - TILES_FROM)
        self.mark("tile", 0)
        pays = {costs.ANY: 1} if lay else {}
        options = [Option("resource", word("resource", "any_resource"))]
        if giving_up.affordable(self.turn, pays):
            options += SPACE_TILE.these(self.state, map(str, dict.fromkeys(self.me.space_tiles)))
        chosen = self.turn.choose("aliens", Message("tapestry.ask.or"), options)
        if chosen == "resource":
            resources.any_resource(self.turn)
            return
        giving_up.pay(self.turn, pays)
        self.mark("tile", int(chosen) + TILES_FROM)
        exploring_space.use_space_tile(self.turn, int(chosen))
