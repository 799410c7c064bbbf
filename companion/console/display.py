"""`python -m companion display`: can a window be opened here?"""

import os
import sys
from collections.abc import Mapping

from companion.console.language import spoken

_NAMES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "ANDROID_ARGUMENT")


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Whether there is one, or a driver was chosen by hand.

    Asked before Kivy is imported: without a display SDL would draw where nobody sees it.
    """
    return platform in ("win32", "darwin") or any(environ.get(name) for name in _NAMES)


def main(arguments: list[str]) -> int:
    """Say nothing and end with 0 where there is one; one sentence and 2 where not."""
    if has_display():
        return 0
    print(spoken().say("console.no_display"), file=sys.stderr)
    return 2
