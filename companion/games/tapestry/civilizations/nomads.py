"""The Nomads.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.question import Option
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import geography
from companion.games.tapestry.land.events import PiecePutOnMap
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.turn import resources


class Nomads(Power):
    """Pieces of the capital on the map."""

    def places(self, piece: str) -> list[Option]:
        """Territories a piece may stand on."""
        places = self._free()
        return HEX.these(self.state, places)

    def _free(self) -> list[str]:
        """One's own territory with one token, or an empty one next to one's own."""
        empty = geography.may_conquer(self.state, self.player, empty_only=True)
        own = [k for k in self.state.controlled(self.player) if len(self.state.map[k].tokens) == 1]
        return [*own, *empty]

    def put(self, piece: str, where: str) -> None:
        """On the map; a resource where one's own stands."""
        own = bool(self.state.map[where].tokens)
        self.turn.record(PiecePutOnMap(self.player, piece, where))
        if own:
            resources.any_resource(self.turn)
