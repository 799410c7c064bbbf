"""The Infiltrators.

Their mat, as listed in the data. The Automa has a capital's territory and outposts, so it is
visited as well; the Shadow Empire has no such territory.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.civilizations.traders import lone_outpost
from companion.games.tapestry.land import tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.nouns import ANYBODY, HEX
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import DECLINED, NONE


class Infiltrators(Power):
    """Outposts beside an opponent's; visits to capitals."""

    def income(self) -> None:
        """Share a lone opponent's territory for its benefit, or visit an opponent's capital."""
        lone = [k for k in self.state.map if lone_outpost(self.turn, k)] if self.me.outposts else []
        options = [DECLINED, *HEX.these(self.state, lone)]
        options += ANYBODY.these(
            self.state,
            (
                owner
                for owner in opponents(self.state, self.player)
                if owner in (AUTOMA, *self.state.players)
            ),
        )
        chosen = self.turn.choose("infiltrators", Message("tapestry.ask.infiltrators"), options)
        if chosen in self.state.map:
            self.turn.record(TokenPlaced(chosen, self.player))
            tiles.gain_benefit(self.turn, chosen, "civilization")
        elif chosen != NONE:
            self._visit(chosen)

    def civilizations_drawn(self, usual: int) -> int:
        return 3

    def _visit(self, owner: str) -> None:
        """A point for each outpost they have not placed; the third visit brings a civilization."""
        visits = self.marked("visits") + 1
        self.mark("visits", visits)
        self.score(self._not_placed(owner))
        if visits == 3:
            new_civilization.gaining(self.turn)

    def _not_placed(self, owner: str) -> int:
        """R-setup-4: of the Automa's outposts those that it can still place."""
        if self.state.bots is not None and owner == AUTOMA:
            return self.state.bots.outposts_left[AUTOMA]
        return self.state.players[owner].outposts
