"""One window for an evening: 15,000 random touches, turns, sizes of text; memory comes to rest.

One run is told by its seed, and played again by

    python -m tests.soak.long_fingers --seed 20261118 --touches 15000
"""

import argparse
import gc
import json
import logging
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

NAME = "one window for an evening"
COUNT = 15_000
FIRST = 20
"""Touches."""
SAMPLES, AROUND = 30, 5
"""What a screen of the moment takes is not what grows: of so many samples the one in the middle."""
MOST_GROWN = 0.05
"""In the second half of the touches."""
ENOUGH = 3_000
"""With fewer touches not every screen was there in the first half."""
LOOKED_BACK = 300
NEVER = ("restart", "spoil_disk", "our_mistake")
"""Deeds that begin another app, and those that other soaks do."""


def run(count: int, seed: int) -> str:
    """In a process of its own, which has one window."""
    command = (sys.executable, "-m", "tests.soak.long_fingers", "--seed", str(seed))
    done = subprocess.run(
        [*command, "--touches", str(count)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise AssertionError(f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}")
    sizes = json.loads(done.stdout.splitlines()[-1])
    half, end = median(sizes[len(sizes) // 2 :][:AROUND]), median(sizes[-AROUND:])
    grown = end / half - 1
    if count >= ENOUGH:
        assert grown <= MOST_GROWN, sizes
    return f"{sizes[0]:.0f} MB at first, {half:.0f} in the middle, {end:.0f} at the end"


def main() -> None:
    """Play; the last line is how large the process was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--touches", type=int, default=COUNT)
    parser.add_argument("--tell", action="store_true", help="each size as it comes")
    wanted = parser.parse_args()

    from tests.screens import headless

    headless.install()
    from companion.lookup.ports import rules_of
    from companion.pages.looking_up import games_with_rules
    from tests.screens.random_fingers import deeds, holds
    from tests.screens.random_fingers.case import PAUSES, Case, Seen, steady
    from tests.screens.random_fingers.homes import JOURNALS, lay

    steady()
    deeds.DEEDS = {one: often for one, often in deeds.DEEDS.items() if one.__name__ not in NEVER}
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        case = Case(Path(folder), f"{wanted.seed}:evening", Seen())
        (case.home / "games").mkdir(parents=True)
        for number, journal in enumerate(JOURNALS[:: max(1, len(JOURNALS) // 6)]):
            lay(case.home, journal, number + 1, case.chance)
        logging.disable(logging.CRITICAL)
        case.start()
        if wanted.touches >= ENOUGH:  # made once, whenever somebody asks: nothing that grows
            for game in games_with_rules():
                rules_of(game).answers("gold")
        every = max(1, wanted.touches // SAMPLES)
        for number in range(wanted.touches):
            case.wait(case.chance.choice(PAUSES))
            (deed,) = case.chance.choices(list(deeds.DEEDS), list(deeds.DEEDS.values()))
            deed(case)
            case.hand.settle()
            holds.no_mistake(case)
            del case.path[:-LOOKED_BACK]
            if number % every == every - 1:
                sizes.append(size_now())
                if wanted.tell:
                    print(number + 1, f"{sizes[-1]:.0f} MB", flush=True)
        case.hand.stop()
    print(json.dumps(sizes))


def size_now() -> float:
    """Megabytes that the process has, after everything that nobody holds was let go."""
    import ctypes

    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


if __name__ == "__main__":
    main()
