"""The Traders.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import geography, tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.state import TRADER
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import DECLINED, NONE, Turn

TOKENS = 4


class Traders(Power):
    """Tokens on the map, for opponents around or a tile's benefit."""

    token = TRADER

    def income(self) -> None:
        """Maybe a token: on empty land for opponents around, or beside one outpost."""
        used = self.marked("used")
        places = [k for k, here in self.state.map.items() if here.explored and self._tradable(k)]
        if used >= TOKENS or not places:
            return
        options = [DECLINED, *HEX.these(self.state, places)]
        place = self.turn.choose("traders", Message("tapestry.ask.token_hex"), options)
        if place == NONE:
            return
        self.mark("used", used + 1)
        held = bool(self.state.map[place].tokens)
        self.turn.record(TokenPlaced(place, self.player, kind=TRADER))
        if held:
            tiles.gain_benefit(self.turn, place, "civilization")
            return
        others = opponents(self.state, self.player)
        near = [self.state.map.get(key) for _, key in geography.beside(place)]
        around = sum(here is not None and here.controller() in others for here in near)
        self.score(around)

    def die_left(self, left: tuple[Benefit, ...]) -> None:
        """A territory with one of the tokens was conquered: the die the conqueror did not take."""
        self.gain(left)

    def _tradable(self, key: str) -> bool:
        tokens = self.state.map[key].tokens
        return not tokens or (len(tokens) == 1 and lone_outpost(self.turn, key))


def lone_outpost(turn: Turn, key: str) -> bool:
    """Whether nothing but one standing piece of an opponent is there that controls it."""
    tokens = turn.state.map[key].tokens
    return len(tokens) == 1 and tokens[0].owner != turn.player and tokens[0].controls
