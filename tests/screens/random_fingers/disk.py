"""Disks that refuse: full by the system's own limit, read-only by refusing its calls."""

import errno
import os
import resource
from pathlib import Path

NO_LIMIT = resource.RLIM_INFINITY
CALLS = ("open", "write", "ftruncate", "replace", "rename", "link", "unlink", "mkdir", "access")
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Disk:
    """Below `home`; `mend` makes all well again."""

    def __init__(self, home: Path):
        self.home = str(home)
        self.trouble = ""
        self._real = {}

    def fill(self, most: int) -> None:
        """No file may grow beyond so many bytes."""
        self.mend()
        self.trouble = "full"
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, NO_LIMIT))

    def forbid(self) -> None:
        """Nothing in the home can be written."""
        self.mend()
        self.trouble = "read-only"
        for call in CALLS:
            self._real[call] = getattr(os, call)
            setattr(os, call, getattr(self, f"_{call}", self._refusing(call)))

    def mend(self) -> None:
        self.trouble = ""
        resource.setrlimit(resource.RLIMIT_FSIZE, (NO_LIMIT, NO_LIMIT))
        for call, real in self._real.items():
            setattr(os, call, real)
        self._real = {}

    def _open(self, path, flags, *args, **kwargs):
        self._refuse(path, bool(flags & WRITING))
        return self._real["open"](path, flags, *args, **kwargs)

    def _write(self, handle, data):
        self._refuse(_path_of(handle))
        return self._real["write"](handle, data)

    def _ftruncate(self, handle, length):
        self._refuse(_path_of(handle))
        return self._real["ftruncate"](handle, length)

    def _access(self, path, mode, **kwargs):
        inside = str(path).startswith(self.home)
        return not (inside and mode & os.W_OK) and self._real["access"](path, mode, **kwargs)

    def _refusing(self, call):
        def refused(path, *args, **kwargs):
            self._refuse(path)
            return self._real[call](path, *args, **kwargs)

        return refused

    def _refuse(self, path, writing: bool = True) -> None:
        if writing and str(path).startswith(self.home):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))


def _path_of(handle: int) -> str:
    return os.readlink(f"/proc/self/fd/{handle}")
