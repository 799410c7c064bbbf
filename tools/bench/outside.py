"""What people feel, measured from outside: events of the X server, its pixels read back.

Start is from the process to the last change of the first screen, a tap from the lift of the finger
to the first changed pixel. Beside each stand a window with one label and a helper in a browser,
rounds interleaved.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median

from tools.bench import _browser
from tools.bench._glass import Glass, NoGlass, glass
from tools.bench._tree import HERE, rounds, said, tree
from tools.bench._windows import App, NotInSight, Window, opened
from tools.bench.line import Line

HOMES = ("empty", "with a running game", "at a turn", "with 1,000 finished")
LABEL, BROWSER = "a window with one label", "a helper in a browser"
START_AIMS = {"empty": None, "with a running game": 1.2, "with 1,000 finished": None}
TAPS = ("a counter", "an advance", "a bots' turn", "undo")
"""Told, not judged: where the processor makes the pixels they are most of it."""
Times = dict[str, list[float]]


def run() -> Iterator[Line]:
    """Start and taps; one line that says why where it cannot be seen."""
    try:
        with glass() as screen, tempfile.TemporaryDirectory() as folder:
            windows = _windows(Path(folder))
            yield from starting(screen, windows)
            yield from tapping(screen, windows)
    except NoGlass as missing:
        print(f"outside: not measured, {missing} is missing")


def _windows(folder: Path) -> dict[str, Window]:
    """A label's, the browser's if there is one, and ours on homes as people have them."""
    windows = {}
    for name in ("label", "browser", *HOMES):
        home = folder / name.replace(" ", "_")
        home.mkdir()
        windows[name] = Window(name if name in ("label", "browser") else "loom", home)
        if name in HOMES:
            _make(name, home)
    if _browser.command(windows["browser"].folder) is None:
        del windows["browser"]
        print("outside: no browser here")
    return windows


OWN = """
import sys
from pathlib import Path
from tools.bench import _homes
getattr(_homes, sys.argv[1], _homes.running)(Path(sys.argv[2]))
"""
OWN_NAMES = {"empty": "nothing", "with 1,000 finished": "finished"}


def _make(name: str, home: Path) -> None:
    """By our own hands; an older checkout, whose rooms are called otherwise, by its own."""
    try:
        said("_homes", name, home)
    except SystemExit:
        if tree() == HERE:
            raise
        wanted = (OWN_NAMES.get(name, "running"), str(home))
        subprocess.run([sys.executable, "-c", OWN, *wanted], cwd=tree(), check=True)


def starting(screen: Glass, windows: dict[str, Window]) -> Iterator[Line]:
    """From the start of the process to the home drawn."""
    shown = {name: each for name, each in windows.items() if name != "at a turn"}
    taken: Times = {name: [] for name in shown}
    for at in range(rounds() + 1):
        for name, window in shown.items():
            with opened(screen, window) as (_app, change):
                taken[name] += [change.last] if at else []  # the first round compiles
    for name, aim in START_AIMS.items():
        yield from _lines(f"start, home {name}", taken[name], taken["label"], LABEL, aim)
    if "browser" in taken:
        ours = taken["with a running game"]
        yield from _lines("start, beside a browser's page", ours, taken["browser"], BROWSER, 1.0)


def tapping(screen: Glass, windows: dict[str, Window]) -> Iterator[Line]:
    """From the lift of the finger to the first changed pixel, taps of all windows in turn."""
    taken: Times = {"label": []}
    with opened(screen, windows["label"]) as (label, _change):
        for _ in range(rounds()):
            taken["label"].append(label.tap((600, 400)).first)
    if "browser" in windows:
        taken |= _taps_in_a_browser(screen, windows["browser"])
    with opened(screen, windows["at a turn"]) as (loom, _change):
        _go_on(loom)  # compiles what a table needs
    with opened(screen, windows["at a turn"]) as (loom, _change):
        first = _go_on(loom)
        taken |= _taps_at_a_turn(loom)
    with opened(screen, windows["with a running game"]) as (loom, _change):
        second = _go_on(loom)
        taken |= _taps_of_the_bots(loom)
    yield Line("the first touch on Go on to the table", max(first, second), most=150)
    for name in TAPS:
        if taken.get(name):
            yield from _lines(f"tap to pixels: {name}", taken[name], taken["label"], LABEL)
    for name, theirs in (("a counter", "its counter"), ("a bots' turn", "its turn")):
        if taken.get(theirs) and taken.get(name):
            yield from _lines(f"tap, {name} beside a browser", taken[name], taken[theirs], BROWSER)


def _lines(
    name: str, taken: list[float], floor: list[float], floor_is: str, aim: float | None = None
) -> Iterator[Line]:
    yield Line(name, median(taken), floor=median(floor), floor_is=floor_is, aim=aim)
    yield Line("  the worst of it", max(taken), floor=max(floor), floor_is=floor_is)


def _go_on(loom: App) -> float:
    """Until the table is drawn."""
    shown = loom.touch("go_on", True).last
    loom.touch("play_on")
    return shown


def _taps_at_a_turn(loom: App) -> Times:
    taken: Times = {"a counter": [], "undo": [], "an advance": []}
    with suppress(NotInSight):
        loom.touch("all_done")
        loom.touch("count.resource.coin")
        for _ in range(rounds()):
            taken["a counter"].append(loom.touch("count1").first)
            loom.touch("count-1")
        loom.touch("count.close")
        for _ in range(rounds()):
            loom.touch("track.science.1")
            taken["an advance"].append(loom.touch("advance").first)
            taken["undo"].append(loom.touch("undo").first)
    return taken


def _taps_of_the_bots(loom: App) -> Times:
    """Their turn is taken, and taken back."""
    taken: Times = {"a bots' turn": []}
    with suppress(NotInSight):
        for _ in range(rounds()):
            taken["a bots' turn"].append(loom.touch("go").first)
            loom.touch("undo")
    return taken


def _taps_in_a_browser(screen: Glass, window: Window) -> Times:
    taken: Times = {"its counter": [], "its turn": []}
    with ExitStack() as stack:
        browser, _change = stack.enter_context(opened(screen, window))
        for _ in range(rounds()):
            taken["its counter"].append(browser.tap(_browser.COUNTER).first)
            taken["its turn"].append(browser.tap(_browser.TURN).first)
    return taken
