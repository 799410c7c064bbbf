"""Copies of everything, made before it is replaced by a backup; the last three are kept."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from companion.library.atomic import make_folder
from companion.library.home import BEFORE_RESTORE

KEPT = 3
NAME = re.compile(r"(\d{4,9})-(\d{4}-\d\d-\d\d)-(\d{4})", re.ASCII)
"""A number, which orders them whatever the clock said, and when."""


@dataclass(frozen=True, slots=True)
class SafetyCopy:
    """One of them."""

    path: Path
    number: int
    made: str
    """ISO 8601, as the clock stood where the player was; empty if nobody knows."""


class SafetyCopies:
    """A folder of them in the home folder."""

    def __init__(self, home: Path) -> None:
        self._folder = home / BEFORE_RESTORE
        self._first = home / f"{BEFORE_RESTORE}.zip"
        """What the first version kept: one, without a date."""

    def all(self) -> tuple[SafetyCopy, ...]:
        """The last one first."""
        found = [copy for path in self._folder.glob("*.zip") if (copy := _copy(path))]
        first = [SafetyCopy(self._first, 0, "")] if self._first.is_file() else []
        return tuple(sorted((*found, *first), key=lambda one: one.number, reverse=True))

    def next(self, now: datetime) -> Path:
        """Where the next one goes; raises OSError."""
        make_folder(self._folder)
        number = 1 + max((copy.number for copy in self.all()), default=0)
        return self._folder / f"{number:04}-{now:%Y-%m-%d-%H%M}.zip"

    def drop_old(self) -> None:
        """Let all but the last go; one that cannot be removed stays."""
        for copy in self.all()[KEPT:]:
            with suppress(OSError):
                copy.path.unlink()


def _copy(path: Path) -> SafetyCopy | None:
    match = NAME.fullmatch(path.stem)
    if match is None or not path.is_file():
        return None
    number, day, time = match.groups()
    return SafetyCopy(path, int(number), f"{day}T{time[:2]}:{time[2:]}")
