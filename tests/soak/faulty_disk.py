"""A disk that fails now and then: any call of the system that the library makes may refuse."""

from __future__ import annotations

import io
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EIO, ENOSPC, EROFS
from random import Random
from typing import Any, NoReturn
from unittest import mock

REASONS = (EIO, ENOSPC, EROFS)
CALLS = (
    "write",
    "fsync",
    "replace",
    "rename",
    "link",
    "unlink",
    "ftruncate",
    "open",
    "listdir",
    "mkdir",
    "scandir",
)
WRITING = "wxa+"


class FaultyDisk:
    """Fails with a chance that the test sets; 0 is a sound disk."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.rate = 0.0
        self.faults: Counter[str] = Counter()

    @contextmanager
    def under(self) -> Iterator[None]:
        """Everything of this process goes through it."""
        patches = [mock.patch.object(os, name, self._failing(name)) for name in CALLS]
        for place, name in ((io, "open"), (os, "fdopen")):
            patches.append(mock.patch.object(place, name, self._failing_file(getattr(place, name))))
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            for patch in reversed(patches):
                patch.stop()

    @contextmanager
    def failing(self, rate: float) -> Iterator[None]:
        """So often, for as long as this lasts."""
        self.rate, before = rate, self.rate
        try:
            yield
        finally:
            self.rate = before

    def strikes(self, name: str) -> bool:
        """Whether this call is one that fails."""
        struck = bool(self.rate) and self.chance.random() < self.rate
        self.faults[name] += struck
        return struck

    def refuse(self) -> NoReturn:
        """As a system does, for one of the reasons."""
        reason = self.chance.choice(REASONS)
        raise OSError(reason, os.strerror(reason))

    def _failing(self, name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def call(*arguments: Any, **more: Any) -> Any:
            if self.strikes(name):
                if name == "write" and self.chance.random() < 0.5:
                    return self._short(real, *arguments)
                self.refuse()
            return real(*arguments, **more)

        return call

    def _failing_file(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(path: Any, mode: str = "r", *arguments: Any, **more: Any) -> Any:
            if self.strikes("open"):
                self.refuse()
            file = real(path, mode, *arguments, **more)
            return FaultyFile(file, self) if set(mode) & set(WRITING) else file

        return call

    def _short(self, real: Callable[..., int], file: int, data: bytes) -> int:
        """Only the beginning comes onto the disk."""
        return real(file, data[: self.chance.randrange(len(data))])


class FaultyFile:
    """A file that Python opened for writing, on such a disk."""

    def __init__(self, file: Any, disk: FaultyDisk) -> None:
        self._file, self._disk = file, disk

    def write(self, data: Any) -> Any:
        """Only its beginning, where the disk strikes."""
        if self._disk.strikes("write"):
            self._file.write(data[: self._disk.chance.randrange(len(data) or 1)])
            self._disk.refuse()
        return self._file.write(data)

    def truncate(self, size: int) -> Any:
        """Not at all, where it strikes."""
        if self._disk.strikes("truncate"):
            self._disk.refuse()
        return self._file.truncate(size)

    def __enter__(self) -> FaultyFile:
        return self

    def __exit__(self, *_raised: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)
