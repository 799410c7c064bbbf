"""Idle: a moment after the last touch the app sleeps in SDL's own wait, until something happens.

Kivy asks for events sixty times a second for ever. Here, when nothing is due and nothing moves,
one callback blocks until the window has an event; Kivy's own sweep of its caches can wait. What
wakes it is drawn at once, and while somebody touches events are asked for far more often: a frame
begins with its event, not with the next tick.
Memory that the last frames took is given back two seconds after the last touch.
Whoever works in a thread calls `hold` first and `release` after: a thread cannot wake the loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.base import EventLoop
from kivy.cache import Cache
from kivy.clock import Clock

if TYPE_CHECKING:
    from kivy.core.window import WindowBase

    from screens.giving_back import Memory

QUIET = 0.25
BUSY = 0.2
UNTOUCHED = 2.0
"""Seconds after which a touch is no more likely to come than not."""
QUICK, CALM = 480.0, 120.0
"""Looks for events a second: while somebody touches, and while something only moves."""


def somebody_touches() -> bool:
    """Whether a finger is down; a pointer that only hovers is no touch."""
    return any(touch.is_touch for touch in EventLoop.touches)


class Idle:
    """Watches the window for stillness."""

    def __init__(
        self,
        window: WindowBase,
        on_wake: Callable[[], object] = lambda: None,
        memory: Memory | None = None,
    ) -> None:
        self.window = window
        self.on_wake = on_wake
        self.memory = memory
        self.touched = 0.0
        self.held = 0
        self.rests = 0
        self.next_look = Clock.create_trigger(self.rest_if_still, QUIET)

    def begin(self) -> None:
        """Only a real window can wait; others go on as Kivy does."""
        if hasattr(getattr(self.window, "_win", None), "wait_event"):
            self.window.bind(on_motion=self.stir, on_key_down=self.stir)
            self.next_look()

    def hold(self) -> None:
        """A thread is at work: stay awake."""
        self.held += 1

    def release(self) -> None:
        """The thread has ended (called on the main thread)."""
        self.held -= 1

    def stir(self, *_args: object) -> None:
        self.touched = Clock.get_boottime()
        Clock._max_fps = QUICK

    def rest_if_still(self, _dt: float) -> None:
        still_for = Clock.get_boottime() - self.touched
        self.next_look.timeout = QUIET
        if still_for >= QUIET:
            Clock._max_fps = CALM
        if still_for < QUIET:
            self.next_look.timeout = max(QUIET - still_for, BUSY)
        elif not self._is_still():
            self.next_look.timeout = BUSY
        elif still_for < UNTOUCHED and self._owes():
            Clock._max_fps = QUICK
            self.next_look.timeout = UNTOUCHED - still_for
        else:
            if self.memory is not None and self.memory.owes():
                self.memory.give_back()
            self.rests += 1
            self.window._win.wait_event()
            self.stir()
            self.on_wake()
        self.next_look()

    def _owes(self) -> bool:
        return self.memory is not None and self.memory.owes()

    def _is_still(self) -> bool:
        mine = (self.next_look, Cache._purge_by_timeout)
        waiting = [e for e in Clock.get_events() if e not in mine and e.get_callback() not in mine]
        busy = somebody_touches() or self.held or self.window.canvas.needs_redraw
        return not (waiting or busy)
