"""Colonialism."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.land import tiles
from companion.games.tapestry.nouns import HEX
from companion.games.tapestry.turn import resources

TERRAIN_GIVES = {
    Terrain.MOUNTAIN: "worker",
    Terrain.GRASS: "culture",
    Terrain.FOREST: "food",
    Terrain.DESERT: "coin",
}


class Colonialism(Card):
    def played(self) -> None:
        """A resource for each kind of land on one tile that the player controls."""
        mine = [k for k in self.state.controlled(self.player) if (self.state.map[k].tile or 0) != 0]
        if not mine:
            self.turn.tell(Message("tapestry.told.no_tile_controlled"))
            return
        options = HEX.these(self.state, mine)
        place = self.turn.choose("colonialism", Message("tapestry.ask.colonialism"), options)
        for terrain in tiles.land_on(self.turn, place):
            resources.resource(self.turn, TERRAIN_GIVES[terrain])
