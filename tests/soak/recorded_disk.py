"""Everything that reaches a folder's disk, in order, and what a power cut may have left of it.

Writing is found by looking: before and after each call of the system that makes, moves, removes
or sees something onto the disk, the folder is compared with what it was. So it does not matter by
which way a file was written. What a cut leaves is chosen by a `Cut`: of everything that was not
seen onto the disk some, all or nothing may be there.
"""

from __future__ import annotations

import builtins
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

CALLS = (
    "open",
    "write",
    "fsync",
    "replace",
    "rename",
    "link",
    "unlink",
    "remove",
    "mkdir",
    "rmdir",
    "ftruncate",
)
MOVES = ("replace", "rename", "link")
ZERO = b"\0"


@dataclass(eq=False)
class File:
    """What stands under one or more names; under a name that is made anew stands another one."""

    number: int
    stamp: tuple[int, int] = (-1, -1)
    data: bytes = b""
    """As the system has it now, whatever of it is on the disk."""


@dataclass(eq=False)
class Folder:
    """Names, and what stands under them now."""

    number: int
    names: dict[str, Node] = field(default_factory=dict)


Node = File | Folder


@dataclass(frozen=True, eq=False)
class Wrote:
    """These bytes, there; the file is so long afterwards."""

    what: File
    at: int
    data: bytes
    size: int


@dataclass(frozen=True, eq=False)
class Named:
    """What stands under a name of a folder from now on; None: nothing."""

    what: Folder
    name: str
    node: Node | None
    after: Named | None = None
    """Gone from here only if it is there: the other half of a move."""


@dataclass(frozen=True, eq=False)
class Synced:
    """A file, or the names in a folder, are on the disk as they are."""

    what: Node


Happened = Wrote | Named | Synced
Left = Mapping[Path, bytes | None]
"""Files, and folders as None, by their place in the folder."""


class Cut(StrEnum):
    """What of that which was not seen onto the disk is there after a power cut."""

    ALL = "all"
    NOTHING = "nothing"
    NAMES = "names"
    """The names, with nothing of what was written."""
    ZEROS = "zeros"
    """The names and lengths, with zeros for what was written."""
    DATA = "data"
    """What was written, under the names of before."""
    SOME = "some"
    """Each name and each part of a write, or not."""


