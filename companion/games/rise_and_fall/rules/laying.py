"""Rulebook, "Creating the world".

1. Every tile is one connected piece of its printed number of spaces.
2. The first sea tiles lie together, every other touches at least two; on empty space only.
3. None closes off an area of empty spaces.
4. Every space of a plain tile lies on sea, of a forest on plain, of a mountain on forest, of a
   glacier on mountain: on nothing else, and on no other tile of its own kind.
5. All plains must be laid; who finds no room moves as few plain tiles as will do.
6. Every tile of a level, as many as the players get, before the next level.
7. Sea that is painted as it lies on the table has no tiles: 2. is not looked at beside it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.core.hexgrid import Hex, neighbours, regions
from companion.core.message import Message, name
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.rules.stock import (
    SEA,
    next_terrain,
    painted,
    spaces_left,
    spaces_of_next,
    tiles_left,
    to_hex,
    to_place,
)
from companion.games.rise_and_fall.state import State

TOUCHED = 2


def verify_tile(state: State, terrain: str, places: tuple[str, ...]) -> None:
    """Raise the first rule that the tile breaks."""
    _refuse_if(not tiles_left(state, terrain), "no_tile_left", terrain)
    _refuse_if((lower := next_terrain(state) or "") != terrain, "lower_first", lower)
    _verify_shape(state, terrain, places)
    on = terrains()[terrain].on
    if on:
        misfit = [p for p in places if p not in state.world or state.world[p].terrain != on]
        if misfit:
            raise RuleBroken(
                "rise_and_fall.broken.wrong_ground",
                terrain=_name(terrain),
                on=_name(on),
                n=len(misfit),
            )
    else:
        verify_sea(state, places)


def verify_sea(state: State, places: Collection[str]) -> None:
    """2. and 3."""
    _refuse_if(any(place in state.world for place in places), "space_taken", SEA)
    sea_tiles = [tile for tile in state.tiles if tile[0] == SEA]
    around = {to_place(one) for place in places for one in neighbours(to_hex(place))}
    touched = sum(1 for tile in sea_tiles if around.intersection(tile[1:]))
    if around & painted(state):
        touched = TOUCHED  # 7.
    if len(sea_tiles) < first_tiles().tiles[str(len(state.players))]:
        _refuse_if(bool(sea_tiles) and not touched, "first_tiles_apart", SEA)
    elif touched < TOUCHED:
        raise RuleBroken("rise_and_fall.broken.touches_too_few", n=touched)
    _refuse_if(bool(enclosed_gaps([*state.world, *places])), "enclosed_gap", SEA)


def verify_painted(state: State, places: Collection[str]) -> None:
    """2. and 3. for sea that is painted: it is looked at as a whole once all of it lies."""
    _refuse_if(next_terrain(state) != SEA, "no_tile_left", SEA)
    _refuse_if(not places or any(place in state.world for place in places), "space_taken", SEA)
    left = spaces_left(state) - len(set(places))
    if left < 0:
        raise RuleBroken("rise_and_fall.broken.too_much_sea", n=-left)
    if left == 0:
        whole = [to_hex(place) for place in (*state.world, *places)]
        _refuse_if(len(regions(set(whole))) != 1, "sea_in_parts", SEA)
        _refuse_if(bool(enclosed_gaps([*state.world, *places])), "enclosed_gap", SEA)


def enclosed_gaps(places: Iterable[str]) -> frozenset[Hex]:
    """3. Empty spaces from which the outside cannot be reached."""
    filled = {to_hex(place) for place in places}
    if not filled:
        return frozenset()
    low_q, high_q = min(q for q, _ in filled) - 1, max(q for q, _ in filled) + 1
    low_r, high_r = min(r for _, r in filled) - 1, max(r for _, r in filled) + 1
    box = {(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)}
    outside = (low_q, low_r)
    return frozenset().union(*(part for part in regions(box - filled) if outside not in part))


def _verify_shape(state: State, terrain: str, places: tuple[str, ...]) -> None:
    wanted = spaces_of_next(state, terrain)
    if len(set(places)) != wanted:
        raise RuleBroken(
            "rise_and_fall.broken.tile_size", terrain=_name(terrain), n=wanted, given=len(places)
        )
    _refuse_if(len(regions({to_hex(place) for place in places})) != 1, "tile_in_parts", terrain)


def _refuse_if(wrong: bool, reason: str, terrain: str) -> None:
    if wrong:
        raise RuleBroken(f"rise_and_fall.broken.{reason}", terrain=_name(terrain))


def _name(terrain: str) -> Message:
    return name("rise_and_fall", "terrain", terrain)
