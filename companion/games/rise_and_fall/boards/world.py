"""The world in relief: side faces by height, so that cliffs need no lines; pieces on it.

While it is laid: the empty spaces around it, where one tile ends, how the next one would lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin, sqrt
from typing import NamedTuple

from companion.core.hexgrid import Hex, neighbours, to_pixel
from companion.core.message import Message
from companion.describe.node import Board
from companion.describe.parts import shape_icon
from companion.describe.scene import Disc, Hit, Icon, Layer, Line, Poly, Scene, Shape
from companion.describe.surface import Says, Surface

CORNERS = tuple((cos(pi / 3 * n), sin(pi / 3 * n)) for n in range(6))
FRONT = ((0, 1), (1, 2), (2, 3))
"""The sides that are seen from the front, by their corners."""
LIFT = 0.26
"""How much higher a level stands, in parts of a hex."""
FILLS = {
    "sea": "sea",
    "plain": "desert",
    "forest": "forest",
    "mountain": "mountain",
    "glacier": "tile_edge",
}
SIGNS = {
    "sea": ("terrain-sea", "tile_edge~.5"),
    "plain": ("terrain-grass", "land_edge~.45"),
    "forest": ("terrain-forest", "tile_edge~.55"),
    "mountain": ("terrain-mountain", "tile_edge~.5"),
}
"""The sign of a terrain and its colour; a glacier is white alone."""
SMALL = 9.0
"""On a smaller hex a sign is a blot."""
THIRD = 3
"""Of spaces in a row each third has a sign, and one that is alone."""
EDGE = "land_edge~.35"
HEX, TILE = "hex", "tile"
LARGEST = 30.0
"""How large a hex of the tile is that is carried."""


class Standing(NamedTuple):
    """A piece: whose colour and outline, which kind; lying once it was activated."""

    colour: str
    shape: str
    icon: str
    acted: bool = False


class Ground(NamedTuple):
    """A space."""

    at: Hex
    terrain: str
    level: int
    pieces: tuple[Standing, ...]
    name: Message
    does: str = ""
    lit: bool = False
    """It may be touched as an answer."""
    chosen: bool = False
    owner: str = ""
    """The colour of whoever dominates its region, where that is shown."""
    borders: tuple[Hex, ...] = ()
    """Neighbours of its terrain that another tile covers, while tiles are laid."""
    refused: bool = False
    """What would lie here may not."""
    faint: bool = False


BARE = ""
"""The terrain of a space where nothing lies."""


def board(
    grounds: tuple[Ground, ...], *, lays: bool = False, share: float = 0, h: float = 0
) -> Board:
    """The node; where it `lays`, a finger draws over it and tiles are carried there."""
    return Board((grounds, lays), draw, zooms=True, key="world", share=share, h=h)


def draw(surface: Surface, w: float, h: float, grounds: tuple[Ground, ...], lays: bool) -> Scene:
    """From the back to the front; what stands higher covers what lies behind it."""
    if not grounds:
        return Scene(w, h, ())
    points = {one.at: to_pixel(one.at, 1.0) for one in grounds}
    left = min(x for x, _ in points.values())
    right = max(x for x, _ in points.values())
    top = max(y for _, y in points.values())
    low = min(y for _, y in points.values())
    r = min(w / (right - left + 2.1), h / (top - low + sqrt(3) + 4 * LIFT + 0.3))
    dx, dy = w / 2 - (left + right) / 2 * r, h / 2 + (top + low) / 2 * r + 2 * LIFT * r
    signed = _signed(grounds)
    layers, hits = [], []
    for one in sorted(grounds, key=lambda ground: -points[ground.at][1]):
        px, py = points[one.at]
        x, y = dx + px * r, dy - py * r - one.level * LIFT * r
        key = f"{HEX}.{one.at[0]},{one.at[1]}"
        layers.append(Layer(key, tuple(_space(one, round(x, 1), round(y, 1), r, one.at in signed))))
        hits.append(_hit(surface, one, key, x, y, r)._replace(drawn=lays, takes=TILE * lays))
    return Scene(w, h, tuple(layers), tuple(hits))


def _hit(surface: Surface, one: Ground, key: str, x: float, y: float, r: float) -> Hit:
    side = r * 1.6
    says, entry = surface.say(one.name), f"terrain.{one.terrain}"
    return Hit(key, x - side / 2, y - side / 2, side, side, says, one.does, entry, round=True)


def _signed(grounds: tuple[Ground, ...]) -> set[Hex]:
    """Where the terrain has its sign."""
    terrain = {one.at: one.terrain for one in grounds}
    every = {at for at in terrain if (at[0] - at[1]) % THIRD == 0}
    for at, here in terrain.items():
        if not any(terrain.get(near) == here and near in every for near in neighbours(at)):
            every.add(at)
    return every


def _space(one: Ground, x: float, y: float, r: float, signed: bool = False) -> list[Shape]:
    ring = [(x + cx * r * 0.98, y + cy * r * 0.98) for cx, cy in CORNERS]
    shapes: list[Shape] = []
    if one.terrain == BARE:
        return [Line(tuple(v for point in ring for v in point), "edge~.3", 1.0, True)]
    fill = FILLS[one.terrain]
    down = one.level * LIFT * r
    for a, b in FRONT if down else ():
        (ax, ay), (bx, by) = ring[a], ring[b]
        shade = ".62" if a == 1 else ".5"
        side = (ax, ay, bx, by, bx, by + down, ax, ay + down)
        shapes.append(Poly(side, f"{fill}@{shade}:land_edge"))
    flat = tuple(v for point in ring for v in point)
    top = f"{fill}~.45" if one.faint else fill
    shapes += [Poly(flat, top), Line(flat, EDGE, max(1.0, r * 0.05), True)]
    if one.owner:
        shapes.append(Disc(x, y, r * 0.34, one.owner))
    elif signed and not one.pieces and one.terrain in SIGNS and r > SMALL:
        sign, ink = SIGNS[one.terrain]
        shapes.append(Icon(sign, x, y, r * 0.8, ink))
    shapes += [_border(one.at, near, x, y, r) for near in one.borders]
    if one.lit or one.chosen or one.refused:
        shapes.append(Line(flat, "lit_ring", max(4.0, r * 0.2), True))
        role = "bad" if one.refused else "gold"
        shapes.append(Line(flat, role, max(2.5, r * (0.16 if one.chosen else 0.1)), True))
    return [*shapes, *_pieces(one, x, y, r)]


def _border(at: Hex, near: Hex, x: float, y: float, r: float) -> Line:
    """The side towards a neighbour."""
    across, up = to_pixel((near[0] - at[0], near[1] - at[1]), 1.0)
    towards = atan2(-up, across)
    ends = (towards - pi / 6, towards + pi / 6)
    points = tuple(v for turn in ends for v in (x + r * 0.95 * cos(turn), y + r * 0.95 * sin(turn)))
    return Line(points, "land_edge", max(1.5, r * 0.09))


def _pieces(one: Ground, x: float, y: float, r: float) -> list[Shape]:
    """Their outline tells whose they are; those that were activated are paler."""
    shapes: list[Shape] = []
    many = len(one.pieces) > 1
    side = r * (1.0 if many else 1.36)
    for n, piece in enumerate(one.pieces):
        px = x + (n - (len(one.pieces) - 1) / 2) * r * 0.7
        outline = shape_icon(piece.shape)
        shapes += [
            Icon(outline, px, y, side * 1.22, "lit_ring"),
            Icon(outline, px, y, side, piece.colour),
            Icon(piece.icon, px, y + side * 0.02, side * 0.5, "token_sign"),
        ]
        if piece.acted:
            at = side * 0.36
            shapes += [Disc(px + at, y + at, r * 0.26, "good"),
                       Icon("check", px + at, y + at, r * 0.36, "token_sign")]  # fmt: skip
    return shapes


# the tile that is laid next


def tile(shape: Sequence[Hex], terrain: str, says: Says, does: str, h: float) -> Board:
    """It alone: carried to where it lies, turned by a touch."""
    return Board((tuple(shape), terrain, says, does), _draw_tile, key=TILE, share=1, h=h)


def _draw_tile(
    surface: Surface, w: float, h: float, shape: tuple[Hex, ...], terrain: str, says: Says,
    does: str,
) -> Scene:  # fmt: skip
    points = [to_pixel(one, 1.0) for one in shape]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, top = min(y for _, y in points), max(y for _, y in points)
    r = min(LARGEST, w / (right - left + 2.2), h / (top - low + sqrt(3) + LIFT + 0.2))
    dx, dy = w / 2 - (left + right) / 2 * r, h / 2 + (top + low - LIFT) / 2 * r
    name = Message("rise_and_fall.page.tile")
    there = [
        Ground(one, terrain, 1 if terrain != "sea" else 0, (), name)
        for one in sorted(shape, key=lambda at: -to_pixel(at, 1.0)[1])
    ]
    shapes = tuple(
        each
        for one in there
        for x, y in (to_pixel(one.at, 1.0),)
        for each in _space(one, round(dx + x * r, 1), round(dy - y * r, 1), r)
    )
    hit = Hit(TILE, 0, 0, w, h, surface.say(says), does, round=True, carries=TILE)
    return Scene(w, h, (Layer(TILE, shapes),), (hit,))
