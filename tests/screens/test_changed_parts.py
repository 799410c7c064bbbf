"""What is drawn in parts is, pixel for pixel, what is drawn whole."""

import json
import os
import subprocess
import sys
from math import ceil
from pathlib import Path

import pytest

from screens import changed_parts

WINDOW = Path(__file__).with_name("drawn_in_parts.py")
TOP = WINDOW.parents[2]
WHOLE = {"one more", "one less", "another ground", "one above all"}
"""What lies on all of the window is another, or its ground is."""


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    done = subprocess.run(
        [sys.executable, "-P", str(WINDOW)],
        cwd=TOP,
        env=own_window(str(tmp_path_factory.mktemp("kivy"))),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stderr[-2000:]
    if "cannot" in lines[0]:
        pytest.skip("pixels are not made by the processor here")
    return lines


def own_window(folder, width=400, height=400):
    """The settings of the tests' own window are for that one."""
    own = {name: one for name, one in os.environ.items() if not name.startswith(("KIVY_", "KCFG"))}
    own |= {"KIVY_HOME": folder, "KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1"}
    own |= {"KCFG_GRAPHICS_WIDTH": str(width), "KIVY_AUDIO": "none"}
    own |= {"KCFG_GRAPHICS_HEIGHT": str(height)}
    return own | {"SDL_VIDEODRIVER": "offscreen", "PYTHONPATH": str(TOP)}


class TestManyPlaces:
    """A board of hundreds of hexes that change at once: a slide over the map of a world."""

    def hexes(self, n):
        """So many, in rows."""
        return [(x * 30.0, y * 26.0, x * 30.0 + 34, y * 26.0 + 30) for x, y in _square(n)]

    def looked_at(self, monkeypatch, n):
        """How many places are looked at to join so many."""
        looked = []
        around = changed_parts.box_around

        def counted(*places):
            looked.append(len(places))
            return around(*places)

        monkeypatch.setattr(changed_parts, "box_around", counted)
        joined = changed_parts.joined_places(self.hexes(n))
        monkeypatch.undo()
        return sum(looked), joined

    def test_take_as_many_more_looks_as_there_are_more_of_them(self, monkeypatch):
        few, _ = self.looked_at(monkeypatch, 200)
        many, _ = self.looked_at(monkeypatch, 1600)

        assert few < 10_000
        assert many - few < 1600 * 4

    @pytest.mark.parametrize("n", [1, 7, 16, 17, 60, 400])
    def test_all_of_them_are_drawn(self, n):
        joined = changed_parts.joined_places(self.hexes(n))

        assert len(joined) <= changed_parts.MOST
        assert all(any(_inside(one, other) for other in joined) for one in self.hexes(n))

    def test_what_lies_far_apart_stays_apart(self):
        near, far = [(0, 0, 9, 9)] * 3, [(x, 1900, x + 9, 1909) for x in range(1900, 2000, 5)]

        assert len(changed_parts.joined_places([*near, *far])) == 2


def _square(n):
    wide = ceil(n**0.5)
    return [(at % wide, at // wide) for at in range(n)]


def _inside(one, other):
    return changed_parts.box_around(one, other) == other


def test_every_pixel_is_as_in_the_whole(told):
    assert [one["what"] for one in told if not one["same"]] == []


def test_what_changes_little_is_drawn_in_parts(told):
    assert {one["what"] for one in told if not one["part"]} == WHOLE
