"""Random fingers on the whole app: nothing breaks, nothing is lost, there is always a way on.

One case is told by its seed and its number, and played again by

    python -m tests.soak.fingers --seed 20261118 --first 7
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path

NAME = "random fingers on the app"
COUNT = 200
FIRST = 1
SHORT, LONG, MOST_SHORT = 40, 600, 0.95


def run(count: int, seed: int) -> str:
    """In a process of its own, because Kivy has one window in a process."""
    command = (sys.executable, "-m", "tests.soak.fingers", "--seed", str(seed))
    done = subprocess.run(
        [*command, "--count", str(count)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise AssertionError(f"{done.stdout}\n{done.stderr}")
    found = json.loads(done.stdout.splitlines()[-1])
    if count >= COUNT:
        assert not found["unseen"], f"no finger came to {found['unseen']}"
    return "{touches} touches, {screens} screens, {sheets} sheets".format(**found)


def touches_of(seed: int, case: int) -> int:
    """Most cases are short, some long enough for a whole game."""
    return SHORT if random.Random(f"{seed}:{case}:length").random() < MOST_SHORT else LONG


def main() -> int:
    """Play some cases; the last line is what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--tell", action="store_true", help="everything that was seen")
    parser.add_argument("--go-on", action="store_true", help="after a fault as well")
    wanted = parser.parse_args()

    from tests.screens import headless

    headless.install()
    from tests.screens.random_fingers.case import Seen, steady

    steady()
    seen, faults = Seen(looks=wanted.tell), 0
    for number in range(wanted.first, wanted.first + wanted.count):
        passed = play_one(wanted.seed, number, seen)
        faults += not passed
        if wanted.tell:
            print(f"case {number}: {seen.numbers()}", flush=True)
        if not passed and not wanted.go_on:
            return 1
    if wanted.tell:
        print(seen.told())
    unseen = sorted(set(screens()) - set(seen.screens))
    print(json.dumps({**seen.numbers(), "unseen": unseen}))
    return 1 if faults else 0


def play_one(seed: int, number: int, seen) -> bool:
    """Whether all is well; if not, the path and the fault are printed."""
    from tests.screens.random_fingers.case import play

    with tempfile.TemporaryDirectory() as folder:
        try:
            play(Path(folder), seed, number, touches_of(seed, number), seen)
        except AssertionError as error:
            print(f"==== FAULT in case {number}")
            traceback.print_exception(error, file=sys.stdout)
            sys.stdout.flush()
            return False
    return True


def screens() -> list[str]:
    """Every screen there is."""
    from companion.games import GAMES
    from screens.games import screens_of
    from screens.navigation import ROUTES, View, find_class

    games = (place for game in GAMES for place in screens_of(game.id).values())
    kinds = [find_class(place) for place in (*ROUTES.values(), *games) if place[:8] == "screens."]
    return [kind.__name__ for kind in kinds if isinstance(kind, type) and issubclass(kind, View)]


if __name__ == "__main__":
    sys.exit(main())
