"""Rulebook, "Creating the world", "Laying the plains": the order of laying, and a tile too many.

1. The first sea tiles are laid together; then in turn, clockwise, from the first builder on, a
   tile each, up to the last glacier.
2. All plains must be laid: who finds no room moves as few plain tiles as will do and lays (180).
3. A tile under another one, or with a piece on it, stays where it is.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.hexgrid import Hex, regions
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.rules.fitting import fewest_moved, room_for
from companion.games.rise_and_fall.rules.shapes import Shape, shape_of
from companion.games.rise_and_fall.rules.stock import first_sea, next_terrain, tiles_laid, to_hex
from companion.games.rise_and_fall.state import State

PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Way:
    """A smallest set of plains to take up, by number, and how all might lie afterwards."""

    tiles: frozenset[int]
    again: tuple[frozenset[Hex], ...]


def whose_tile(state: State) -> str:
    """1. Who lays the next tile; empty for the first sea tiles, and where nobody was drawn."""
    before, laid = first_sea(state), tiles_laid(state)
    if not state.first_builder or laid < before or next_terrain(state) is None:
        return ""
    seats = [player.id for player in state.players]
    at = seats.index(state.first_builder) + laid - before
    return seats[at % len(seats)]


def shapes_laid(state: State, terrain: str) -> tuple[Shape, ...]:
    """The shapes of a terrain's tiles that have lain in this game, the last one first."""
    laid = [tile[1:] for tile in reversed(state.tiles) if tile[0] == terrain]
    whole = [tile for tile in laid if len(tile) == terrains()[terrain].spaces]
    return tuple(dict.fromkeys(shape_of([to_hex(place) for place in tile]) for tile in whole))


def has_no_room(state: State) -> bool:
    """2. The next tile fits nowhere: by its shape, or by its size while no such tile lies."""
    terrain = next_terrain(state)
    if terrain is None or not terrains()[terrain].on:
        return False
    free = _ground(state, terrains()[terrain].on)
    shapes = shapes_laid(state, terrain)
    if not shapes:
        return all(len(part) < terrains()[terrain].spaces for part in regions(free))
    return room_for(shapes, free, _to_lay(state)) is None


def ways_to_make_room(state: State) -> tuple[Way, ...]:
    """2. The smallest sets of plains to take up; none while there is room for all."""
    if next_terrain(state) != PLAIN or not has_no_room(state):
        return ()
    plains = [at for at, tile in enumerate(state.tiles) if tile[0] == PLAIN]
    lying = tuple(frozenset(map(to_hex, state.tiles[at][1:])) for at in plains)
    shapes, free = shapes_laid(state, PLAIN), _ground(state, terrains()[PLAIN].on)
    found = fewest_moved(shapes, free, lying, _to_lay(state))
    return tuple(Way(frozenset(plains[at] for at in chosen), again) for chosen, again in found)


def may_be_moved(state: State) -> frozenset[int]:
    """2. The plains of which one may be taken up now to make room."""
    if next_terrain(state) != PLAIN or not has_no_room(state):
        return frozenset()
    ways = ways_to_make_room(state)
    plains = (at for at, tile in enumerate(state.tiles) if tile[0] == PLAIN)
    return frozenset().union(*(way.tiles for way in ways)) if ways else frozenset(plains)


def _fewest(state: State) -> int:
    return min((len(way.tiles) for way in ways_to_make_room(state)), default=1)


def _to_lay(state: State) -> int:
    """The new tile, and those that were taken up for it."""
    return state.tiles_reached - len(state.tiles) + 1


def _ground(state: State, terrain: str) -> frozenset[Hex]:
    return frozenset(
        to_hex(place) for place, space in state.world.items() if space.terrain == terrain
    )


def tile_at(state: State, place: str) -> int | None:
    """The number of the tile that is seen at a place; None where there is none, or painted sea."""
    space = state.world.get(place)
    if space is None:
        return None
    level = space.terrain
    tiles = enumerate(state.tiles)
    return next((at for at, tile in tiles if tile[0] == level and place in tile[1:]), None)


def verify_lift(state: State, index: int, *, room: bool) -> None:
    """2. and 3."""
    if not 0 <= index < len(state.tiles):
        raise RuleBroken("rise_and_fall.broken.no_such_tile")
    terrain, *spaces = state.tiles[index]
    if room and (terrain != PLAIN or next_terrain(state) != PLAIN):
        raise RuleBroken("rise_and_fall.broken.only_plains_move")
    if room and not has_no_room(state):
        raise RuleBroken("rise_and_fall.broken.there_is_room")
    if room and index not in may_be_moved(state):
        raise RuleBroken("rise_and_fall.broken.fewer_will_do", n=_fewest(state))
    if any(state.world[space].terrain != terrain for space in spaces):
        raise RuleBroken("rise_and_fall.broken.tile_covered")
    if any(state.world[space].pieces for space in spaces):
        raise RuleBroken("rise_and_fall.broken.tile_in_use")
