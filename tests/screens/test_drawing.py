"""What is drawn on a canvas, however much of it there is."""

from kivy.graphics import InstructionGroup, Mesh

from companion.describe.roles import DARK
from companion.describe.scene import Box, Layer
from screens.pages.drawing import MOST, Ink, draw


def test_more_boxes_than_one_mesh_can_hold_are_drawn_in_several(start):
    """A code of many squares."""
    start()
    group = InstructionGroup()
    squares = tuple(Box(4 * n, 0, 3, 3, 0, "ink") for n in range(MOST // 16 + 1))
    draw(group, Layer("code", squares, flat=True), Ink(1.0, DARK))

    meshes = [one for one in group.children if isinstance(one, Mesh)]
    assert len(meshes) == 2
    assert sum(len(one.vertices) for one in meshes) == 4 * 16 * len(squares)
