"""What is drawn in parts is, pixel for pixel, what is drawn whole."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

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


def test_every_pixel_is_as_in_the_whole(told):
    assert [one["what"] for one in told if not one["same"]] == []


def test_what_changes_little_is_drawn_in_parts(told):
    assert {one["what"] for one in told if not one["part"]} == WHOLE
