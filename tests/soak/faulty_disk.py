"""A disk that fails now and then: any call of the system that the library makes may refuse."""

from __future__ import annotations

import io
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EIO, ENOSPC, EROFS
from random import Random
from typing import Any
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
    "fdopen",
    "listdir",
)


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
        patches.append(mock.patch.object(io, "open", self._failing("open", io.open)))
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

    def _failing(self, name: str, whole: Callable[..., Any] | None = None) -> Callable[..., Any]:
        real = whole or getattr(os, name)

        def call(*arguments: Any, **more: Any) -> Any:
            if self.rate and self.chance.random() < self.rate:
                self.faults[name] += 1
                if name == "write" and self.chance.random() < 0.5:
                    return self._short(real, *arguments)
                reason = self.chance.choice(REASONS)
                raise OSError(reason, os.strerror(reason))
            return real(*arguments, **more)

        return call

    def _short(self, real: Callable[..., int], file: int, data: bytes) -> int:
        """Only the beginning comes onto the disk."""
        return real(file, data[: self.chance.randrange(len(data))])
