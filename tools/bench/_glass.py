"""A screen watched from outside: an X server of our own, its pixels, and a finger on it.

The finger is the server's own test extension, the pixels are the server's frame buffer, which it
keeps in a file: looking costs nothing to who draws.
"""

import ctypes
import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from dataclasses import dataclass
from pathlib import Path

WIDTH, HEIGHT = 1280, 800
LEFT_BUTTON = 1
LOOK_EACH = 0.0005
ROW_STEP = 4
"""Every so many rows are looked at: no widget of ours is thinner."""


class NoGlass(Exception):
    """What is missing for looking from outside."""


@dataclass(frozen=True, slots=True)
class Change:
    """Milliseconds until the pixels changed first, and until they changed last."""

    first: float
    last: float


class Glass:
    """The pixels of a display and a finger that touches it."""

    def __init__(self, display: str, pixels: mmap.mmap) -> None:
        self.display = display
        self._pixels = pixels
        header, colours = _header(pixels)
        self._begin = header + colours * 12
        self._x, self._test = _libraries()
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        opened = self._x.XOpenDisplay(display.encode())
        if not opened:
            raise NoGlass(f"display {display}")
        self._connection = ctypes.c_void_p(opened)

    def seen(self) -> bytes:
        """The pixels now: some rows of them."""
        row = WIDTH * 4
        rows = memoryview(self._pixels)[self._begin : self._begin + row * HEIGHT]
        return b"".join(bytes(rows[y * row : (y + 1) * row]) for y in range(0, HEIGHT, ROW_STEP))

    def move(self, x: int, y: int) -> None:
        """The pointer stands there."""
        self._test.XTestFakeMotionEvent(self._connection, -1, x, y, 0)
        self._x.XFlush(self._connection)

    def press(self, down: bool) -> None:
        """The finger goes down or up where the pointer stands."""
        self._test.XTestFakeButtonEvent(self._connection, LEFT_BUTTON, int(down), 0)
        self._x.XFlush(self._connection)

    def colour(self, x: int, y: int) -> tuple[int, int, int]:
        """Red, green and blue of a pixel."""
        at = self._begin + (y * WIDTH + x) * 4
        blue, green, red = self._pixels[at : at + 3]
        return red, green, blue

    def watched(
        self,
        before: bytes,
        begin: float,
        quiet: float,
        there: Callable[[], bool] = lambda: True,
        most: float = 20.0,
    ) -> Change:
        """When the pixels change from what they were, until it is there and has been still."""
        first, last = 0.0, 0.0
        while True:
            now = time.monotonic()
            after = self.seen()
            if after != before:
                before, last = after, now
                first = first or now
            if (last and now - last > quiet and there()) or now - begin > most:
                break
            time.sleep(LOOK_EACH)
        if not last:
            raise NoGlass("any change on the screen")
        return Change((first - begin) * 1000, (last - begin) * 1000)

    def calm(self, quiet: float) -> None:
        """Until the pixels have been still for so long."""
        before, since = self.seen(), time.monotonic()
        while time.monotonic() - since < quiet:
            time.sleep(quiet / 10)
            after = self.seen()
            if after != before:
                before, since = after, time.monotonic()


@contextmanager
def glass() -> Iterator[Glass]:
    """An empty screen."""
    server = shutil.which("Xvfb")
    if server is None:
        raise NoGlass("Xvfb")
    with tempfile.TemporaryDirectory() as folder:
        reading, writing = os.pipe()
        command = (server, "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24")
        rest = ("-fbdir", folder, "-noreset", "-nolisten", "tcp")
        with subprocess.Popen(
            (*command, *rest), pass_fds=[writing], stderr=subprocess.DEVNULL
        ) as process:
            os.close(writing)
            try:
                number = os.read(reading, 16).decode().strip()
                if not number:
                    raise NoGlass("Xvfb")
                with (Path(folder) / "Xvfb_screen0").open("rb") as file:
                    pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                yield Glass(f":{number}", pixels)
            finally:
                os.close(reading)
                process.terminate()


def _header(pixels: mmap.mmap) -> tuple[int, int]:
    """Size of the header and number of colours, as the X window dump format puts them."""
    fields = struct.unpack(">25I", pixels[:100])
    return fields[0], fields[19]


def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    names = [find_library(name) for name in ("X11", "Xtst")]
    if None in names:
        raise NoGlass("libX11, libXtst")
    x, test = (ctypes.CDLL(name) for name in names)
    return x, test
