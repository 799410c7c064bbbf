"""Where points came from, as two face each other."""

from companion.describe.scene import Box
from companion.describe.scored import _facing
from tests.describe.desks import a_surface


def test_what_is_taken_away_is_drawn_as_no_gain():
    scene = _facing(
        a_surface(), 600, 44, "Unrest", "", ("−6", "4"), ("red", "blue"), 10, 40.0
    )  # fmt: skip
    bars = [one for layer in scene.layers for one in layer.shapes if isinstance(one, Box)]

    assert [one.fill for one in bars] == ["red~.35", "blue"]
    assert bars[0].w > bars[1].w > 0
