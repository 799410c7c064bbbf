"""A step and an undo of a very long game beside a short one's, bare and in the window."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from tools.bench.line import Line
from tools.bench.tally import TALLY, Count, Options

SHORT, LONG = 100, 20_000
TIMES = 15
AIM = 1.5
FLOOR = f"in a game of {SHORT} steps"


def run() -> Iterator[Line]:
    """Processor time of Python, a frame after each in the window; nothing waits for a disk."""
    few, many = (_bare(steps) for steps in (SHORT, LONG))
    yield from _lines("", few, many)
    from tests.screens import headless

    headless.install()
    few, many = (_in_the_window(steps) for steps in (SHORT, LONG))
    yield from _lines(" in the window", few, many)


def _lines(where: str, few: dict[str, float], many: dict[str, float]) -> Iterator[Line]:
    for name, spent in many.items():
        text = f"{name}{where} of {LONG:,} steps"
        yield Line(text, spent, floor=few[name], floor_is=FLOOR, aim=AIM)


def _bare(steps: int) -> dict[str, float]:
    session = Session.begin(TALLY, Options(), MemoryJournal())
    for number in range(steps):
        session.do(Count("abc"[number % 3], number))
    return {
        "a step": _each(lambda: session.do(Count("a")), session.undo),
        "an undo": _each(session.undo, session.redo),
    }


def _in_the_window(steps: int) -> dict[str, float]:
    """On the score pad, whose steps are as quick as any."""
    from companion.games.score_pad.commands import WriteScore
    from companion.games.score_pad.options import Options as Pad
    from companion.games.score_pad.options import Seat
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand

    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(an_app(Path(folder))).start()
        bridge = hand.app.bridge
        bridge.begin("score_pad", Pad(seats=(Seat("Ana"), Seat("Bo"))))
        for number in range(steps):
            bridge.session.do(WriteScore(0, "12"[number % 2], number % 50))
        hand.app.nav.go("score_pad/table")
        hand.settle()
        undone = _each(_shown(hand, bridge.session.undo), _shown(hand, bridge.session.redo))
        write = _shown(hand, lambda: bridge.do(WriteScore(0, "1", 7)))
        done = _each(write, _shown(hand, bridge.session.undo))
        hand.stop()
    return {"a step": done, "an undo": undone}


def _shown(hand, do: Callable[[], object]) -> Callable[[], object]:
    return lambda: (do(), hand.frames())


def _each(do: Callable[[], object], back: Callable[[], object]) -> float:
    """The middle of several, taken back in between."""
    spent = []
    for _ in range(TIMES):
        began = process_time()
        do()
        spent.append((process_time() - began) * 1000)
        back()
    return median(spent)
