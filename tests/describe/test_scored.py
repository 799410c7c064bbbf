"""Where points came from, as two face each other."""

from companion.describe.looks.charts import draw as charted
from companion.describe.node import Chart, Series
from companion.describe.scene import Box
from companion.describe.scored import facing
from tests.describe.desks import a_surface


def test_what_is_taken_away_is_drawn_as_no_gain():
    scene = facing(
        a_surface(), 600, 44, "Unrest", "", ("−6", "4"), ("red", "blue"), 10, 40.0
    )  # fmt: skip
    bars = [one for layer in scene.layers for one in layer.shapes if isinstance(one, Box)]

    assert [one.fill for one in bars] == ["red~.35", "blue"]
    assert bars[0].w > bars[1].w > 0


def test_nor_in_what_is_kept():
    series = (Series("A", "red", "", (-6, 17)), Series("B", "blue", "", (4, 22)))
    shapes, _hits = charted(
        Chart(series, ("Unrest", "Progress"), "facing"), a_surface(), 600, 90, ""
    )
    bars = [one.fill for one in shapes if isinstance(one, Box)]

    assert bars == ["red~.35", "blue", "red", "blue"]
