"""One app at a time: a lock that dies with its process."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from errno import EACCES, EAGAIN
from pathlib import Path
from typing import Any

from companion.errors import Busy

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]  # not on Windows
try:
    import msvcrt
except ImportError:  # everywhere else
    msvcrt = None  # type: ignore[assignment]  # nowhere else

NAME = "loom.lock"
BEHIND = 1 << 20
"""Where Windows locks a byte: what lies before it can still be read."""
LONGEST = 64
"""Bytes that are looked at before it is signed."""
SIGNED = re.compile(rb"\0*[0-9]*\0*")
"""The number of a process; a disk that lost its power leaves nothing of it, or zeros."""


class Lock:
    """Held from `Lock(folder)` to `release()`; raises Busy, or OSError where none can be made.

    The system frees it when its process dies. Where there are no such locks, the process
    number in the file decides: that of a dead process is taken over.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / NAME
        self._handle = _opened(path)
        self.held_noise = False
        """Whether something stood in the file that no app of ours wrote; it is written anew."""
        try:
            if not self._lock_by_system():
                self._refuse_living_owner(path)
            self._sign()
        except BaseException:
            os.close(self._handle)
            raise

    def release(self) -> None:
        """Let the next app in. The file stays: removing it would be a race."""
        if self._handle >= 0:
            with suppress(OSError):
                os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = -1

    def _lock_by_system(self) -> bool:
        if fcntl is None and msvcrt is None:
            return False
        try:
            self._lock()
        except OSError as error:
            if error.errno in (EAGAIN, EACCES):
                raise Busy("library.busy") from error
            return False
        return True

    def _lock(self) -> None:
        if fcntl is not None:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        locking: Any = msvcrt
        os.lseek(self._handle, BEHIND, os.SEEK_SET)
        locking.locking(self._handle, locking.LK_NBLCK, 1)
        os.lseek(self._handle, 0, os.SEEK_SET)

    def _refuse_living_owner(self, path: Path) -> None:
        owner = path.read_text(encoding="ascii", errors="replace").strip()
        if owner.isdecimal() and int(owner) != os.getpid() and _lives(int(owner)):
            raise Busy("library.busy")

    def _sign(self) -> None:
        """For people who look, and where the system has no locks; a full disk does not matter."""
        with suppress(OSError):
            self.held_noise = not SIGNED.fullmatch(os.read(self._handle, LONGEST))
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.ftruncate(self._handle, 0)
            os.write(self._handle, str(os.getpid()).encode())


def _opened(path: Path) -> int:
    """Never through a link, which may lead to anybody's file: one that lies there goes."""
    if path.is_symlink():
        path.unlink()
    return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)


def _lives(process: int) -> bool:
    """Asked by a signal that does nothing; Windows has none, and its numbers say nothing."""
    if process == 0 or os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return True
