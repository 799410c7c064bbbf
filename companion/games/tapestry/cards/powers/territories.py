"""Tapestries about territories.

Base game: Colonialism, Revolution.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.cards.powers import power
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.land import tiles
from companion.games.tapestry.land.events import TokenStoodUp, TokenToppled
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

TERRAIN_GIVES = {
    Terrain.MOUNTAIN: "worker",
    Terrain.GRASS: "culture",
    Terrain.FOREST: "food",
    Terrain.DESERT: "coin",
}


@power("colonialism")
def colonialism(turn: Turn, card: str) -> None:
    """A resource for each kind of land on one tile the player controls; printed land does not."""
    del card
    mine = [k for k in turn.state.controlled(turn.player) if (turn.state.map[k].tile or 0) != 0]
    if not mine:
        turn.tell(Message("tapestry.told.no_tile_controlled"))
        return
    options = tiles.hex_options(turn.state, mine)
    place = turn.choose("colonialism", Message("tapestry.ask.colonialism"), options)
    for terrain in land_on(turn, place):
        resources.resource(turn, TERRAIN_GIVES[terrain])


def land_on(turn: Turn, place: str) -> list[Terrain]:
    """The kinds of land a tile shows; asked for one that nobody named."""
    tile = turn.state.map[place].tile or 0
    if tile != UNKNOWN_TILE:
        return [t for t in TERRAIN_GIVES if t in content.territory_tile(tile).land]
    options = [Option(t.value, word("terrain", t.value)) for t in TERRAIN_GIVES]
    shown = turn.several("terrains", Message("tapestry.ask.terrains"), options, 0, 4)
    return [Terrain(terrain) for terrain in shown]


@power("revolution")
def revolution(turn: Turn, card: str) -> None:
    """A resource, or up to three of one's toppled outposts stand and those over them fall."""
    del card
    lying = [
        key
        for key, here in turn.state.map.items()
        if any(t.owner == turn.player and t.toppled for t in here.tokens)
    ]
    options = [Option("resource", word("resource", "any_resource"))]
    if lying:
        options.append(Option("stand", Message("tapestry.option.stand_up")))
    if turn.choose("revolution", Message("tapestry.ask.or"), options) == "resource":
        resources.any_resource(turn)
        return
    choices = tiles.hex_options(turn.state, lying)
    text = Message("tapestry.ask.stand_up")
    for key in turn.several("revolution.where", text, choices, 1, 3):
        _stand_up(turn, key)
    achievements.check_toppled(turn)


def _stand_up(turn: Turn, key: str) -> None:
    for token in turn.state.map[key].tokens:
        if token.owner != turn.player and not token.toppled:
            turn.record(TokenToppled(key, token.owner))
    turn.record(TokenStoodUp(key, turn.player))
