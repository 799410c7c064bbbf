"""The hand of the tests on a window that is drawn: nothing reaches the app but through it."""

import time
from pathlib import Path

from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image

from tests.live.display import Pointer
from tests.screens.hand import Hand, is_animation

STOOD = 0.1
"""Seconds: a finger that stood still so long before it was lifted throws nothing."""
STILL = 2
"""Frames in which nothing waits any more."""
SETTLED = 0.6
"""Seconds after which the system has given a new window its size."""
WHEEL_UP, WHEEL_DOWN = 4, 5
DRAWN = 4
"""Touches from one that is drawn to the next, where nobody wants pictures."""


class Hurried:
    """Real time, and a frame more for every frame: what moves by itself is not waited for."""

    frame = 1 / 60

    def __init__(self, real):
        self.real, self.ahead = real, 0.0

    def __call__(self):
        return self.real() + self.ahead

    def tick(self):
        self.ahead += self.frame


class LiveHand(Hand):
    """Frames are real ones; a tap is the pointer's. `pictures` gets one after every touch."""

    def __init__(self, app, pointer: Pointer, pictures: Path | None = None, tell=print):
        super().__init__(app)
        self.pointer, self.pictures, self.tell = pointer, pictures, tell
        self.touches = 0
        self._events = 0
        self._draws, self._pixels = True, b""
        Clock.time = Hurried(Clock.time)
        Window.bind(on_touch_down=self._heard, on_touch_up=self._heard, on_key_up=self._heard)

    def start(self):
        super().start()
        EventLoop.status = "idle"
        runTouchApp(embedded=True)  # the pointer's events come in
        until = time.monotonic() + SETTLED
        while time.monotonic() < until:
            self._frame()
        Window.bind(on_draw=self._skips, on_flip=self._flips)  # asked before what the app bound
        self._draws = False
        return self

    def frames(self, number=1):
        for _ in range(number):
            Clock.time.tick()
            self._frame()

    def _frame(self):
        EventLoop.idle()
        Window.mainloop()

    def settle(self, most=40):
        quiet = 0
        for _ in range(most):
            self.frames()
            waiting = (
                event.timeout <= 0 for event in Clock.get_events() if not is_animation(event)
            )
            quiet = 0 if any(waiting) else quiet + 1
            if quiet >= STILL:
                return

    def tap(self, where):
        spot = where if isinstance(where, tuple) else self.centre(where)
        self.tell(f"  tap {round(spot[0])},{round(Window.height - spot[1])}")
        self._to(spot)
        self._button(True)
        self._button(False)
        self.after()

    def drag(self, start, end, steps=6):
        """To a place and let go there, at rest."""
        self._to(start)
        self._button(True)
        for step in range(1, steps + 1):
            part = step / steps
            self._to(tuple(a + (b - a) * part for a, b in zip(start, end, strict=True)))
            self.frames()
        self.wait(STOOD * 1.5)
        self.frames(2)
        self._button(False)
        self.settle()

    def wheel(self, where, up: bool):
        """A notch, over a place."""
        self._to(where)
        for down in (True, False):
            self.pointer.press(down, WHEEL_UP if up else WHEEL_DOWN)
            self.frames(3)

    def strike(self, key: str, *held: str):
        """A key."""
        before = self._events
        self.pointer.key(key, *held)
        self._until(lambda: self._events > before)
        self.settle(6)

    def after(self):
        """A touch is done: what it did is shown."""
        self.settle()
        self.touches += 1
        if self.pictures is None and self.touches % DRAWN:
            return
        pixels = self._draw()
        if self.pictures is not None:
            route = self.app.nav.view.route.replace("/", "-")
            keep_picture(pixels, self.pictures / f"{self.touches:03}-{route}.png")

    def _draw(self) -> bytes:
        """Not every frame: a machine without a graphics card takes a fifth of a second for it."""
        self._draws = True
        Window.canvas.ask_update()
        EventLoop.idle()
        self._draws = False
        taken, self._pixels = self._pixels, b""
        return taken

    def _skips(self, *_args) -> bool:
        return not self._draws

    def _flips(self, *_args) -> bool:
        if self._draws and self.pictures is not None:
            self._pixels = pixels_now()
        return not self._draws

    def _to(self, spot):
        self.pointer.move(spot[0], Window.height - spot[1])

    def _button(self, down):
        before = self._events
        self.pointer.press(down)
        self._until(lambda: self._events > before)

    def _until(self, heard, patience=3.0):
        until = time.monotonic() + patience
        while not heard() and time.monotonic() < until:
            self._frame()  # in its own time, or a touch would be one that stays

    def _heard(self, *_args):
        self._events += 1


def pixels_now() -> bytes:
    """What was drawn, before it is shown."""
    return bytes(glReadPixels(0, 0, *Window.system_size, GL_RGB, GL_UNSIGNED_BYTE))


def keep_picture(pixels: bytes, file: Path) -> None:
    """Rows come from the bottom."""
    image = Image.frombytes("RGB", tuple(Window.system_size), pixels)
    image.transpose(Image.FLIP_TOP_BOTTOM).save(file)
