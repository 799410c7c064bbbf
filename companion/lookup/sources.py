"""What the rules of a game are made of: its facts, all words, the owner's own, and the code."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

from companion import __version__
from companion.content.load import Shelf

HERE = Path(__file__).resolve().parent.parent
ROOMS = ("core", "content", "i18n", "lookup")
FACTS, CODE = (".json", ".po"), (".py",)
Named: TypeAlias = tuple[str, "os.DirEntry[str]"]


class Sources:
    """How they stand now: by name, size and time, which costs little, and by what is in them."""

    def __init__(self, shelf: Shelf, game: str) -> None:
        homes = [shelf.shipped, *([shelf.edited] if shelf.edited else [])]
        data = [home / room for home in homes for room in ("text", game)]
        self._told = f"{__version__} {game} {shelf.told}"
        self._facts = tuple(one for one in _files(data, FACTS) if _counts(shelf, one[1].path))
        self._code = tuple(_files([*(HERE / room for room in ROOMS), HERE / "games" / game], CODE))
        every = ((name, at.stat()) for name, at in (*self._facts, *self._code))
        seen = (f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in every)
        self.stamp = _sum((self._told, *seen))

    @cached_property
    def facts(self) -> str:
        """The sum over the words and facts themselves."""
        return _sum(self._read(self._facts))

    @cached_property
    def code(self) -> str:
        """The sum over the code; empty where it came without its text."""
        return _sum(self._read(self._code)) if self._code else ""

    def _read(self, files: Iterable[Named]) -> Iterator[str | bytes]:
        yield self._told
        for name, at in files:
            yield name
            with suppress(OSError):  # one of the owner's that the disk does not give
                yield Path(at.path).read_bytes()


def _counts(shelf: Shelf, path: str) -> bool:
    """Whether it is ours, or an owner's that is not left out."""
    if shelf.edited is None or not shelf.without or not Path(path).is_relative_to(shelf.edited):
        return True
    return shelf.own(Path(path).relative_to(shelf.edited).as_posix()) is not None


def _files(
    folders: Iterable[Path], endings: tuple[str, ...]
) -> Iterator[tuple[str, os.DirEntry[str]]]:
    """Every such file, named by the place of its folder and its own in it."""
    for place, folder in enumerate(folders):
        yield from _inside(folder, str(place), endings)


def _inside(folder: Path | str, name: str, endings: tuple[str, ...]) -> Iterator[Named]:
    try:
        found = sorted(os.scandir(folder), key=lambda at: at.name)
    except OSError:
        return
    for at in found:
        if at.is_dir():
            yield from _inside(at.path, f"{name}/{at.name}", endings)
        elif at.is_file() and at.name.endswith(endings):
            yield f"{name}/{at.name}", at


def _sum(parts: Iterable[str | bytes]) -> str:
    found = blake2b(digest_size=16)
    for part in parts:
        said = part.encode("utf-8", "replace") if isinstance(part, str) else part
        found.update(b"%d " % len(said))
        found.update(said)
    return found.hexdigest()
