"""What the statistics came to when they were added up last, for the first question after a start.

Nothing in it is the player's own: it is made of the games, good for exactly those it was made of,
and thrown aside where it is older, damaged or anybody else's. All of them are added up again
anyway while home is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any

from companion import __version__
from companion.errors import NotKept
from companion.library.atomic import write_whole
from companion.library.rows import MISSHAPEN

WAY = 3
"""Another number after every change to what is kept, or to how it is added up."""


class KeptSums:
    """One file: a sum over what it was made of and what it holds, then what it holds."""

    def __init__(self, path: Path, need_writing: Callable[[], None]) -> None:
        self._path = path
        self._need_writing = need_writing
        self._there = b""
        """The sum of what is known to be on the disk."""

    def read(self, made_of: str) -> Any:
        """What was kept of this; None where nothing fits. Raises nothing."""
        with suppress(OSError, *MISSHAPEN):
            mark, _, body = self._path.read_bytes().partition(b"\n")
            if mark == _sum(made_of, body):
                self._there = mark
                return json.loads(body)
        return None

    def keep(self, made_of: str, content: object) -> None:
        """Instead of what was kept before; a disk that takes nothing costs a moment later on."""
        body = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
        mark = _sum(made_of, body)
        if mark == self._there:
            return
        with suppress(NotKept):
            self._need_writing()
            write_whole(self._path, mark + b"\n" + body)
            self._there = mark


def _sum(made_of: str, body: bytes) -> bytes:
    way = f"{WAY} {__version__} {made_of}\n".encode("utf-8", "replace")
    return blake2b(way + body, digest_size=16).hexdigest().encode()
