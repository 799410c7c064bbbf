"""A row of the income mat: what every space gives, covered by the buildings still on it."""

from __future__ import annotations

from companion.describe.node import Board
from companion.describe.scene import Box, Icon, Layer, Scene, Shape
from companion.describe.surface import Surface
from companion.games.tapestry.boards.signs import marks_at
from companion.games.tapestry.tracks.view_marks import revealed_marks

SPACES = 6
"""The first is never covered."""


def row(building: str, built: int, **more: float) -> Board:
    """The node of one, of which so many were built."""
    return Board((building, built), draw, key=f"mat.{building}", **more)  # type: ignore[arg-type]


def draw(surface: Surface, w: float, h: float, building: str, built: int) -> Scene:
    """Free spaces show what they give, covered ones their building."""
    del surface
    gap = 4.0
    wide = (w - gap * (SPACES - 1)) / SPACES
    revealed = revealed_marks(building)
    shapes: list[Shape] = []
    for n in range(SPACES):
        x = n * (wide + gap)
        if n <= built:
            shapes.append(Box(x, 2, wide, h - 4, 8, "", f"{building}~.6", 1.5))
            some = revealed[n] if n < len(revealed) else ()
            shapes += marks_at(some, x + wide / 2, h / 2, min(20, h * 0.5), wide - 6, "ink~.8")
        else:
            shapes.append(Box(x, 2, wide, h - 4, 8, building))
            side = min(28.0, h * 0.6, wide - 6)
            shapes.append(Icon(f"building-{building}", x + wide / 2, h / 2, side, "land_edge"))
    return Scene(w, h, (Layer("", tuple(shapes)),))
