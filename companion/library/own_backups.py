"""Backups that nobody has to think of: at most one a day, after a game was played.

The last seven days of them are kept and one of each month before. Where they go is chosen once,
outside our own folder where the system lets us; until then they lie in it. One is made when it was
read back from where it lies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from companion.core.message import Message
from companion.errors import BadBackup, LoomError, NotKept
from companion.library.atomic import fails_as_not_kept, make_folder, write_whole
from companion.library.backup import described, packing
from companion.library.clock import Clock, stamp
from companion.library.formats import OWN_BACKUPS
from companion.library.home import BACKUPS, FINISHED, GAMES, MAKING, OWN, Home
from companion.library.progress import Work
from companion.library.storage import Tell, read_small

DAYS = 7
NAME = re.compile(r"loom-own-(\d{4}-\d\d)-(\d\d)\.zip", re.ASCII)


class Place(Protocol):
    """A folder of backups, whoever keeps it."""

    def names(self) -> Iterable[str]:
        """Of the files there; raises OSError."""

    def write(self, name: str, data: bytes) -> None:
        """Whole, in the place of one of this name; raises OSError."""

    def read(self, name: str) -> bytes:
        """Raises OSError."""

    def remove(self, name: str) -> None:
        """Raises OSError."""


@dataclass(frozen=True, slots=True)
class Folder:
    """One of a path."""

    path: Path

    def names(self) -> Iterable[str]:
        """Of the files there; none where there is no folder yet."""
        return [one.name for one in self.path.iterdir()] if self.path.is_dir() else []

    def write(self, name: str, data: bytes) -> None:
        """Whole or not at all."""
        make_folder(self.path)
        write_whole(self.path / name, data)

    def read(self, name: str) -> bytes:
        """One of them."""
        return (self.path / name).read_bytes()

    def remove(self, name: str) -> None:
        """One that is too old."""
        (self.path / name).unlink()


@dataclass(frozen=True, slots=True)
class Last:
    """What became of the last one."""

    day: str = ""
    """ISO 8601; empty where none was made yet."""
    why: Message | None = None
    """Why the last try failed."""


class OwnBackups:
    """Of a library that is open."""

    def __init__(self, home: Home, now: Clock, tell: Tell) -> None:
        self._home = home
        self._now = now
        self._tell = tell
        self.place: Place = Folder(home.folder / BACKUPS)
        self.last = self._read()

    @property
    def due(self) -> bool:
        """Whether something was played since the last one, and that is not of today."""
        if self._home.trouble or self.last.day == self._today():
            return False
        return self._newest_game() > self._made_at()

    def making(self) -> Work:
        """Make one; what goes wrong is told, and tried again tomorrow."""
        made = self._home.folder / MAKING
        try:
            yield from packing(self._home.folder, made, stamp(self._now()))
            with fails_as_not_kept(made):
                self._put(made.read_bytes(), f"loom-own-{self._today()}.zip")
            self._drop_others()
        except LoomError as error:
            self._note(Last(self.last.day, error.message))
            self._tell(Message("library.own.not_made", why=error.message))
        else:
            self._note(Last(self._today()))
        finally:
            made.unlink(missing_ok=True)

    def names(self) -> tuple[str, ...]:
        """Those that are there, the last one first."""
        with suppress(OSError):
            return tuple(sorted(filter(NAME.fullmatch, self.place.names()), reverse=True))
        return ()

    def _put(self, data: bytes, name: str) -> None:
        """Where it belongs, and read back; raises OSError, BadBackup."""
        self.place.write(name, data)
        if described(self.place.read(name)) != described(data):
            raise BadBackup("library.backup.cut_short", file=name)

    def _drop_others(self) -> None:
        """All but the last seven, and the last one of each month; one that stays does no harm."""
        names = self.names()
        for name in set(names) - kept_of(names):
            with suppress(OSError):
                self.place.remove(name)

    def _today(self) -> str:
        return self._now().date().isoformat()

    def _newest_game(self) -> int:
        rooms = (self._home.folder / room for room in (GAMES, FINISHED))
        return max((_written(path) for room in rooms for path in _inside(room)), default=0)

    def _made_at(self) -> int:
        return _written(self._home.folder / OWN) if self.last.day else 0

    def _read(self) -> Last:
        day = read_small(self._home.folder / OWN, OWN_BACKUPS, self._tell).get("day")
        return Last(day) if isinstance(day, str) else Last()

    def _note(self, last: Last) -> None:
        self.last = last
        with suppress(NotKept):
            write_whole(self._home.folder / OWN, OWN_BACKUPS.write({"day": last.day}))


def kept_of(names: Iterable[str]) -> set[str]:
    """The last seven, and the last one of each month."""
    newest_first = sorted(filter(NAME.fullmatch, names), reverse=True)
    of_month: dict[str, str] = {}
    for name in newest_first:
        of_month.setdefault(name[: len("loom-own-2026-11")], name)
    return {*newest_first[:DAYS], *of_month.values()}


def _inside(room: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from room.iterdir()


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
