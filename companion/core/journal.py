"""The lines of a game: appended, checked by a sum, never rewritten.

A line is `crc32 {json}`. A crash can only tear the last one, which is dropped; damage further
up is another matter: the file is copied aside and the game goes on from the last good line.
"""

from __future__ import annotations

import json
import os
import shutil
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from companion.errors import NotKept

Line = dict[str, Any]


class Journal(Protocol):
    """Where the lines of one game go."""

    #: The good lines found at opening and those appended since.
    lines: list[Line]

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

    #: Number of the first bad line, from 1.
    line: int
    #: Only the last line was torn: nothing acknowledged is gone.
    torn: bool
    #: The copy kept of the damaged file; None for a torn line.
    copy: Path | None = None


class FileJournal:
    """One file; a line is on the disk before `append` returns."""

    def __init__(self, path: Path, *, readonly: bool = False) -> None:
        self.path = path
        self.damage: Damage | None = None
        self.lines: list[Line] = []
        self._end = self._read()
        self._file: int | None = None
        if not readonly:
            self._mend()

    def append(self, line: Line) -> None:
        """Write and fsync; on a failure cut the file back to what was good."""
        data = pack_line(line)
        try:
            if self._file is None:
                self._file = self._open()
            written = os.write(self._file, data)
            if written != len(data):
                raise OSError(28, "short write")
            os.fsync(self._file)
        except OSError as error:
            self._cut_back()
            raise NotKept("core.save.not_kept", reason=error.strerror or str(error)) from error
        self._end += len(data)
        self.lines.append(line)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _open(self) -> int:
        new = not self.path.exists()
        file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        if new:
            sync_folder(self.path.parent)
        elif os.fstat(file).st_size != self._end:
            os.ftruncate(file, self._end)
        return file

    def _read(self) -> int:
        """Read the good lines; the number of bytes that they take."""
        end = 0
        if not self.path.exists():
            return end
        data = self.path.read_bytes()
        rows = data.splitlines(keepends=True)
        for number, row in enumerate(rows, 1):
            line = unpack_line(row)
            if line is None:
                last = number == len(rows)
                self.damage = Damage(number, torn=last and not row.endswith(b"\n"))
                break
            self.lines.append(line)
            end += len(row)
        return end

    def _mend(self) -> None:
        if self.damage is None:
            return
        if not self.damage.torn:
            copy = free_name(self.path.with_name(f"{self.path.name}.damaged"))
            shutil.copy2(self.path, copy)
            self.damage = Damage(self.damage.line, torn=False, copy=copy)
        with self.path.open("r+b") as file:
            file.truncate(self._end)
            file.flush()
            os.fsync(file.fileno())

    def _cut_back(self) -> None:
        """Best effort: what was half written must not stand before the next line."""
        if self._file is None:
            return
        try:
            os.ftruncate(self._file, self._end)
        except OSError:
            self.close()


def pack_line(line: Line) -> bytes:
    """A line as it stands in the file."""
    body = json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def unpack_line(row: bytes) -> Line | None:
    """The line of a row; None if it is torn or damaged."""
    if not row.endswith(b"\n") or row[8:9] != b" ":
        return None
    body = row[9:-1]
    try:
        good = int(row[:8], 16) == zlib.crc32(body)
        line = json.loads(body) if good else None
    except ValueError:
        return None
    return line if isinstance(line, dict) else None


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
