"""What a row is drawn as, where it has a ground, an edge, or is itself one button."""

from __future__ import annotations

from companion.describe.node import Row
from companion.describe.scene import Box, Hit, Shapes
from companion.describe.surface import Surface


def natural(node: Row, surface: Surface, room: float) -> tuple[float, float]:
    """A row is as large as what is in it; this is asked of nobody."""
    raise NotImplementedError(type(node), surface, room)


def draw(
    node: Row, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """The box below what is in it."""
    shapes: Shapes = ()
    if node.fill or node.edge:
        shapes = (Box(0, 0, w, h, node.radius, node.fill, node.edge, node.edge_width),)
    if not node.does and not node.help:
        return shapes, ()
    return shapes, (Hit(key, 0, 0, w, h, surface.say(node.says), node.does, node.help),)
