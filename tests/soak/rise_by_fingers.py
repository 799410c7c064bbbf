"""Whole games of four people through the window, from New game to the kept score.

Case by case lightest, with treasuries, with the world; in a process of its own, because Kivy has
one window in a process. One way alone:

    python -m tests.soak.rise_by_fingers --way world
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

NAME = "Rise & Fall by fingers"
COUNT = 3
FIRST = 0
"""Turns of four are played in tests/screens/rise_and_fall, a game to the shelf in tests/live."""
WAYS = ("lightest", "treasuries", "world")
MOST_SECONDS = 900
MOST_IN_A_TURN = 14
"""With treasuries, decline and buying back included: whoever buys touches the card."""


def run(count: int, seed: int) -> str:
    """The touches of each way."""
    del seed  # the same game every time
    return "; ".join(play_alone(way) for way in WAYS[:count])


def play_alone(way: str) -> str:
    """In another process."""
    command = (sys.executable, "-m", "tests.soak.rise_by_fingers", "--way", way)
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
    )
    if done.returncode:
        raise AssertionError(f"{way}: {done.stdout}\n{done.stderr}")
    return done.stdout.splitlines()[-1]


def main() -> int:
    """Play one way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--way", choices=WAYS, required=True)
    way = parser.parse_args().way

    from tests.screens import headless

    headless.install()
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand
    from tests.screens.rise_and_fall.whole_game import WholeGame

    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(an_app(Path(folder), "en")).start()
        game = WholeGame(hand)
        touched = game.play(way)
        hand.stop()
    most = max(game.each_turn)
    assert way != "treasuries" or most <= MOST_IN_A_TURN, game.each_turn
    parts = ", ".join(f"{part} {n}" for part, n in touched.items())
    print(f"{way} {sum(touched.values())} touches ({parts}; at most {most} in a turn)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
