"""What a person who mends a mistake needs, and nothing that tells who played.

What an error says may hold a name or a text that somebody typed, and a path the name of its
owner: only kinds, places in our code, and keys are written down.
"""

import platform
import re
import traceback
from collections.abc import Iterable, Iterator
from pathlib import PurePath

from companion import __version__
from companion.errors import LoomError

ROOMS = ("companion", "screens", "main.py", "site-packages")
KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")


def report_of(error: BaseException, trail: Iterable[str], game: str) -> str:
    """Where it happened, in which screen of which game, on what system."""
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}"
    head = (f"Loom {__version__}", system, f"screens: {' > '.join(trail)}", f"game: {game or '-'}")
    return "\n".join((*head, "", *_chain(error))) + "\n"


def _chain(error: BaseException) -> Iterator[str]:
    """The error, and what it came of."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _chain(before)
        yield "after which:"
    for frame in traceback.extract_tb(error.__traceback__):
        yield f"  {_ours(frame.filename)}:{frame.lineno} {frame.name}"
    yield f"{type(error).__name__}{_said(error)}"


def _ours(file: str) -> str:
    """The part of a path that is the same for everybody."""
    parts = PurePath(file.replace("\\", "/")).parts
    found = [number for number, part in enumerate(parts) if part in ROOMS]
    return "/".join(parts[found[-1] :]) if found else parts[-1]


def _said(error: BaseException) -> str:
    """The key of what is said; texts and values stay here."""
    key = error.message.key if isinstance(error, LoomError) else ""
    return f": {key}" if KEY.fullmatch(key) else ""
