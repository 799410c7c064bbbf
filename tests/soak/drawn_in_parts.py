"""Frames of every state, drawn in parts after touches: each pixel is as it is in the whole."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

NAME = "frames drawn in parts"
COUNT = 400
FIRST = 1
WINDOW = Path(__file__).parents[1] / "screens" / "walked_in_parts.py"


def run(count: int, seed: int) -> str:
    """In a process of its own, because Kivy has one window in a process."""
    from tests.screens.test_changed_parts import TOP, own_window

    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-P", str(WINDOW), str(count), str(seed)],
            cwd=TOP,
            env=own_window(folder, 900, 700),
            capture_output=True,
            text=True,
            check=False,
        )
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, done.stderr[-4000:]
    told = json.loads(lines[-1])
    if "cannot" in told:
        return "pixels are not made by the processor here"
    assert not told["wrong"], told["wrong"]
    return f"{told['frames']} frames"
