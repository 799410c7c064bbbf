"""What the next touch will want is loaded while home is looked at, a little at a time.

Home stands without any game; what it says of one, and the first touch on “Go on”, need one with
its table. Their modules are imported one by one, each after those it leans on, in slices that end
after a few milliseconds and wait while a finger is down or something is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.clock import Clock

from screens.idle import QUICK, somebody_touches
from screens.memory import keep_what_is_there

if TYPE_CHECKING:
    from kivy.core.window import WindowBase
    from kivy.input import MotionEvent

SLICE = 0.004
"""Seconds of work in a frame; a module is loaded whole."""
AFTER = 0.05
"""Seconds after the first frame, and after a touch, until it goes on."""


def _nothing() -> None:
    """Nobody waits for it."""


class Importing:
    """Works on what it was given, slice by slice, until it is done or somebody touches."""

    def __init__(self, window: WindowBase) -> None:
        self.window = window
        self.work: Iterator[None] = iter(())
        self.then = _nothing
        self.longest, self.slices = 0.0, 0
        self.next_slice = Clock.create_trigger(self.work_on, 0)
        self.after_a_while = Clock.create_trigger(lambda _dt: self.next_slice(), AFTER)

    def begin(self, work: Iterator[None], then: Callable[[], None] = _nothing) -> None:
        """Let it be done from a moment after this frame on, in slices where frames are seen."""
        if getattr(self.window, "_win", None) is None:
            Clock.schedule_once(lambda _dt: then(), 0)
            return
        self.work, self.then = work, then
        self.window.bind(on_motion=self._touched)
        self.after_a_while()

    def stop(self) -> None:
        """Whatever is left is loaded when it is wanted."""
        self.work, self.then = iter(()), _nothing
        self.window.unbind(on_motion=self._touched)
        self.next_slice.cancel()
        self.after_a_while.cancel()

    def _touched(self, _window: object, what: str, motion: MotionEvent) -> None:
        """A finger, or a pointer that comes; one that only moves on wants nothing yet."""
        if what == "update" and not motion.is_touch:
            return
        self.next_slice.cancel()
        self.after_a_while.cancel()
        self.after_a_while()

    def work_on(self, _dt: float) -> None:
        if somebody_touches():
            self.after_a_while()
            return
        Clock._max_fps = QUICK  # events are looked for after each slice, and nothing is waited for
        began, done = perf_counter(), False
        while not done and perf_counter() - began < SLICE:
            done = next(self.work, self) is self
        self.slices += 1
        self.longest = max(self.longest, perf_counter() - began)
        if done:
            then = self.then
            self.stop()
            keep_what_is_there()
            then()
        else:
            self.next_slice()
