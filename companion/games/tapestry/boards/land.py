"""The map: a layer a hex, with its land, what its tile gives and who stands there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Any, NamedTuple

from companion.core.hexgrid import to_pixel
from companion.core.message import Message
from companion.describe.node import Board
from companion.describe.scene import (
    Band,
    Box,
    Disc,
    Hit,
    Icon,
    Layer,
    Line,
    Poly,
    Scene,
    Shape,
    Words,
)
from companion.describe.surface import Surface
from companion.games.tapestry.boards.signs import INK, owner_icon, token
from companion.games.tapestry.boards.terrain import SEA, shapes_of
from companion.games.tapestry.content.land import Edges
from companion.games.tapestry.land.view import HexView
from companion.games.tapestry.land.view_tile import tile_icon
from companion.games.tapestry.places import MAP_TOKENS
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.state import OUTPOST

INNER = 0.975
PALE = (SEA, "forest")
CORNERS = tuple((cos(pi / 3 * n), -sin(pi / 3 * n)) for n in range(6))
UNTOLD = -1
ROOMY = 15.0
"""A hex smaller than this shows no starting places."""
SPOTS = {
    1: ((0.0, 0.0),),
    2: ((-0.36, 0.0), (0.36, 0.0)),
    3: ((-0.36, 0.16), (0.36, 0.16), (0.0, -0.46)),
}
"""Where towers stand, in parts of a hex, by how many they are."""
Point = tuple[float, float]


class Tower(NamedTuple):
    """An outpost, or what a civilization puts on the map: standing, or lying on its side."""

    colour: str
    icon: str
    toppled: bool
    kind: str = OUTPOST


class Ground(NamedTuple):
    """What lies on a hex."""

    key: str
    at: tuple[int, int]
    name: Message
    printed: bool
    explored: bool
    island: bool
    edges: Edges
    start: str
    tile: int
    towers: tuple[Tower, ...]


class Light(NamedTuple):
    """What is said of a hex: chosen is ringed in gold, asked is there to be touched."""

    key: str
    chosen: bool = False
    rank: int = 0
    does: str = ""
    """What a touch on it does."""
    gains: tuple[int, ...] = ()
    """Its sides, clockwise from the top, that give a point."""
    turns: bool = False
    """A touch turns the tile on it."""
    may: int = 0
    """Per cent: how likely it is lost in the bots' next turn."""


class Arrow(NamedTuple):
    """Where the order of a decision card begins, or its next line."""

    at: tuple[int, int]
    step: tuple[int, int]
    black: bool


class Fit(NamedTuple):
    """How large a hex is, and where the map's middle lies."""

    r: float
    x: float
    y: float

    def place(self, at: tuple[int, int]) -> Point:
        """The middle of a hex."""
        x, y = to_pixel(at, self.r, True)
        return round(self.x + x, 1), round(self.y - y, 1)


NO_LIGHT = Light("")


def grounds_of(hexes: Iterable[HexView], shapes: Iterable[tuple[str, str]]) -> tuple[Ground, ...]:
    """Small records of the map that can be compared; `shapes`: whose pieces have which shape."""
    icons = {owner: owner_icon(owner, shape) for owner, shape in shapes}
    return tuple(
        Ground(
            one.key,
            one.at,
            one.name,
            one.printed,
            one.explored,
            one.island,
            one.edges,
            one.start,
            one.tile,
            tuple(
                Tower(
                    colour,
                    icons.get(piece.owner) or owner_icon(piece.owner),
                    piece.toppled,
                    piece.kind,
                )
                for piece, colour in zip(one.tokens, one.colours, strict=True)
            ),
        )
        for one in hexes
    )


def board(
    grounds: tuple[Ground, ...],
    lights: tuple[Light, ...] = (),
    arrows: tuple[Arrow, ...] = (),
    opens: str = "",
    **more: Any,
) -> Board:
    """The node of the map; two fingers make it larger.

    `opens`: how the act of a hex begins that nothing is said of; its key follows.
    """
    return Board((grounds, lights, arrows, opens), draw, key="map", zooms=True, **more)


def draw(
    surface: Surface,
    w: float,
    h: float,
    grounds: tuple[Ground, ...],
    lights: tuple[Light, ...],
    arrows: tuple[Arrow, ...],
    opens: str = "",
) -> Scene:
    """Every hex; those that are chosen above the others."""
    fit = _fit(tuple(one.at for one in grounds), w, h)
    lit = {one.key: one for one in lights}
    layers, hits = [], []
    for one in grounds:
        light = lit.get(one.key, NO_LIGHT)
        x, y = fit.place(one.at)
        layers.append(_hex(one, light, x, y, round(fit.r, 2)))
        does = light.does or (f"{opens}{one.key}" if opens else "")
        hits.append(_hit(surface, one.key, one.name, x, y, fit.r * sqrt(3), does))
    chosen = {f"hex.{key}" for key, light in lit.items() if light.chosen}
    layers.sort(key=lambda layer: layer.key in chosen)
    return Scene(w, h, (*layers, *_arrows(arrows, fit)), tuple(hits))


