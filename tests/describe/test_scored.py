"""Where points came from, as two face each other."""

from companion.describe.looks.charts import draw as charted
from companion.describe.node import Chart, Series
from companion.describe.scene import Box, Piece
from companion.describe.scored_lines import Told, draw, high_of
from companion.describe.touching import hit_at
from tests.describe.desks import a_surface


def test_what_is_taken_away_is_drawn_as_no_gain():
    lines = (Told("Unrest", "", ("−6", "4")),)
    scene = draw(a_surface(), 600, 44, lines, ("red", "blue"), 10)
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


def test_sixteen_sources_stand_in_a_tablets_window_and_the_nearest_is_touched():
    surface = a_surface()
    high = surface.h - 216
    lines = tuple(Told(f"Source {n}", "", (str(n), "0"), f"line.{n}") for n in range(16))
    scene = draw(surface, 750, high, lines, ("human", "automa"), 16)
    piece = Piece("of", 0, 0, 750, high, scene.layers, scene.hits)

    assert high_of(surface, 16, 2) == 0
    touched = [hit_at((piece,), 90, (n + 0.5) * high / 16).hit.does for n in range(16)]
    assert touched == [one.does for one in lines]
