"""The lines of a game: appended, checked by a sum, never rewritten.

A line is `crc32 {json}`; from format 2 on its sum goes on from the sum of the line before, so that
no line can be missing, swapped or there twice unnoticed. A crash can only tear the last one, which
is dropped; damage further up is another matter: the file is copied aside and the game goes on from
the last good line.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path
from typing import Any, Protocol

from companion.core.order import Order
from companion.core.plain_text import may_hold_half_characters, with_whole_characters
from companion.errors import NotKept

Line = dict[str, Any]
CHAINED = 2
"""The format of a head from which on the sums go on from line to line."""
NO_ROOM = (ENOSPC, EDQUOT, EFBIG)
OWNERS = 0o600
"""Nobody else may read what is played."""
GAP = b"\0"
"""In a line of ours there is none: its end came onto the disk, and what lies before it did not."""


class Journal(Protocol):
    """Where the lines of one game go."""

    lines: list[Line]
    """The good lines found at opening and those appended since."""

    def append(self, line: Line) -> None:
        """Durable when it returns; raises NotKept with nothing kept."""


class MemoryJournal:
    """For simulations and tests."""

    def __init__(self, lines: list[Line] | None = None) -> None:
        self.lines: list[Line] = list(lines or [])

    def append(self, line: Line) -> None:
        """Kept as long as the process lives."""
        self.lines.append(line)


@dataclass(frozen=True, slots=True)
class Damage:
    """What was wrong with a file."""

    line: int
    """Number of the first bad line, from 1."""
    torn: bool
    """Only the last line was torn: nothing acknowledged is gone."""
    copy: Path | None = None
    """The copy kept of the damaged file; None for a torn line."""


class FileJournal:
    """One file; a line is on the disk before `append` returns."""

    def __init__(self, path: Path, *, readonly: bool = False, most: int = 0) -> None:
        """`most`: so many lines, and no more; 0 for any number."""
        self.path = path
        self._most = most
        self.damage: Damage | None = None
        self.lines: list[Line] = []
        self._sum = 0
        """The sum that the next line goes on from."""
        self._end = self._read()
        self._file: int | None = None
        self._begun = False
        """The file was made here."""
        self._untidy = False
        """Half a line of ours may stand behind the good ones."""
        if not readonly:
            self._mend()

    def append(self, line: Line) -> None:
        """Write and fsync; on a failure cut the file back to what was good.

        Nothing is left of a game whose first line was refused.
        """
        if self._most and len(self.lines) >= self._most:
            raise NotKept("core.save.too_long", most=self._most)
        row = pack_line(line, self._sum)
        try:
            if self._file is None:
                self._file = self._open()
            self._must_be_there(self._file)
            self._untidy = True
            if os.write(self._file, row) != len(row):
                raise OSError(ENOSPC, "short write")
            os.fsync(self._file)
        except OSError as error:
            self._cut_back()
            raise _refusal(error, self.path) from error
        self._untidy = False
        self._take(line, row)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _take(self, line: Line, row: bytes) -> None:
        self.lines.append(line)
        self._end += len(row)
        self._sum = goes_on_from(self.lines[0], row)

    def _open(self) -> int:
        new = os.O_CREAT | os.O_EXCL if self._end == 0 and not self.path.exists() else 0
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | new, OWNERS)
        try:
            if new:
                self._begun = True
                sync_folder(self.path.parent)
            elif self._untidy:
                os.ftruncate(file, self._end)
        except OSError:
            os.close(file)
            self._remove_if_empty()
            raise
        return file

    def _must_be_there(self, file: int) -> None:
        """What is written into a file that was removed, replaced or grown by others is lost."""
        ours, there = os.fstat(file), os.stat(self.path)
        same = (ours.st_dev, ours.st_ino) == (there.st_dev, there.st_ino)
        if ours.st_nlink == 0 or not same or ours.st_size != self._end:
            raise NotKept("core.save.changed_by_others", file=self.path.name)

    def _read(self) -> int:
        """Read the good lines; the number of bytes that they take."""
        self._end = 0
        if not self.path.exists():
            return 0
        rows = self.path.read_bytes().splitlines(keepends=True)
        order = Order()
        for number, row in enumerate(rows, 1):
            line = unpack_line(row, self._sum)
            if line is None or (self._is_game(line) and not order.take(line)):
                torn = not row.endswith(b"\n") or GAP in row
                self.damage = Damage(number, torn=torn and number == len(rows))
                break
            self._take(line, row)
        return self._end

    def _is_game(self, line: Line) -> bool:
        return "head" in (self.lines[0] if self.lines else line)

    def _mend(self) -> None:
        if self.damage is None:
            return
        if not self.damage.torn:
            copy = free_name(self.path.with_name(f"{self.path.name}.damaged"))
            _copy(self.path, copy)
            self.damage = Damage(self.damage.line, torn=False, copy=copy)
        with self.path.open("r+b") as file:
            file.truncate(self._end)
            file.flush()
            os.fsync(file.fileno())

    def _cut_back(self) -> None:
        """Best effort: what was half written must not stand before the next line."""
        if self._file is None or not self._untidy:
            return
        try:
            os.ftruncate(self._file, self._end)
            self._untidy = False
        except OSError:
            self.close()
        self._remove_if_empty()

    def _remove_if_empty(self) -> None:
        """A file of ours that holds no line."""
        if self._begun and self._end == 0:
            self.close()
            with suppress(OSError):
                self.path.unlink()


def pack_line(line: Line, before: int = 0) -> bytes:
    """A line as it stands in the file, after a line of that sum."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    body = text.encode("utf-8", "replace")
    return b"%08x %s\n" % (zlib.crc32(body, before), body)