@lru_cache(maxsize=1024)
def _hit(
    surface: Surface, key: str, name: Message, x: float, y: float, side: float, does: str
) -> Hit:
    """Where a hex is touched; what lies there is told where it is held."""
    left, top, hold = x - side / 2, y - side / 2, f"hex.{key}"
    return Hit(hold, left, top, side, side, surface.say(name), does, hold, round=True)


@lru_cache(maxsize=32)
def _fit(places: tuple[tuple[int, int], ...], w: float, h: float) -> Fit:
    """As large as the room allows."""
    points = [to_pixel(place, 1, True) for place in places]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    r = min(w / (right - left + 2), h / (high - low + sqrt(3))) * 0.985
    return Fit(r, w / 2 - (left + right) / 2 * r, h / 2 + (low + high) / 2 * r)


@lru_cache(maxsize=1024)
def _hex(ground: Ground, light: Light, x: float, y: float, r: float) -> Layer:
    """A hex with everything on it."""
    return Layer(f"hex.{ground.key}", hex_shapes(ground, light, x, y, r))


def hex_shapes(ground: Ground, light: Light, x: float, y: float, r: float) -> tuple[Shape, ...]:
    """Its land, what its tile gives, who stands there, what is said of it."""
    shapes = [*_land(ground, light, x, y, r), *_edge(ground, light, x, y, r)]
    benefit = tile_icon(ground.tile) if ground.tile else ""
    if benefit and not ground.towers:
        shapes += [Disc(x, y, r * 0.28, "paper"), Icon(benefit, x, y, r * 0.38, "paper_ink")]
    shapes += _towers(ground.towers, x, y, r)
    if ground.start and not light.rank and r > ROOMY:
        shapes += [
            Box(x - r * 0.31, y + r * 0.49, r * 0.62, r * 0.34, r * 0.17, "land_edge~.82"),
            Words(ground.start, x, y + r * 0.66, max(12, r * 0.28), "tile_edge", True),
        ]
    shapes += _gains(light, x, y, r)
    if light.may:
        size = max(12.0, r * 0.3)
        shapes += [
            Poly(_ring(x, y, r * 0.9), "bad~.28"),
            Box(x - size * 1.4, y + r * 0.34, size * 2.8, size * 1.3, size * 0.6, "lit_ring"),
            Words(f"{light.may} %", x, y + r * 0.34 + size * 0.65, size, "ink", True),
        ]
    if light.rank:
        low = y if not ground.towers else y - r * 0.62
        shapes += [
            Disc(x, low, r * 0.3, "gold" if light.chosen else "paper"),
            Words(str(light.rank), x, low, max(12, r * 0.38), "paper_ink", True),
        ]
    return tuple(shapes)


def _land(ground: Ground, light: Light, x: float, y: float, r: float) -> list[Shape]:
    """Sea and land by the tile's sides; nobody told which tile: paper, hatched."""
    whole = r * INNER
    if not (ground.explored or ground.island):
        fill = "lit" if light.does else "tapestry_bar~.55"
        return [Poly(_ring(x, y, whole), fill)]
    if ground.tile == UNTOLD and not ground.edges:
        return _untold(x, y, r)
    land = shapes_of(ground.edges)
    shapes: list[Shape] = [Poly(_ring(x, y, whole), "sea")]
    shapes += [
        Band(_moved(one.outer, x, y, whole), _moved(one.inner, x, y, whole), one.terrain)
        for one in land.patches
    ]
    if ground.island:
        shapes += [
            Disc(x, y, r * 0.49, "desert", 0.78),
            Icon("island", x, y, r * 0.5, "paper_ink~.75"),
        ]
    width = max(1.0, round(r * 0.06, 1))
    shapes += [Line(_moved(one, x, y, whole), "shore", width) for one in land.shores]
    if not ground.island:
        shapes += [
            Icon(
                f"terrain-{terrain}",
                x + sx * whole,
                y - sy * whole,
                r * 0.34,
                "ink~.55" if terrain in PALE else "paper_ink~.5",
            )
            for terrain, (sx, sy) in land.signs
        ]
    return shapes


def _untold(x: float, y: float, r: float) -> list[Shape]:
    """Never the grey of mountains."""
    lines = [
        Line((x - r * 0.5 + d * r, y + r * 0.5, x + d * r, y - r * 0.5), "paper_dim~.4", 1.5)
        for d in (-0.1, 0.25, 0.6)
    ]
    ring = Poly(_ring(x, y, r * INNER), "paper")
    return [ring, *lines, Words("?", x, y, max(12.0, r * 0.7), "paper_ink", True)]


def _edge(ground: Ground, light: Light, x: float, y: float, r: float) -> list[Shape]:
    """Gold has a dark ring below it; what is asked is gold and thin."""
    if light.chosen:
        return [
            Line(_ring(x, y, r * 0.95), "lit_ring", max(5.0, r * 0.17), True),
            Line(_ring(x, y, r * 0.95), "gold", max(3.0, r * 0.1), True),
        ]
    if light.does:
        return [Line(_ring(x, y, r * 0.94), "gold", 2.5, True)]
    if ground.explored or ground.island:
        role = "land_edge" if ground.printed else "tile_edge"
        at = INNER if ground.printed else 0.955
        return [Line(_ring(x, y, r * at), role, max(2.0, r * 0.05), True)]
    return [Line(_ring(x, y, r * INNER), "hex_line", 1.2, True)]


