"""A screen of our own, and on it a pointer and keys that the window takes for real ones.

They are the X server's own test extension: what comes from them goes through SDL and Kivy's input
as everything does that hands do.
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

LEFT_BUTTON = 1


class Missing(Exception):
    """What the system would have to bring."""


def is_there() -> bool:
    """Whether this system brings all of it."""
    try:
        _libraries()
    except OSError:
        return False
    return shutil.which("Xvfb") is not None


@contextmanager
def screen(width: int, height: int) -> Iterator[str]:
    """The name of an empty display of this size."""
    if not is_there():
        raise Missing("Xvfb, libX11 and libXtst")
    reading, writing = os.pipe()
    command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24")
    with subprocess.Popen(
        (*command, "-noreset", "-nolisten", "tcp"), pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as process:
        os.close(writing)
        try:
            yield f":{os.read(reading, 16).decode().strip()}"
        finally:
            os.close(reading)
            process.terminate()


class Pointer:
    """One pointer and one keyboard; places are pixels from the top left."""

    def __init__(self, display: str) -> None:
        self._x, self._test = _libraries()
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XKeysymToKeycode.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
        self._x.XStringToKeysym.restype = ctypes.c_ulong
        self._connection = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))

    def move(self, x: float, y: float) -> None:
        """It stands there."""
        self._test.XTestFakeMotionEvent(self._connection, -1, round(x), round(y), 0)
        self._sync()

    def press(self, down: bool, button: int = LEFT_BUTTON) -> None:
        """The finger comes down, or is lifted."""
        self._test.XTestFakeButtonEvent(self._connection, button, int(down), 0)
        self._sync()

    def key(self, name: str, *held: str) -> None:
        """Strike a key by its name of X: Tab, Return, Escape, z; Control_L and Shift_L are held."""
        for each in held:
            self._strike(each, True)
        self._strike(name, True)
        self._strike(name, False)
        for each in reversed(held):
            self._strike(each, False)
        self._sync()

    def _strike(self, name: str, down: bool) -> None:
        code = self._x.XKeysymToKeycode(self._connection, self._x.XStringToKeysym(name.encode()))
        self._test.XTestFakeKeyEvent(self._connection, code, int(down), 0)

    def _sync(self) -> None:
        self._x.XSync(self._connection, 0)


def _libraries() -> list[ctypes.CDLL]:
    return [ctypes.CDLL(name) for name in ("libX11.so.6", "libXtst.so.6")]
