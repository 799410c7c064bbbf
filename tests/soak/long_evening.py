"""A window that stays open for twelve hours: clocks tick, night falls, now and then a finger.

Time is simulated, a second a frame; a finger goes from room to room, turns the window, changes the
size of the text, puts the app aside (`long_fingers` touches everything). Nothing breaks, what was
played is kept, the clock of the table tells the hours, and memory comes to rest.
"""

import argparse
import json
import logging
import subprocess
import sys
import tempfile
from datetime import timedelta
from pathlib import Path

NAME = "twelve simulated hours"
COUNT = 12
"""Hours."""
FIRST = 0
MINUTE, HOUR = 60, 3600
A_TOUCH = 100
"""Seconds from one touch to the next, about."""
MOST_GROWN = 0.05
ROOMS = ("settings", "people", "past", "statistics", "rules", "about")


def run(count: int, seed: int) -> str:
    """In a process of its own, which has one window."""
    command = (sys.executable, "-m", "tests.soak.long_evening", "--seed", str(seed))
    done = subprocess.run(
        [*command, "--hours", str(count)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise AssertionError(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    told = json.loads(done.stdout.splitlines()[-1])
    sizes = told["sizes"]
    half, end = sizes[len(sizes) // 2], sizes[-1]
    if count >= COUNT:
        assert end / half - 1 <= MOST_GROWN, sizes
    return "{touches} touches, the clock of the table shows {shows} s".format(**told) + (
        f"; {sizes[0]:.0f} MB, {half:.0f} in the middle, {end:.0f} at the end"
    )


def main() -> None:
    """Sit there; the last line is what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--hours", type=int, default=COUNT)
    wanted = parser.parse_args()

    from tests.screens import headless

    headless.install()
    from kivy.clock import Clock

    from companion.games import find_game
    from tests.screens.random_fingers import deeds, holds
    from tests.screens.random_fingers.case import Case, Seen, steady
    from tests.soak.long_fingers import size_now

    steady()
    deeds_of_a_rest = (deeds.turn, deeds.choose, deeds.pause, deeds.set_clock)
    sizes, touches = [], 0
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        case = Case(Path(folder), f"{wanted.seed}:long", Seen())
        case.start()
        case.app.choices.change(theme="clock", table_clock=True)
        for route in ROOMS:  # each is built once, and stays
            case.app.nav.go(route)
            case.hand.settle()
        game = find_game("score_pad")
        case.app.bridge.begin("score_pad", game.options_type())
        case.app.nav.go("score_pad/table")
        case.hand.settle()
        game_id = case.app.bridge.running_id
        case.app.library.timers.begin(game_id)
        for second in range(wanted.hours * HOUR):
            Clock.time.now += 1
            case.clock.now += timedelta(seconds=1)
            case.hand.frames()
            if case.chance.random() < 1 / A_TOUCH:
                case.chance.choice(deeds_of_a_rest)(case)
                case.app.nav.go(case.chance.choice((*ROOMS, "score_pad/table")))
                case.hand.settle()
                touches += 1
            if second % MINUTE == 0:
                holds.no_mistake(case)
                del case.path[:-20]
            if second % HOUR == HOUR - 1:
                sizes.append(size_now())
        case.app.nav.home()
        case.hand.settle()
        library = case.app.library
        there = {game.id for game in library.running} | {row.id for row in library.finished}
        assert game_id in there or game_id in library.bin, "the game is gone"
        shows = library.timers.shows(game_id)
        case.hand.stop()
    print(json.dumps({"sizes": sizes, "touches": touches, "shows": round(shows or 0)}))


if __name__ == "__main__":
    main()
