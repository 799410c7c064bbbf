"""Rulebook, "Creating the world", "Laying the plains": the order of laying, and a tile too many.

1. The first sea tiles are laid together; then in turn, clockwise, from the first builder on, a
   tile each, up to the last glacier.
2. All plains must be laid: who finds no room moves as few plain tiles, of the player's choice,
   as will do, and is still the one to lay.
3. A tile under another one, or with a piece on it, stays where it is.
"""

from __future__ import annotations

from companion.core.hexgrid import regions
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.rules.laying import next_terrain, to_hex
from companion.games.rise_and_fall.state import State

PLAIN = "plain"


def whose_tile(state: State) -> str:
    """1. Who lays the next tile; empty for the first sea tiles, and where nobody was drawn."""
    before = first_tiles().tiles[str(len(state.players))]
    if not state.first_builder or state.tiles_reached < before or next_terrain(state) is None:
        return ""
    seats = [player.id for player in state.players]
    at = seats.index(state.first_builder) + state.tiles_reached - before
    return seats[at % len(seats)]


def has_no_room(state: State) -> bool:
    """2. No connected ground is large enough for the next tile, whatever its shape."""
    terrain = next_terrain(state)
    if terrain is None or not terrains()[terrain].on:
        return False
    ground = {
        to_hex(place)
        for place, space in state.world.items()
        if space.terrain == terrains()[terrain].on
    }
    return all(len(part) < terrains()[terrain].spaces for part in regions(ground))


def tile_at(state: State, place: str) -> int | None:
    """The number of the tile that is seen at a place."""
    space = state.world.get(place)
    if space is None:
        return None
    level = space.terrain
    return next(at for at, tile in enumerate(state.tiles) if tile[0] == level and place in tile[1:])


def verify_lift(state: State, index: int, *, room: bool) -> None:
    """2. and 3."""
    if not 0 <= index < len(state.tiles):
        raise RuleBroken("rise_and_fall.broken.no_such_tile")
    terrain, *spaces = state.tiles[index]
    if room and (terrain != PLAIN or next_terrain(state) != PLAIN):
        raise RuleBroken("rise_and_fall.broken.only_plains_move")
    if any(state.world[space].terrain != terrain for space in spaces):
        raise RuleBroken("rise_and_fall.broken.tile_covered")
    if any(state.world[space].pieces for space in spaces):
        raise RuleBroken("rise_and_fall.broken.tile_in_use")