class RecordedDisk:
    """Of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = Folder(os.stat(folder).st_ino)
        self.happened: list[Happened] = []
        self._look()
        self._first, self.happened = self.happened, []

    @contextmanager
    def under(self) -> Iterator[None]:
        """Everything of this process goes over it."""
        patches = [mock.patch.object(os, name, self._recorded(name)) for name in CALLS]
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            for patch in reversed(patches):
                patch.stop()
            self._look()

    def left(self, until: int, cut: Cut, chance: Random) -> Left:
        """What may be there after a cut when so much had happened since the beginning."""
        kept = [*self._first, *_kept(self.happened[:until], cut, chance)]
        names: dict[Folder, dict[str, Node]] = {}
        data: dict[File, bytes] = {}
        for one in kept:
            if isinstance(one, Wrote):
                data[one.what] = _with(data.get(one.what, b""), one)
            elif isinstance(one, Named):
                here = names.setdefault(one.what, {})
                here.pop(one.name, None)
                if one.node is not None:
                    here[one.name] = one.node
        return dict(_tree(self.root, Path(), names, data))

    def _recorded(self, name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def call(*arguments: Any, **more: Any) -> Any:
            self._look()
            done = real(*arguments, **more)
            if name in MOVES:
                self._moved(*arguments, stays=name == "link")
            elif name == "fsync":
                self._synced(arguments[0])
            self._look()
            return done

        return call

    def _moved(self, source: Any, target: Any, *, stays: bool) -> None:
        """A file, or a folder with all that is in it, stands under another name."""
        (come_from, was), (folder, name) = map(self._place, (source, target))
        there = self._name(folder, name, come_from.names[was])
        if not stays:
            self._name(come_from, was, None, there)

    def _place(self, path: Any) -> tuple[Folder, str]:
        folder = self.root
        *above, name = Path(os.fsdecode(path)).relative_to(self.folder).parts
        for one in above:
            inside = folder.names[one]
            assert isinstance(inside, Folder)
            folder = inside
        return folder, name

    def _synced(self, handle: int) -> None:
        """What is open there."""
        number = os.fstat(handle).st_ino
        self.happened += [Synced(one) for one in _nodes(self.root) if one.number == number][:1]

    def _name(self, folder: Folder, name: str, node: Node | None, after: Any = None) -> Named:
        named = Named(folder, name, node, after)
        self.happened.append(named)
        folder.names.pop(name, None)
        if node is not None:
            folder.names[name] = node
        return named

    def _look(self) -> None:
        """What was made, written and removed since the last look."""
        self._look_into(self.folder, self.root)

    def _look_into(self, path: Path, folder: Folder) -> None:
        with os.scandir(path) as entries:
            there = {entry.name: entry for entry in entries}
        for name in folder.names.keys() - there.keys():
            self._name(folder, name, None)
        for name in sorted(there):
            found = os.stat(path / name, follow_symlinks=False)
            node = folder.names.get(name)
            if node is None or node.number != found.st_ino:
                kind = Folder if there[name].is_dir(follow_symlinks=False) else File
                node = kind(found.st_ino)
                self._name(folder, name, node)
            if isinstance(node, Folder):
                self._look_into(path / name, node)
            elif node.stamp != (stamp := (found.st_size, found.st_mtime_ns)):
                node.stamp = stamp
                self._write(node, _read(path / name))

    def _write(self, file: File, data: bytes) -> None:
        """From the first byte that is another one on."""
        if data != file.data:
            pairs = enumerate(zip(data, file.data, strict=False))
            at = next((n for n, (now, was) in pairs if now != was), min(len(data), len(file.data)))
            self.happened.append(Wrote(file, at, data[at:], len(data)))
            file.data = data


def _kept(happened: Sequence[Happened], cut: Cut, chance: Random) -> Iterator[Happened]:
    """What is on the disk: what was seen there, and what else the cut leaves."""
    synced = {one.what: at for at, one in enumerate(happened) if isinstance(one, Synced)}
    kept: set[Named] = set()
    for at, one in enumerate(happened):
        seen = at < synced.get(one.what, -1)
        if isinstance(one, Named):
            here = seen or cut in (Cut.ALL, Cut.NAMES, Cut.ZEROS)
            here = here or (cut is Cut.SOME and chance.random() < 0.5)
            if here and (one.after is None or one.after in kept):
                kept.add(one)
                yield one
        elif isinstance(one, Wrote):
            yield from _kept_of(one, Cut.ALL if seen else cut, chance)


def _kept_of(one: Wrote, cut: Cut, chance: Random) -> Iterator[Wrote]:
    """All of what was written, zeros, its beginning, its end after a hole, or nothing."""
    if cut in (Cut.ALL, Cut.DATA):
        yield one
    elif cut is Cut.ZEROS:
        yield Wrote(one.what, one.at, ZERO * len(one.data), one.size)
    elif cut is Cut.SOME and chance.random() < 0.7:
        at = chance.randrange(len(one.data) + 1)
        if chance.random() < 0.5:
            yield Wrote(one.what, one.at, one.data[:at], one.at + at)
        else:
            yield Wrote(one.what, one.at, ZERO * at + one.data[at:], one.size)


def _with(data: bytes, one: Wrote) -> bytes:
    """What a file comes to by a write."""
    before = data[: one.at].ljust(one.at, ZERO)
    whole = before + one.data + data[one.at + len(one.data) :]
    return whole[: one.size].ljust(one.size, ZERO)


def _tree(
    folder: Folder,
    at: Path,
    names: Mapping[Folder, Mapping[str, Node]],
    data: Mapping[File, bytes],
) -> Iterator[tuple[Path, bytes | None]]:
    """A folder, and all that is in it."""
    for name, node in names.get(folder, {}).items():
        if isinstance(node, File):
            yield at / name, data.get(node, b"")
        else:
            yield at / name, None
            yield from _tree(node, at / name, names, data)


def _nodes(folder: Folder) -> Iterator[Node]:
    yield folder
    for node in folder.names.values():
        if isinstance(node, Folder):
            yield from _nodes(node)
        else:
            yield node


def _read(path: Path) -> bytes:
    with builtins.open(path, "rb") as file:
        return file.read()
