"""What people feel, measured from outside: events of the X server, its pixels read back.

Start is from the process to the last change of the first screen, a tap from the lift of the finger
to the first changed pixel. Beside each stands a window with one label, rounds interleaved.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tools.bench._glass import Change, Glass, NoGlass, glass
from tools.bench._homes import finished, nothing, running
from tools.bench.line import Line

ROUNDS = 20
HEADLESS = ("KIVY_", "KCFG_")
"""What the windowless benchmarks have set for their own process; a real window wants none."""
LABEL = "a window with one label"
STILL, SETTLED = 0.6, 0.25
FINGER_DOWN = 0.05
PATIENCE = 10.0
START_AIMS = {"empty": None, "with a running game": 1.15, "with 1,000 finished": None}
TAP_AIMS = {"a counter": 1.15, "undo": 1.3}


def run() -> Iterator[Line]:
    """Start and taps; one line that says why where it cannot be seen."""
    try:
        with glass() as screen, tempfile.TemporaryDirectory() as folder:
            homes = _homes(Path(folder))
            yield from starting(screen, homes)
            yield from tapping(screen, homes)
    except NoGlass as missing:
        print(f"outside: not measured, {missing} is missing")


def _homes(folder: Path) -> dict[str, Path]:
    """Home folders, and one for the label's Kivy settings."""
    makers: dict[str, Callable[[Path], None]] = {
        "label": nothing,
        "empty": nothing,
        "with a running game": running,
        "with 1,000 finished": finished,
    }
    homes = {name: folder / name.replace(" ", "_") for name in makers}
    for name, make in makers.items():
        homes[name].mkdir()
        make(homes[name])
    return homes


def starting(screen: Glass, homes: dict[str, Path]) -> Iterator[Line]:
    """From the start of the process to the home drawn."""
    taken: dict[str, list[float]] = {name: [] for name in homes}
    for at in range(ROUNDS + 1):
        for name, folder in homes.items():
            with _opened(screen, name, folder) as (_process, change):
                taken[name] += [change.last] if at else []  # the first round compiles
    floor = median(taken["label"])
    for name, aim in START_AIMS.items():
        yield Line(f"start, home {name}", median(taken[name]), floor=floor, floor_is=LABEL, aim=aim)
        yield Line("  the worst of it", max(taken[name]), floor=max(taken["label"]), floor_is=LABEL)


def tapping(screen: Glass, homes: dict[str, Path]) -> Iterator[Line]:
    """From the lift of the finger to the first changed pixel, windows side by side in one run."""
    with _opened(screen, "label", homes["label"]):
        label = [_tapped(screen, (600, 400)) for _ in range(ROUNDS)]
    with _opened(screen, "loom", homes["with a running game"]) as (loom, _change):
        opened = _touch(screen, loom, said="app.home.go_on")
        if _place(screen, loom, {"said": "app.where.play_on"}):
            _touch(screen, loom, said="app.where.play_on")
        pairs = [_counted_and_undone(screen, loom) for _ in range(ROUNDS)]
    yield Line("the first touch on Go on to the table", opened.last, most=150)
    floor = median(label)
    for name, times in zip(TAP_AIMS, zip(*pairs, strict=True), strict=True):
        aim = TAP_AIMS[name]
        yield Line(f"tap to pixels: {name}", median(times), floor=floor, floor_is=LABEL, aim=aim)
        yield Line("  the worst of it", max(times), floor=max(label), floor_is=LABEL)


def _counted_and_undone(screen: Glass, loom: "subprocess.Popen[str]") -> tuple[float, float]:
    counted = _touch(screen, loom, icon="plus")
    return counted.first, _touch(screen, loom, icon="undo").first


def _touch(screen: Glass, loom: "subprocess.Popen[str]", **wanted: str) -> Change:
    """Touch what has these values; when it changed the pixels."""
    until = time.monotonic() + PATIENCE
    while (place := _place(screen, loom, wanted)) is None:
        if time.monotonic() > until:
            raise SystemExit(f"nothing in sight with {wanted}")
        screen.calm(SETTLED)
    return _touched(screen, place)


def _place(
    screen: Glass, loom: "subprocess.Popen[str]", wanted: dict[str, str]
) -> tuple[int, int] | None:
    """Where it says that this is."""
    assert loom.stdin
    assert loom.stdout
    print(json.dumps(wanted), file=loom.stdin, flush=True)
    screen.move(2, 2)
    screen.move(3, 2)  # wakes a window at rest
    answer = json.loads(loom.stdout.readline())
    return (answer[0], answer[1]) if answer else None


def _tapped(screen: Glass, place: tuple[int, int]) -> float:
    return _touched(screen, place).first


def _touched(screen: Glass, place: tuple[int, int]) -> Change:
    """The pixels after the lift of a finger; what its coming down lit has settled before."""
    screen.move(*place)
    screen.press(True)
    time.sleep(FINGER_DOWN)
    screen.calm(FINGER_DOWN)
    began = time.monotonic()
    screen.press(False)
    change = screen.watched(began, STILL)
    screen.calm(SETTLED)
    return change


@contextmanager
def _opened(
    screen: Glass, name: str, folder: Path
) -> Iterator[tuple["subprocess.Popen[str]", Change]]:
    """A window in a process of its own, and how its first screen came."""
    kind = "label" if name == "label" else "loom"
    ours = {name: value for name, value in os.environ.items() if not name.startswith(HEADLESS)}
    began = time.monotonic()
    with subprocess.Popen(
        (sys.executable, "-m", "tools.bench._seen", kind, str(folder)),
        env={**ours, "DISPLAY": screen.display, "KIVY_CLIPBOARD": "dummy"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            yield process, screen.watched(began, STILL)
        finally:
            process.kill()
    screen.calm(SETTLED)
