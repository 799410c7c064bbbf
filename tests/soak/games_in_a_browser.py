"""Whole games in a browser: each kind by a finger, by keys alone, and by what is heard."""

from random import Random

from tests.soak.tabs_killed import a_browser
from tests.web.journeys import GAMES, ByEar, ByFinger, ByKeys, play

NAME = "games in a browser"
COUNT = 9
FIRST = 0
"""The tests of the browser play theirs."""
WAYS = (
    *((game, ByFinger) for game in GAMES),
    *((game, ByKeys) for game in ("rise_and_fall", "imperium", "tapestry")),
    *((game, ByEar) for game in ("score_pad", "rise_and_fall")),
)


def run(count: int, seed: int) -> str:
    """From a new game to the kept one."""
    touches = []
    with a_browser() as (_site, browser, address):
        for case in range(count):
            game, way = WAYS[case % len(WAYS)]
            chance = Random(f"{seed}:{case}")
            n = play(browser, f"{address}?language=en", game, way, chance)
            touches.append(f"{game} {way.__name__} {n}")
    return ", ".join(touches)
