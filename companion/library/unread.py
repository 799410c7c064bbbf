"""What no start reads, looked at by its ends: noise is said, and put out of the way.

Versions before, what lies in the bin, copies and backups are set aside; what is made again of other
files goes, and is made again when it is wanted.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from companion.core.message import Message
from companion.errors import Damaged, NotKept, TooNew
from companion.library.atomic import BACKUP, set_aside
from companion.library.backup import RECORDS
from companion.library.home import BACKUPS, BEFORE_RESTORE, BIN, KEPT, PAST, SUMS, Home
from companion.library.storage import Tell, set_aside_notice

BEGINNING, END = 64, 22
"""Bytes that are looked at; a zip ends with so many that say where its list is."""


class Ends(NamedTuple):
    """How a whole file begins and ends."""

    begins: re.Pattern[bytes]
    ends: re.Pattern[bytes]

    def are_of(self, path: Path) -> bool:
        """Whether these are its; raises OSError."""
        with path.open("rb", buffering=0) as file:
            beginning = file.read(BEGINNING)
            if not self.begins.match(beginning):
                return False
            file.seek(max(0, os.fstat(file.fileno()).st_size - END))
            return bool(self.ends.search(file.read(END)))


ANYHOW, CLOSED = re.compile(b""), re.compile(rb"\}\s*\Z")
ZIP = Ends(re.compile(rb"PK\x03\x04"), re.compile(rb"\APK\x05\x06"))
GAME = Ends(re.compile(rb'\{\s*"kind": "finished game"'), CLOSED)
JOURNAL = Ends(re.compile(rb"[0-9a-f]{8} \{"), ANYHOW)
"""A last line that is torn is no damage."""
ASIDE: dict[str, tuple[tuple[str, Ends], ...]] = {
    BIN: ((".json", GAME), (".jsonl", JOURNAL)),
    BEFORE_RESTORE: ((".zip", ZIP),),
    BACKUPS: ((".zip", ZIP),),
    "": ((f"{BEFORE_RESTORE}.zip", ZIP),),
}
"""By their rooms."""
MADE_AGAIN: dict[str, tuple[tuple[str, Ends], ...]] = {
    KEPT: ((".kept", Ends(re.compile(rb"[0-9a-f]{32} "), ANYHOW)),),
    "": (
        (PAST, Ends(re.compile(rb'\{"kind": "past games"'), CLOSED)),
        (SUMS, Ends(re.compile(rb"[0-9a-f]{32}\n\{"), CLOSED)),
    ),
}


def look_through(home: Home, tell: Tell) -> None:
    """Each of them; what is noise is told, and what the folder's own lock held."""
    for told in home.noticed:
        tell(told)
    for path in (*_noise(home.folder, ASIDE), *_versions_before(home.folder)):
        try:
            tell(set_aside_notice(path, set_aside(path)))
        except NotKept:
            tell(Message("library.damaged", file=path.name))
    for path in _noise(home.folder, MADE_AGAIN):
        tell(Message("library.notice.made_again", file=path.name))
        with suppress(OSError):
            path.unlink()


def _noise(home: Path, rooms: dict[str, tuple[tuple[str, Ends], ...]]) -> Iterator[Path]:
    """Those that cannot be read at all are another thing, and said when somebody wants them."""
    for room, kinds in rooms.items():
        with suppress(OSError):
            for name in sorted(os.listdir(home / room)):
                path = home / room / name
                with suppress(OSError):
                    if any(name.endswith(end) and not ends.are_of(path) for end, ends in kinds):
                        yield path


def _versions_before(home: Path) -> Iterator[Path]:
    """They are small, and read whole."""
    for name, form in RECORDS.items():
        path = home / f"{name}{BACKUP}"
        try:
            form.read(path.read_bytes(), path.name)
        except Damaged:
            yield path
        except (TooNew, OSError):
            continue
