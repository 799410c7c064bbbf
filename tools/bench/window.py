"""The window from inside, a profile: first frame, memory, a resting minute, a counted tap.

Beside each stands an empty Kivy window of the same size in the same run.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tools.bench._tree import python, said, tree
from tools.bench.line import Line

ROUNDS = 5
SETTLE, LONGEST = 6.0, 120.0
PREPARED = 0.5
"""Milliseconds of a second that a window takes at most when all that it prepares is ready."""
RESTING = 20.0
EMPTY = "an empty Kivy window"
BARE = "a label's new text and one fsync"


def run() -> Iterator[Line]:
    """Everything that needs a process of its own."""
    with display(), tempfile.TemporaryDirectory() as folder:
        yield from starting(Path(folder))
        with display(of_its_own=True):
            yield from resting(Path(folder))
        yield from tapping(Path(folder))
        yield from remembering(Path(folder))


@contextmanager
def display(of_its_own: bool = False) -> Iterator[None]:
    """An X server of our own where there is none; SDL's offscreen cannot wait for events."""
    server, before = shutil.which("Xvfb"), os.environ.get("DISPLAY")
    if (before and not of_its_own) or server is None:
        yield
        return
    reading, writing = os.pipe()
    command = (server, "-displayfd", str(writing), "-screen", "0", "1280x800x24")
    with subprocess.Popen(
        (*command, "-noreset", "-nolisten", "tcp"), pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as x:
        os.close(writing)
        number = number_of(reading)
        os.close(reading)
        if not number:
            raise SystemExit(f"{server} did not start")
        os.environ["DISPLAY"] = f":{number}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            os.environ |= {"DISPLAY": before} if before else {}
            x.terminate()


def number_of(reading: int) -> str:
    """What the server calls itself, once it is ready: one line, ended; empty if it gave up."""
    said = b""
    while not said.endswith(b"\n") and (more := os.read(reading, 16)):
        said += more
    return said.decode().strip()


def starting(folder: Path) -> Iterator[Line]:
    """From the start of the process to the first frame; memory then."""
    once("loom", folder), once("empty", folder)  # as after the first start ever: compiled
    started: dict[str, list[dict[str, float]]] = {"empty": [], "loom": []}
    for _ in range(ROUNDS):
        for kind, measured in started.items():
            measured.append(once(kind, folder))
    for name, what, unit, factor in (
        ("first frame", "first", "ms", 1000.0),
        ("memory after it", "memory", "MB", 1.0),
    ):
        loom, empty = (
            median(each[what] for each in started[kind]) * factor for kind in ("loom", "empty")
        )
        yield Line(name, loom, unit, empty, EMPTY, aim=1.3 if unit == "MB" else None)


def remembering(folder: Path) -> Iterator[Line]:
    """Memory with a game open, and after it was played to its end in the window."""
    home = folder / "a_game"
    home.mkdir()
    said("_homes", "with a running game", home)
    told = json.loads(said("_memory", home, **_driver()).splitlines()[-1])
    empty = once("empty", folder)["memory"]
    yield Line("memory with a game open", told["open"], "MB", empty, EMPTY, aim=1.3)
    steps = f"with it open, {told['steps']} steps before"
    yield Line("memory after a whole game", told["after"], "MB", told["open"], steps, aim=1.05)


def resting(folder: Path) -> Iterator[Line]:
    """Processor time of open windows that nobody touches, side by side, as if for a minute."""
    home = folder / "at_rest"
    home.mkdir()
    said("_homes", "with a running game", home)
    kinds = ("loom-idle", "empty-idle")
    processes = [start(kind, home) for kind in kinds]
    try:
        for process in processes:
            if not (process.stdout and process.stdout.readline()):
                said_by(process)  # tells why
        settle(processes[0].pid)
        before = [processor(process.pid) for process in processes]
        time.sleep(RESTING)
        after = [processor(process.pid) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.communicate()
    loom, empty = ((b - a) / 1e6 * 60 / RESTING for a, b in zip(before, after, strict=True))
    yield Line("a minute at rest, processor", loom, "ms", empty, EMPTY, aim=0.01)


def settle(pid: int) -> None:
    """Until it prepares nothing any more."""
    until = time.monotonic() + LONGEST
    time.sleep(SETTLE)
    spent = processor(pid)
    while time.monotonic() < until:
        time.sleep(SETTLE)
        before, spent = spent, processor(pid)
        if spent - before < PREPARED * SETTLE * 1e6:
            return


def tapping(folder: Path) -> Iterator[Line]:
    """From the lift of the finger to pixels, the number on disk before: told, not judged.

    Where the processor makes the pixels they are most of it; `table` judges what is ours.
    """
    measured = said_by(start("", folder, module="_tap"))
    floor, taken = measured["bare"], measured["taken"]
    yield Line("one counted tap to pixels", taken, "ms", floor, BARE)
    yield Line("undo to pixels", measured["undone"], "ms", floor, BARE)


def once(kind: str, folder: Path) -> dict[str, float]:
    """Start it, let it show its first frame, and end."""
    return said_by(start(kind, folder))


def said_by(process: "subprocess.Popen[str]") -> dict[str, float]:
    """The last line of a process that ends; where it said none, its last errors end the bench."""
    said, errors = process.communicate(timeout=300)
    if not said.strip():
        raise SystemExit(f"{' '.join(process.args)} said nothing:\n{errors[-2000:]}")
    return dict(json.loads(said.splitlines()[-1]))


def processor(pid: int) -> int:
    """Nanoseconds all threads of a process have run."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks)


def start(kind: str, folder: Path, module: str = "_window") -> "subprocess.Popen[str]":
    """The process; SDL draws offscreen where there is no display."""
    kinds = (kind,) if module == "_window" else ()
    began = {"LOOM_BEGAN": str(time.monotonic())}
    command, environment = python(module, *kinds, folder, **_driver(), **began)
    return subprocess.Popen(
        command,
        cwd=tree(),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _driver() -> dict[str, str]:
    return {} if os.environ.get("DISPLAY") else {"SDL_VIDEODRIVER": "offscreen"}
