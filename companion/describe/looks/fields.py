"""Where something is typed: the box; the front end lends the field that stands in it."""

from __future__ import annotations

from companion.describe.node import Field
from companion.describe.scene import Box, Hit, Shapes
from companion.describe.surface import Surface


def natural(node: Field, surface: Surface, room: float) -> tuple[float, float]:
    """A line, or several where lines are typed."""
    lines = 4 if node.kind == "lines" else 1
    return room, max(56.0, lines * surface.size("body") * 1.35 + 28)


def draw(
    node: Field, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """An edge, as one writes into it."""
    del node, surface, key
    return (Box(0, 0, w, h, 12, "ink~.06", "edge", 1.5),), ()
