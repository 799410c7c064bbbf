"""Rulebook, "Creating the world" (the table of tiles): what is left to lay, what comes next.

1. Every tile of a level, as many as the players get, before the next level.
2. The first sea tiles have eight spaces, every other its printed number.
3. Sea may be painted space by space as it lies on the table; then its spaces are counted.
"""

from __future__ import annotations

from companion.core.hexgrid import Hex
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.rules.shapes import Shape, shape_of
from companion.games.rise_and_fall.state import State

SEA = "sea"


def to_hex(place: str) -> Hex:
    """`q,r` as coordinates."""
    q, r = place.split(",")
    return int(q), int(r)


def to_place(place: Hex) -> str:
    """Coordinates as `q,r`."""
    return f"{place[0]},{place[1]}"


def tiles_of(state: State, terrain: str) -> int:
    """1. Tiles that this table lays; the first sea tiles are counted with the sea."""
    whole = terrains()[terrain].tiles[str(len(state.players))]
    return whole + first_sea(state) if terrain == SEA else whole


def first_sea(state: State) -> int:
    """2. How many tiles the world begins with."""
    return first_tiles().tiles[str(len(state.players))]


def sea_spaces(state: State) -> int:
    """2. All the spaces that the sea of this table has."""
    others = tiles_of(state, SEA) - first_sea(state)
    return first_sea(state) * first_tiles().spaces + others * terrains()[SEA].spaces


def spaces_left(state: State) -> int:
    """3. Spaces of sea still to be laid."""
    return sea_spaces(state) - len(state.world)


def painted(state: State) -> frozenset[str]:
    """3. Spaces of sea that belong to no tile."""
    tiled = {place for tile in state.tiles if tile[0] == SEA for place in tile[1:]}
    return frozenset(state.world.keys() - tiled)


def tiles_left(state: State, terrain: str) -> int:
    """1. and 3. Tiles of a terrain still to be laid."""
    if terrain != SEA or not painted(state):
        return tiles_of(state, terrain) - [tile[0] for tile in state.tiles].count(terrain)
    usual = terrains()[SEA].spaces
    left, others = spaces_left(state), tiles_of(state, SEA) - first_sea(state)
    if left > others * usual:
        return others - (others * usual - left) // first_tiles().spaces
    return -(-left // usual)


def next_terrain(state: State) -> str | None:
    """1. The lowest terrain of which tiles are left; None once the world is made."""
    return next((terrain for terrain in terrains() if tiles_left(state, terrain) > 0), None)


def spaces_of_next(state: State, terrain: str) -> int:
    """2. How many spaces the next tile of a terrain has."""
    if terrain == SEA and tiles_left(state, SEA) > tiles_of(state, SEA) - first_sea(state):
        return first_tiles().spaces
    return terrains()[terrain].spaces


def printed_shape(state: State, terrain: str) -> Shape:
    """2. The shape of the next tile of a terrain; empty where an owner's copy knows none."""
    first = is_first(state, terrain)
    shape = first_tiles().shape if first else terrains()[terrain].shape
    return shape_of(shape) if shape else ()


def is_first(state: State, terrain: str) -> bool:
    """2. Whether the next tile is one of those that the world begins with."""
    return spaces_of_next(state, terrain) != terrains()[terrain].spaces


def tiles_laid(state: State) -> int:
    """Tiles that have lain so far, of all levels; plains that make room are still among them."""
    above = [tile for tile in state.tiles if tile[0] != SEA]
    making_room = state.tiles_reached - len(state.tiles)
    return tiles_of(state, SEA) - tiles_left(state, SEA) + len(above) + making_room
