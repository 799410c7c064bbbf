"""What can be done is the same in every front end: in random games, in all states of screens."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.offers.games import GAMES
from tests.offers.reached import differences
from tests.offers.test_parity import NOTHING, states
from tests.screens.states import all_states

NAME = "the same in every front end"
COUNT = 60
FIRST = 0
PIECE = 24
"""How many states one process looks at."""


def run(count: int, seed: int) -> str:
    """Games by turns; of the screens' states as large a share as of the games."""
    looked = 0
    for case in range(seed, seed + count):
        game = GAMES[case % len(GAMES)]
        for state in states(game, case):
            assert differences(game.game, state) == NOTHING, (game.id, case)
            looked += 1
    for game in GAMES:
        for state in game.also():
            assert differences(game.game, state) == NOTHING, game.id
    step, number = max(1, COUNT // count), len(all_states())
    for first in range(seed % step, number, PIECE * step):
        _drawn(first, min(first + PIECE * step, number), step)
    drawn = len(range(seed % step, number, step))
    return f"{looked} states of {count} games, {drawn} of the screens"


def _drawn(first: int, last: int, step: int) -> None:
    """In a process of its own, because Kivy has one window in a process."""
    done = subprocess.run(
        (sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/screens/test_reached.py"),
        env=os.environ | {"LOOM_REACHED": f"{first} {last} {step}"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stdout[-4000:])
