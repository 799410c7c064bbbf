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
    return covered_row(building, tuple(range(built + 2, SPACES + 1)), (), **more)


def covered_row(
    building: str, covered: tuple[int, ...], lit: tuple[int, ...], **more: float
) -> Board:
    """The node of one; these spaces are covered, those count now."""
    return Board((building, covered, lit), draw, key=f"mat.{building}", **more)  # type: ignore[arg-type]  # a board's own


def draw(
    surface: Surface, w: float, h: float, building: str, covered: tuple[int, ...],
    lit: tuple[int, ...],
) -> Scene:  # fmt: skip
    """Free spaces show what they give, covered ones their building; gold ones count."""
    del surface
    gap = 4.0
    wide = (w - gap * (SPACES - 1)) / SPACES
    revealed = revealed_marks(building)
    shapes: list[Shape] = []
    for space in range(1, SPACES + 1):
        x = (space - 1) * (wide + gap)
        if space in covered:
            shapes.append(Box(x, 2, wide, h - 4, 8, building))
            side = min(40.0, h * 0.6, wide - 6)
            shapes.append(Icon(f"building-{building}", x + wide / 2, h / 2, side, "paper_ink"))
            continue
        counts = space in lit
        edge = ("gold", 3.0) if counts else (f"{building}~.6", 1.5)
        shapes.append(Box(x, 2, wide, h - 4, 8, "lit" if counts else "", *edge))
        some = revealed[space - 1] if space <= len(revealed) else ()
        side = min(32.0, h * 0.5)
        shapes += marks_at(some, x + wide / 2, h / 2, side, wide - 8, "ink" if counts else "ink~.8")
    return Scene(w, h, (Layer("", tuple(shapes)),))
