"""A game handed to and fro between two devices, on which people go on with it as they like."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from tests.library.two_devices import to_and_fro, two_of_them

NAME = "acts on two devices that hand games over"
COUNT = 8_000
ACTS = 40


def run(count: int, seed: int) -> str:
    """No line that a device had is lost on it."""
    for case in range(0, count, ACTS):
        with tempfile.TemporaryDirectory() as folder, two_of_them(Path(folder)) as two:
            to_and_fro(two, random.Random(f"{seed}:{case}"), ACTS)
    return f"{count} acts, no line lost"
