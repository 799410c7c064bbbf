"""A window that needs no display and no GL library: layout, properties, clock and touches are real.

Import it before anything else of Kivy.
"""

import os
import tempfile

os.environ["KIVY_GL_BACKEND"] = "mock"
os.environ["KIVY_WINDOW"] = "none"
os.environ.setdefault("KIVY_HOME", tempfile.mkdtemp(prefix="kivy-home-"))
os.environ.setdefault("KIVY_AUDIO", "none")
os.environ.setdefault("KIVY_CLIPBOARD", "dummy")
os.environ.setdefault("KIVY_METRICS_DENSITY", "1")
os.environ.setdefault("KIVY_METRICS_FONTSCALE", "1")
os.environ.setdefault("KIVY_DPI", "160")

os.environ.setdefault("KCFG_GRAPHICS_MAXFPS", "0")

from screens.kivy_warnings import quieten

quieten("Window: Unable", "Shader: ", "OpenGL: ")  # it has none and needs none

import kivy.core.window as window_room  # noqa: E402 – after what it must find
from kivy.base import EventLoop  # noqa: E402
from kivy.clock import Clock  # noqa: E402


class HeadlessWindow(window_room.WindowBase):
    """Kivy's window with nothing behind it."""

    start_size = (1280, 800)

    def create_window(self, *largs):
        if not self.initialized:
            self._size = self.start_size
        super().create_window(*largs)

    def resize(self, width, height):
        """What turning the tablet does."""
        self._size = (width, height)
        self.dispatch("on_resize", width, height)

    def flip(self):
        """Nothing to show."""

    def close(self):
        self.dispatch("on_close")


class Steady:
    """Time that goes on by a frame a frame, however slow the machine is."""

    frame = 1 / 60

    def __init__(self):
        self.now = Clock.time()

    def __call__(self):
        return self.now

    def tick(self):
        self.now += self.frame


def install():
    """Put the window in place of the real one, and a steady time in place of the real one."""
    if not isinstance(Clock.time, Steady):
        Clock.time = Steady()
    if not isinstance(window_room.Window, window_room.WindowBase):
        window_room.Window = HeadlessWindow()
    EventLoop.set_window(window_room.Window)
    return window_room.Window
