"""A part of what was drawn is handed to X without the rest, where the server's own library can."""

import ctypes
from collections.abc import Callable

LIBRARY = "libGL.so.1"
EXTENSION, COPY = b"GLX_MESA_copy_sub_buffer", b"glXCopySubBufferMESA"
PartFlip = Callable[[int, int, int, int], None]
"""Left, bottom, width and height of the part, in pixels."""


def part_flip() -> PartFlip | None:
    """For the window that is drawn in now; None where only all of it can be shown."""
    try:
        library = ctypes.CDLL(LIBRARY)
        return _copying(library)
    except (OSError, AttributeError):
        return None


def _copying(library: ctypes.CDLL) -> PartFlip | None:
    library.glXGetCurrentDisplay.restype = ctypes.c_void_p
    library.glXGetCurrentDrawable.restype = ctypes.c_ulong
    library.glXGetProcAddressARB.restype = ctypes.c_void_p
    library.glXQueryExtensionsString.restype = ctypes.c_char_p
    display, drawable = library.glXGetCurrentDisplay(), library.glXGetCurrentDrawable()
    if not display or not drawable:
        return None
    known = library.glXQueryExtensionsString(ctypes.c_void_p(display), 0) or b""
    place = library.glXGetProcAddressARB(COPY)
    if EXTENSION not in known.split() or not place:
        return None
    form = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_ulong, *[ctypes.c_int] * 4)
    copy = form(place)
    return lambda *part: copy(display, drawable, *part)
