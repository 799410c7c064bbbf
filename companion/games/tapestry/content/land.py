"""Records of the map: its two sides, their hexes, the territory and space tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.content.words import Box, Terrain

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: Mapping[str, tuple[int, int]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "SE": (1, 0),
    "S": (0, 1),
    "SW": (-1, 1),
    "NW": (-1, 0),
}
Edges = tuple[tuple[Terrain, Terrain], ...]


@dataclass(frozen=True, slots=True)
class MapHex:
    """A hex of the board. Printed ones show land; the others wait for a tile.

    `edges` are the six sides from N clockwise, each with its two halves clockwise.
    """

    hex: tuple[int, int]
    printed: bool = False
    edges: Edges = ()
    start: str = ""
    island: bool = False

    @property
    def key(self) -> str:
        """Its axial coordinates as the game keeps them: "1,-2"."""
        return f"{self.hex[0]},{self.hex[1]}"


@dataclass(frozen=True, slots=True)
class MapSideBoard:
    """One side of the board."""

    id: str
    players: tuple[int, ...]
    hexes: tuple[MapHex, ...]

    @property
    def island(self) -> tuple[int, int]:
        """The middle island."""
        return next(place.hex for place in self.hexes if place.island)

    @property
    def starts(self) -> Mapping[str, tuple[int, int]]:
        """Where the two first outposts stand, by the numbers printed there ("2/4", "6")."""
        return {place.start: place.hex for place in self.hexes if place.start}


@dataclass(frozen=True, slots=True)
class MapFile:
    """data/tapestry/map.json"""

    sides: tuple[MapSideBoard, ...]


@dataclass(frozen=True, slots=True)
class TerritoryTile:
    """A territory tile as drawn on its reference picture; turn the edges to turn it."""

    id: int
    edges: Edges
    benefits: tuple[Benefit, ...]
    interior: tuple[Terrain, ...] = ()
    """Land that touches no side."""

    def turned(self, sixths: int) -> Edges:
        """The six sides after that many sixths of a turn, clockwise."""
        shift = sixths % 6
        return self.edges[6 - shift :] + self.edges[: 6 - shift]

    @property
    def alike_all_round(self) -> bool:
        """However it is turned, it looks the same."""
        return len(set(self.edges)) == 1 and len(set(self.edges[0])) == 1

    @property
    def land(self) -> frozenset[Terrain]:
        """The kinds of land it shows."""
        halves = {half for edge in self.edges for half in edge}
        return frozenset((halves | set(self.interior)) - {Terrain.SEA})


@dataclass(frozen=True, slots=True)
class TerritoryTiles:
    """data/tapestry/territory_tiles.json"""

    tiles: tuple[TerritoryTile, ...]


@dataclass(frozen=True, slots=True)
class SpaceTile:
    """A space tile."""

    id: int
    benefits: tuple[Benefit, ...]
    expansion: Box = "base"
    note: bool = False


@dataclass(frozen=True, slots=True)
class SpaceTiles:
    """data/tapestry/space_tiles.json"""

    tiles: tuple[SpaceTile, ...]
