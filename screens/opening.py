"""Whether Kivy gets a window here, and if not, why: asked before the app is made."""

import ctypes
import logging
import sys

from companion.core.message import Message

NEEDED = ("libGL.so.1", "libX11.so.6", "libXext.so.6")
"""Without these Kivy's import ends in a traceback, or SDL finds no display."""


TOO_OLD = "Minimum required OpenGL version"
"""What Kivy says, and goes on with an empty window."""


class Kept(logging.Filter):
    """Keeps back what Kivy says while it tries: we say it ourselves."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.WARNING:
            self.said.append(record.getMessage())
        return False


def why_no_window(chosen: bool) -> Message | None:
    """None when the window stands; where a driver was chosen by hand, X is not looked for."""
    lacking = next((each for each in NEEDED if not chosen and not _loads(each)), "")
    if lacking:
        return Message("console.window.no_library", library=lacking)
    kept, log = Kept(), logging.getLogger("kivy")
    log.addFilter(kept)
    try:
        return _tried(kept)
    finally:
        log.removeFilter(kept)


def _tried(kept: Kept) -> Message | None:
    try:
        from kivy.core.window import Window
    except (Exception, SystemExit) as error:
        return reason_of([*kept.said, str(error)])
    if Window is not None and not any(TOO_OLD in line for line in kept.said):
        return None
    if Window is not None:
        Window.close()
    return reason_of(kept.said)


def reason_of(said: list[str]) -> Message:
    whole = "\n".join(said)
    if any(sign in whole for sign in ("GLX", "OpenGL", "GL context", "EGL")):
        return Message("console.window.no_opengl")
    lines = [line.strip() for line in whole.splitlines() if "Error:" in line or "rror -" in line]
    return Message("console.window.refused", why=(lines or [whole.strip() or "?"])[0])


def _loads(library: str) -> bool:
    if sys.platform != "linux":
        return True
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
