"""Files that held many things and became a folder with a file for each.

What the owner put right in the old place is found in the new one: printed numbers by their
names, edited copies by what differs from ours.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.content.load import read
from companion.content.printed import PREFIX
from companion.core.message import Message
from companion.resources import data_dir

FILE = "moved.json"
BEFORE = ".before"


@dataclass(frozen=True, slots=True)
class MovedFile:
    """A file that became a folder."""

    file: str
    list: str
    """Under which key its things stood."""
    to: str
    """`{id}` is the thing's."""
    without: tuple[str, ...] = ()
    """What they held then and hold no more."""


@dataclass(frozen=True, slots=True)
class MovedFiles:
    """data/moved.json, as far as it speaks of files."""

    files: tuple[MovedFile, ...]
    words: tuple[Any, ...] = ()


def rows() -> Sequence[MovedFile]:
    """Every file that became a folder."""
    return read(data_dir() / FILE, FILE, MovedFiles).files


def name_now(fact: str) -> str:
    """The name of a printed number today; any other fact is called as it was."""
    file, _, way = fact.removeprefix(PREFIX).partition("#")
    for row in rows() if fact.startswith(PREFIX) else ():
        if row.file == file and way.startswith(f"{row.list}/"):
            thing, _, rest = way.removeprefix(f"{row.list}/").partition("/")
            return f"{PREFIX}{row.to.format(id=thing)}#{rest}"
    return fact


def spread(edited: Path) -> list[Message]:
    """Edited copies of such files: a file for each thing that differs from ours."""
    told = []
    for row in rows():
        old = edited / row.file
        if old.is_file():
            try:
                made = [_write(edited, name, thing) for name, thing in _differing(old, row)]
                old.rename(old.with_name(old.name + BEFORE))
                told.append(Message("content.spread", file=row.file, n=len(made)))
            except (OSError, ValueError):
                told.append(Message("content.unreadable", file=row.file))
    return told


def _differing(old: Path, row: MovedFile) -> Iterator[tuple[str, dict[str, Any]]]:
    things = json.loads(old.read_text(encoding="utf-8-sig")).get(row.list, [])
    for thing in things:
        name = row.to.format(id=thing["id"])
        mine = {key: value for key, value in thing.items() if key not in row.without}
        ours = data_dir() / name
        if ours.is_file() and mine != _facts(json.loads(ours.read_text(encoding="utf-8"))):
            yield name, mine


def _facts(value: dict[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in value.items() if not key.startswith(("$", "_"))}


def _write(edited: Path, name: str, thing: dict[str, Any]) -> Path:
    file = edited / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.write_text(json.dumps(thing, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return file
