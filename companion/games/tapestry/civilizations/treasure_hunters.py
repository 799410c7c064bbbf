"""The Treasure Hunters.

Their mat, as listed in the data. Nothing is conquered, so which territory the black die's face
means is a house rule: the one of their token, or none.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import conquest_dice, geography, tiles
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.nouns import HEX, TERRAIN, TRACK
from companion.games.tapestry.once_a_turn import TreasureSought
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.tracks import science
from companion.games.tapestry.turn.owner_facts import house_rule
from companion.games.tapestry.turn.turn import DECLINED, NONE

RULE = "house_rule.treasure_hunters"


class TreasureHunters(Power):
    """Tokens on empty land beside one's own, a terrain each; dice pay for it."""

    def income(self) -> None:
        """Maybe a token on an empty territory next to one's own, of a terrain not used yet."""
        places = self._with_a_free_terrain()
        if not places:
            self.turn.tell(Message("tapestry.told.no_terrain"))
            return
        options = [DECLINED, *HEX.these(self.state, places)]
        place = self.turn.choose("hunters.hex", Message("tapestry.ask.token_hex"), options)
        if place == NONE:
            return
        left = [one for one in self.spaces if not self.marked(one)]
        shown = self._terrains(place)
        choices = TERRAIN.these(self.state, (one for one in left if one in shown))
        if not choices:
            self.turn.tell(Message("tapestry.told.no_terrain"))
            return
        terrain = self.turn.choose("hunters.terrain", Message("tapestry.ask.terrain"), choices)
        self.turn.record(TokenPlaced(place, self.player, kind="token"))
        self.mark(terrain)
        self.gain(self.spaces[terrain].benefits)
        self._treasure(terrain, place)

    def _with_a_free_terrain(self) -> list[str]:
        """Where a token may stand and stand for a terrain; a tile nobody named may show one."""
        left = [one for one in self.spaces if not self.marked(one)]
        return [
            place
            for place in geography.may_conquer(self.state, self.player, empty_only=True)
            if self.state.map[place].tile == UNKNOWN_TILE or set(left) & set(self._terrains(place))
        ]

    def _terrains(self, place: str) -> list[str]:
        """The land a territory shows, printed ones by their sides."""
        if self.state.map[place].tile:
            return [terrain.value for terrain in tiles.land_on(self.turn, place)]
        edges = geography.edges_of(self.state, place) or ()
        return [half.value for edge in edges for half in edge]

    def _treasure(self, terrain: str, place: str) -> None:
        """Dice: black twice, one; science twice, one; both conquest dice; red twice, both."""
        match terrain:
            case "desert" | "mountain":
                self._with_the_black_die(terrain, place)
            case "forest":
                conquest_dice.roll_and_gain(self.turn, (conquest_dice.RED, conquest_dice.RED))
            case _:
                rolls = (science.roll(self.turn), science.roll(self.turn))
                options = TRACK.these(self.state, dict.fromkeys(rolls))
                track = self.turn.choose(
                    "hunters.roll", Message("tapestry.ask.which_roll"), options
                )
                science.advance_as_rolled(self.turn, track, benefit=True)

    def _with_the_black_die(self, terrain: str, place: str) -> None:
        with house_rule(self.turn, RULE) as reading:
            self.turn.record(TreasureSought(place if reading == "territory" else ""))
            if terrain == "desert":
                conquest_dice.roll_and_choose(self.turn, (conquest_dice.BLACK, conquest_dice.BLACK))
            else:
                conquest_dice.roll_dice(self.turn, both=True)