def _gains(light: Light, x: float, y: float, r: float) -> list[Shape]:
    """A point on every side that meets its like; the sign that a touch turns the tile."""
    shapes: list[Shape] = []
    for side in light.gains:
        angle = pi / 2 - pi / 3 * side
        gx, gy = x + cos(angle) * r * 0.87, y - sin(angle) * r * 0.87
        shapes += [
            Disc(gx, gy, max(9.0, r * 0.2), "land_edge"),
            Disc(gx, gy, max(8.0, r * 0.18), "gold"),
            Words("+1", gx, gy, max(12.0, r * 0.18), "gold_ink", True),
        ]
    if light.turns:
        tx, ty = x + r * 0.8, y - r * 0.62
        shapes += [
            Disc(tx, ty, max(13.0, r * 0.3), "land_edge"),
            Disc(tx, ty, max(12.0, r * 0.27), "gold"),
            Icon("redo", tx, ty, max(16.0, r * 0.34), "gold_ink"),
        ]
    return shapes


def _towers(towers: tuple[Tower, ...], x: float, y: float, r: float) -> list[Shape]:
    """Outposts by colour, sign and how they stand; other pieces as what they are."""
    shapes: list[Shape] = []
    spots = SPOTS.get(len(towers), (*SPOTS[3], (0.0, 0.5)))
    for tower, (tx, ty) in zip(towers, spots, strict=False):
        lying, side = "-lying" if tower.toppled else "", r * 0.74
        at_x, at_y = x + tx * r, y + ty * r
        if tower.kind != OUTPOST:
            shapes += _piece(tower, at_x, at_y, side)
            continue
        lift = 0.0 if tower.toppled else side * 0.06
        shapes += [
            Icon(f"tower{lying}-edge", at_x, at_y, side, "land_edge"),
            Icon(f"tower{lying}", at_x, at_y, side, tower.colour),
            Icon(tower.icon, at_x, at_y + lift, side * 0.4, INK),
        ]
    return shapes


def _piece(piece: Tower, x: float, y: float, side: float) -> list[Shape]:
    """A player token, or a building or landmark in its own colour on its owner's."""
    if piece.kind in MAP_TOKENS:
        return list(token(piece.icon, piece.colour, x, y, side * 0.8))
    is_building = piece.kind in BUILDINGS
    fill, icon = (piece.kind, f"building-{piece.kind}") if is_building else ("tapestry", "landmark")
    high, wide = side * (0.5 if piece.toppled else 0.86), side * 0.86
    top = y + wide / 2 - high
    return [
        Box(x - wide / 2 - 3, top - 3, wide + 6, high + 6, side * 0.22, "land_edge"),
        Box(x - wide / 2 - 2, top - 2, wide + 4, high + 4, side * 0.2, piece.colour),
        Box(x - wide / 2 + 2, top + 2, wide - 4, high - 4, side * 0.12, fill),
        Icon(icon, x, top + high / 2, high * 0.8, "paper_ink" if is_building else "gold"),
        *token(piece.icon, piece.colour, x + wide * 0.44, y + wide * 0.44, side * 0.44),
    ]


def _arrows(arrows: tuple[Arrow, ...], fit: Fit) -> tuple[Layer, ...]:
    """Outside the map, pointing along the first and the second line of the card's order."""
    shapes: list[Shape] = []
    for arrow in arrows:
        (x, y), (tx, ty) = fit.place(arrow.at), _way(arrow.step)
        from_x, from_y = x - tx * fit.r * 1.1, y - ty * fit.r * 1.1
        shapes += _head(from_x, from_y, tx, ty, fit.r * 0.34, arrow.black)
    return (Layer("arrows", tuple(shapes)),) if shapes else ()


def _way(step: tuple[int, int]) -> Point:
    x, y = to_pixel(step, 1, True)
    far = sqrt(x * x + y * y) or 1.0
    return x / far, -y / far


def _head(x: float, y: float, tx: float, ty: float, r: float, black: bool) -> list[Shape]:
    points = (
        x + tx * r, y + ty * r,
        x - tx * r - ty * r * 0.7, y - ty * r + tx * r * 0.7,
        x - tx * r + ty * r * 0.7, y - ty * r - tx * r * 0.7,
    )  # fmt: skip
    fill = "land_edge" if black else "shadow"
    return [Poly(points, fill), Line(points, "tile_edge", 1.5, True)]


def _ring(x: float, y: float, r: float) -> tuple[float, ...]:
    return tuple(round(v, 2) for cx, cy in CORNERS for v in (x + cx * r, y + cy * r))


def _moved(points: Iterable[Point], x: float, y: float, r: float) -> tuple[float, ...]:
    return tuple(round(v, 2) for px, py in points for v in (x + px * r, y - py * r))
