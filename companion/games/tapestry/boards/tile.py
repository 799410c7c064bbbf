"""A territory tile by itself, as it would lie on the map: its land, what it gives."""

from __future__ import annotations

from math import sqrt

from companion.core.message import Message
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Says, Surface
from companion.games.tapestry.boards.land import NO_LIGHT, Ground, Light, hex_shapes
from companion.games.tapestry.content import territory_tile
from companion.games.tapestry.content.land import Edges

NONE = Message("tapestry.hex.unexplored")
POINTS = 0.26
"""How much of the height a number below it takes."""


def tile(
    number: int, says: Says, does: str, *, sixths: int = 0, chosen: bool = False,
    points: int | None = None, **more: float,
) -> Board:  # fmt: skip
    """The node; `points`: what it gives lying so, said below it."""
    edges = territory_tile(number).turned(sixths) if number > 0 else ()
    of = (number, edges, says, does, chosen, points)
    return Board(of, draw, key=does or f"tile.{number}", **more)  # type: ignore[arg-type]  # a board's own


def draw(
    surface: Surface, w: float, h: float, number: int, edges: Edges, says: Says, does: str,
    chosen: bool, points: int | None,
) -> Scene:  # fmt: skip
    """As large as there is room, a number below it."""
    low = h * POINTS if points is not None else 0.0
    r = min((w - 6) / 2, (h - low - 6) / sqrt(3))
    x, y = w / 2, (h - low) / 2
    ground = Ground(str(number), (0, 0), NONE, False, True, False, edges, "", number, ())
    light = Light("", chosen=True) if chosen and points is None else NO_LIGHT
    shapes: list[Shape] = []
    if chosen and points is not None:
        shapes.append(Box(0, 0, w, h, 12, "lit", "gold", 3))
    shapes += hex_shapes(ground, light, x, y, r)
    if chosen and points is None:
        shapes += [
            Box(w / 2 + r * 0.5, y - r * 0.8, 24, 24, 12, "gold"),
            Icon("check", w / 2 + r * 0.5 + 12, y - r * 0.8 + 12, 19, "gold_ink"),
        ]
    if points is not None:
        shapes.append(Words(str(points), x, h - low / 2 - 3, max(14.0, low * 0.8), "ink", True))
    hits = (Hit(f"tile.{number}", 0, 0, w, h, surface.say(says), does, "icon.territory_tile"),)
    return Scene(w, h, (Layer("tile", tuple(shapes)),), hits)