def unpack_line(row: bytes, before: int = 0) -> Line | None:
    """The line of a row; None if it is torn or damaged."""
    if not row.endswith(b"\n") or row[8:9] != b" ":
        return None
    body = row[9:-1]
    try:
        good = int(row[:8], 16) == zlib.crc32(body, before)
        line = json.loads(body) if good else None
    except (ValueError, RecursionError):
        return None
    if not isinstance(line, dict):
        return None
    return with_whole_characters(line) if may_hold_half_characters(body) else line


def goes_on_from(first: Line, row: bytes) -> int:
    """What the sum of the next line goes on from, in a journal with this first line."""
    head = first.get("head")
    number = head.get("format") if isinstance(head, dict) else None
    return int(row[:8], 16) if isinstance(number, int) and number >= CHAINED else 0


def pack_lines(lines: Iterable[Line]) -> bytes:
    """A whole journal as it stands in its file."""
    packed, first, before = [], None, 0
    for line in lines:
        first = line if first is None else first
        packed.append(pack_line(line, before))
        before = goes_on_from(first, packed[-1])
    return b"".join(packed)


def _refusal(error: OSError, path: Path) -> NotKept:
    if error.errno in NO_ROOM:
        return NotKept("core.save.full")
    if isinstance(error, FileNotFoundError):
        return NotKept("core.save.changed_by_others", file=path.name)
    return NotKept("core.save.not_kept", reason=error.strerror or str(error))


def _copy(path: Path, copy: Path) -> None:
    """Whole and on the disk when it returns; nothing is left of it otherwise."""
    try:
        with open(copy, "xb", opener=private) as file:
            file.write(path.read_bytes())
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        copy.unlink(missing_ok=True)
        raise
    sync_folder(copy.parent)


def private(path: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(path, flags, OWNERS)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def free_name(wanted: Path) -> Path:
    """`name-1`, `name-2` …: the first that does not exist."""
    number = 1
    while (path := wanted.with_name(f"{wanted.name}-{number}")).exists():
        number += 1
    return path
