"""The world in relief: side faces by height, so that cliffs need no lines; pieces on it."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import NamedTuple

from companion.core.hexgrid import Hex, to_pixel
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
INKS = {"sea": "tile_edge~.5", "forest": "tile_edge~.55"}
EDGE = "land_edge~.35"


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
    icon: str
    level: int
    pieces: tuple[Standing, ...]
    name: Message
    does: str = ""
    lit: bool = False
    """It may be touched as an answer."""
    chosen: bool = False
    owner: str = ""
    """The colour of whoever dominates its region, where that is shown."""


def board(grounds: tuple[Ground, ...], **more: float) -> Board:
    """The node."""
    share, high = more.get("share", 0), more.get("h", 0)
    return Board((grounds,), draw, zooms=True, key="world", share=share, h=high)


def draw(surface: Surface, w: float, h: float, grounds: tuple[Ground, ...]) -> Scene:
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
    layers, hits = [], []
    for one in sorted(grounds, key=lambda ground: -points[ground.at][1]):
        px, py = points[one.at]
        x, y = dx + px * r, dy - py * r - one.level * LIFT * r
        key = f"hex.{one.at[0]},{one.at[1]}"
        layers.append(Layer(key, tuple(_space(one, round(x, 1), round(y, 1), r))))
        hits.append(_hit(surface, one, key, x, y, r))
    return Scene(w, h, tuple(layers), tuple(hits))


def _hit(surface: Surface, one: Ground, key: str, x: float, y: float, r: float) -> Hit:
    side = r * 1.6
    says: Says = one.name
    return Hit(key, x - side / 2, y - side / 2, side, side, surface.say(says), one.does, round=True)


def _space(one: Ground, x: float, y: float, r: float) -> list[Shape]:
    fill = FILLS[one.terrain]
    ring = [(x + cx * r * 0.98, y + cy * r * 0.98) for cx, cy in CORNERS]
    shapes: list[Shape] = []
    down = one.level * LIFT * r
    for a, b in FRONT if down else ():
        (ax, ay), (bx, by) = ring[a], ring[b]
        shade = ".62" if a == 1 else ".5"
        side = (ax, ay, bx, by, bx, by + down, ax, ay + down)
        shapes.append(Poly(side, f"{fill}@{shade}:land_edge"))
    flat = tuple(v for point in ring for v in point)
    shapes += [Poly(flat, fill), Line(flat, EDGE, max(1.0, r * 0.05), True)]
    if one.owner:
        shapes.append(Disc(x, y, r * 0.34, one.owner))
    elif not one.pieces and r > 12:
        shapes.append(Icon(one.icon, x, y, r * 0.8, INKS.get(one.terrain, "land_edge~.4")))
    if one.lit or one.chosen:
        shapes.append(Line(flat, "lit_ring", max(4.0, r * 0.2), True))
        shapes.append(Line(flat, "gold", max(2.5, r * (0.16 if one.chosen else 0.1)), True))
    return [*shapes, *_pieces(one, x, y, r)]


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
