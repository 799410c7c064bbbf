"""How much of the screen a window may take, asked of the system before Kivy makes one."""

import ctypes
import sys
from contextlib import suppress
from typing import NamedTuple

WORK_AREA = 48
"""What Windows calls the screen without its bar (SPI_GETWORKAREA)."""


class Size(NamedTuple):
    """In pixels."""

    width: int
    height: int


def screen_size() -> Size | None:
    """The size of the main screen; None where the system does not say."""
    ask = {"win32": _windows, "darwin": _mac}.get(sys.platform, _x11)
    with suppress(OSError, AttributeError, ValueError):
        return ask()
    return None


def _x11() -> Size | None:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return None
    screen = x11.XDefaultScreen(display)
    size = Size(x11.XDisplayWidth(display, screen), x11.XDisplayHeight(display, screen))
    x11.XCloseDisplay(display)
    return size


def _windows() -> Size:
    area = (ctypes.c_long * 4)()
    user = getattr(ctypes, "windll").user32  # noqa: B009 – there is none elsewhere
    user.SystemParametersInfoW(WORK_AREA, 0, area, 0)
    left, top, right, bottom = area
    return Size(right - left, bottom - top)


def _mac() -> Size:
    class Rectangle(ctypes.Structure):
        _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]

    graphics = ctypes.CDLL("/System/Library/Frameworks/CoreGraphics.framework/CoreGraphics")
    graphics.CGDisplayBounds.restype = Rectangle
    bounds = graphics.CGDisplayBounds(graphics.CGMainDisplayID())
    return Size(int(bounds.width), int(bounds.height))
