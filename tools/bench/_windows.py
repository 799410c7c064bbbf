"""A window in processes of its own, looked at and touched from outside."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.bench import _browser
from tools.bench._glass import Change, Glass
from tools.bench._tree import python, tree

STILL, SETTLED = 0.45, 0.2
ANSWERED = 0.1
"""Seconds without a change after which a touch that leads nowhere is answered."""
FINGER_DOWN = 0.05
PATIENCE = 10.0
SOME, MUCH = 101, 0.2


@dataclass(frozen=True, slots=True)
class Window:
    """`label`, `loom` or `browser`, and the folder it keeps its things in."""

    kind: str
    folder: Path

    def command(self) -> tuple[list[str], dict[str, str]]:
        """What opens it."""
        if self.kind == "browser":
            return _browser.command(self.folder) or [], dict(os.environ)
        return python("_seen", self.kind, self.folder)

    def is_there(self, screen: Glass) -> bool:
        """A browser's window is there before its page is."""
        return self.kind != "browser" or screen.colour(*_browser.ON_IT) == _browser.GROUND


class NotInSight(Exception):
    """Nothing to touch does this; a page of another checkout may be another."""


class App:
    """A window that is open; ours says where things are."""

    def __init__(self, screen: Glass, process: "subprocess.Popen[str]") -> None:
        self.screen, self.process = screen, process

    def see(self, does: str) -> tuple[int, int]:
        """Wait until what does this is in sight; where it is."""
        until = time.monotonic() + PATIENCE
        while (place := self.place(does)) is None:
            if time.monotonic() > until:
                raise NotInSight(does)
            self.screen.calm(SETTLED)
        return place

    def touch(self, does: str, leads_away: bool = False) -> Change:
        """Touch what does this; when it changed the pixels, until they were still."""
        return self.tap(self.see(does), leads_away)

    def place(self, does: str) -> tuple[int, int] | None:
        """Where it says that this is."""
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(does), file=self.process.stdin, flush=True)
        self.screen.move(2, 2)
        self.screen.move(3, 2)  # wakes a window at rest
        answer = json.loads(self.process.stdout.readline())
        return (answer[0], answer[1]) if answer else None

    def tap(self, place: tuple[int, int], leads_away: bool = False) -> Change:
        """The pixels after the lift of a finger; what its coming down lit has settled before."""
        self.screen.move(*place)
        self.screen.press(True)
        time.sleep(FINGER_DOWN)
        self.screen.calm(FINGER_DOWN)
        before, began = self.screen.seen(), time.monotonic()
        self.screen.press(False)
        there = partial(self._is_another, before) if leads_away else lambda: True
        change = self.screen.watched(before, began, STILL if leads_away else ANSWERED, there)
        self.screen.calm(SETTLED)
        return change

    def _is_another(self, before: bytes) -> bool:
        """Another screen: much of the picture is not as it was."""
        pairs = list(zip(before[::SOME], self.screen.seen()[::SOME], strict=True))
        return sum(one != other for one, other in pairs) > len(pairs) * MUCH


@contextmanager
def opened(screen: Glass, window: Window) -> Iterator[tuple[App, Change]]:
    """A window, and how its first screen came."""
    command, environment = window.command()
    before, began = screen.seen(), time.monotonic()
    with subprocess.Popen(
        command,
        cwd=tree(),
        env={**environment, "DISPLAY": screen.display},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            there = partial(window.is_there, screen)
            yield App(screen, process), screen.watched(before, began, STILL, there)
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # a browser is several
    screen.calm(SETTLED)
