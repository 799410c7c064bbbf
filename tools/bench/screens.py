"""Every screen opened the first time, its widgets built and laid out; processor time."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import process_time

from tools.bench.line import Line

MOST = 80
TIMES = 3
OTHERS = ("imperium", "rise_and_fall", "score_pad")


def run() -> Iterator[Line]:
    """The window of the tests: layout and properties are real, pixels are not counted."""
    from tests.screens import headless

    headless.install()
    from screens.memory import keep_what_is_there, look_seldom
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand

    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(an_app(Path(folder))).start()
        look_seldom()
        keep_what_is_there()
        taken = {route: _opened(hand, route) for route in _of_the_house()}
        taken |= {f"{game}/new": _opened(hand, f"{game}/new") for game in (*OTHERS, "tapestry")}
        taken |= _at_the_table(hand)
        hand.stop()
    for route, spent in sorted(taken.items(), key=lambda one: -one[1]):
        yield Line(f"screen: {route}, opened the first time", spent, most=MOST)


def _of_the_house() -> list[str]:
    from screens.navigation import ROUTES

    alone = {"home", "past", "statistics", "people", "settings", "about", "rules"}
    return [route for route in ROUTES if route in alone]


def _at_the_table(hand) -> dict[str, float]:
    """Of a game of Tapestry, each in its time."""
    from tests.screens import tapestry_games

    tapestry_games.started(hand)
    taken = {"tapestry/setup": _opened(hand, "tapestry/setup", "log")}
    tapestry_games.ready(hand)
    for screen in ("table", "bots"):
        taken[f"tapestry/{screen}"] = _opened(hand, f"tapestry/{screen}", "log")
    return taken | {"log": _opened(hand, "log", "tapestry/table")}


def rested(app) -> None:
    """As after two seconds without a touch: what nobody holds is swept away then, not later."""
    memory = getattr(app.rest, "memory", None)
    if memory is not None:
        memory.give_back()


def _opened(hand, route: str, from_where: str = "home") -> float:
    """Built anew several times, its modules loaded before."""
    spent = []
    for _ in range(TIMES + 1):
        hand.app.nav.go(from_where)
        hand.settle()
        hand.app.nav.forget(route)
        rested(hand.app)
        began = process_time()
        hand.app.nav.go(route)
        hand.frames()
        spent.append((process_time() - began) * 1000)
        hand.settle()
    return median(spent[1:])
