"""Rulebook, "Territorial presence".

1. A region is all adjacent spaces of the same terrain; glaciers count as mountains.
2. Whoever has most pieces in a region dominates it and alone scores; a tie scores for nobody.
3. A space of plain is worth 1, of sea 2, of forest 3, of mountain or glacier 4.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from companion.core.hexgrid import Hex, regions
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.rules.stock import to_hex
from companion.games.rise_and_fall.state import Region, Space

MOUNTAIN, GLACIER = "mountain", "glacier"


def ground(space: Space) -> str:
    """1. The terrain that counts for regions."""
    return MOUNTAIN if space.terrain == GLACIER else space.terrain


def find_regions(world: Mapping[str, Space]) -> tuple[Region, ...]:
    """1. and 2. The regions of a world, by terrain from the lowest up, with their winners."""
    return tuple(region for region, _ in regions_with_places(world))


def regions_with_places(world: Mapping[str, Space]) -> Iterator[tuple[Region, frozenset[Hex]]]:
    """1. and 2. The same, each with where it lies."""
    spaces = {to_hex(place): space for place, space in world.items()}
    by_ground: dict[str, set[Hex]] = defaultdict(set)
    for place, space in spaces.items():
        by_ground[ground(space)].add(place)
    for terrain in terrains():
        for part in regions(by_ground[terrain]):
            yield Region(terrain, len(part), winner(spaces[place] for place in part)), part


def winner(spaces: Iterator[Space]) -> str:
    """2. The seat with most pieces; empty where nobody is, or on a tie."""
    counts = Counter(piece.split()[0] for space in spaces for piece in space.pieces)
    best = counts.most_common(2)
    if not best or (len(best) == 2 and best[0][1] == best[1][1]):
        return ""
    return best[0][0]


def points(region: Region) -> int:
    """3. What a region is worth to whoever dominates it."""
    return terrains()[region.terrain].points * region.spaces


def territory_score(regions_counted: tuple[Region, ...], seat: str) -> int:
    """2. and 3. The sum of the regions that a player dominates."""
    return sum(points(region) for region in regions_counted if region.winner == seat)
