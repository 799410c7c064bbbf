"""Rulebook, "Laying the plains" (180): whether tiles find room, and the fewest that must move.

1. A tile fits where all its spaces are on free ground, turned in any of six ways.
2. Who finds no room moves the least number of plains that lets all of them, and the new one, lie.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import combinations

from companion.core.hexgrid import Hex
from companion.games.rise_and_fall.rules.shapes import TURNS, Shape, moved, turned

MOST_MOVED = 3
"""More than so many were never needed; beyond it any plain may be taken up."""

Ground = frozenset[Hex]
Tiles = tuple[Ground, ...]


def placings(shapes: Collection[Shape], ground: Collection[Hex]) -> Iterator[Ground]:
    """1. Everywhere that one of the shapes fits."""
    seen: set[Ground] = set()
    for shape in shapes:
        for times in range(TURNS):
            way = turned(shape, times)
            for place in ground:
                tile = frozenset(moved(way, place))
                if tile not in seen and tile <= ground:  # type: ignore[operator]  # a set
                    seen.add(tile)
                    yield tile


def room_for(shapes: Collection[Shape], ground: Ground, tiles: int) -> Tiles | None:
    """1. A way to lay so many tiles side by side; None where there is none."""
    if tiles == 1:
        first = next(placings(shapes, ground), None)
        return None if first is None else (first,)
    return _side_by_side(tuple(placings(shapes, ground)), tiles)


@lru_cache(maxsize=16)
def fewest_moved(
    shapes: tuple[Shape, ...], ground: Ground, lying: Tiles, new: int
) -> tuple[tuple[frozenset[int], Tiles], ...]:
    """2. Every smallest set of tiles to move, by number, each with a way to lay all again."""
    for number in range(1, min(MOST_MOVED, len(lying)) + 1):
        found = []
        for chosen in combinations(range(len(lying)), number):
            freed = ground.union(*(lying[at] for at in chosen))
            way = room_for(shapes, freed, number + new)
            if way is not None:
                found.append((frozenset(chosen), way))
        if found:
            return tuple(found)
    return ()


def _side_by_side(places: Tiles, tiles: int) -> Tiles | None:
    if not tiles:
        return ()
    for at, first in enumerate(places):
        apart = tuple(one for one in places[at + 1 :] if not one & first)
        rest = _side_by_side(apart, tiles - 1) if len(apart) >= tiles - 1 else None
        if rest is not None:
            return (first, *rest)
    return None
