"""`python -m companion display`: can a window be opened here?"""

import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping

from companion.console.language import spoken

_CHOSEN = ("SDL_VIDEODRIVER", "ANDROID_ARGUMENT")
_X_SOCKET = "/tmp/.X11-unix/X"
_X_PORT = 6000
_PATIENCE = 2.0


def answers(name: str) -> bool:
    """Whether there is an X server behind a name like `:0` or `host:10.0`."""
    host, _, rest = name.rpartition(":")
    number = rest.partition(".")[0]
    return number.isdigit() and any(map(_opens, _addresses(host, int(number))))


def _addresses(host: str, number: int) -> Iterator[str | tuple[str, int]]:
    if host in ("", "unix"):
        yield f"{_X_SOCKET}{number}"
        yield f"\0{_X_SOCKET}{number}"
    else:
        yield host, _X_PORT + number


def _opens(address: str | tuple[str, int]) -> bool:
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.settimeout(_PATIENCE)
        try:
            door.connect(address)
        except OSError:
            return False
    return True


def has_display(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    answers: Callable[[str], bool] = answers,
) -> bool:
    """Whether a window would be seen, or a driver was chosen by hand.

    Asked before Kivy is imported: where X does not answer SDL would draw where nobody sees it.
    The SDL that comes with Kivy speaks X only; Wayland's desktops offer that as well.
    """
    if platform in ("win32", "darwin") or any(environ.get(name) for name in _CHOSEN):
        return True
    return bool(environ.get("DISPLAY")) and answers(environ["DISPLAY"])


def main(arguments: list[str]) -> int:
    """Say nothing and end with 0 where there is one; one sentence and 2 where not."""
    if has_display():
        return 0
    print(spoken().say("console.window.no_display"), file=sys.stderr)
    return 2
