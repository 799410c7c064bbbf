"""Files that held many things and became a folder with a file for each.

What the owner put right in the old place is found in the new one: printed numbers by their
names, edited copies by what differs from ours.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from companion.content.load import read_plain
from companion.content.moved_rows import BEFORE, MovedFile, moved
from companion.content.printed import PREFIX
from companion.content.ways import along
from companion.core.message import Message
from companion.resources import data_dir

_log = logging.getLogger("loom.content")
Thing = dict[str, Any]


def name_now(fact: str) -> str:
    """The name of a printed number today; any other fact is called as it was."""
    file, _, way = fact.removeprefix(PREFIX).partition("#")
    for row in moved().files if fact.startswith(PREFIX) else ():
        if row.file == file:
            steps, went = row.way.split("/"), way.split("/")
            ids = [one for step, one in zip(steps, went, strict=False) if step.startswith("{")]
            rest = [*row.at.format(*ids).split("/"), *went[len(steps) :]]
            return f"{PREFIX}{row.to.format(*ids)}#{'/'.join(filter(None, rest))}"
    return fact


def spread(edited: Path) -> list[Message]:
    """Edited copies of such files: a file for each thing that differs from ours."""
    told = []
    for row in moved().files:
        old = edited / row.file
        if old.is_file():
            try:
                for name, thing in _things(edited, old, row):
                    _write(edited / name, thing)
                old.rename(old.with_name(old.name + BEFORE))
                told.append(Message("content.spread", file=row.file))
            except Exception as error:  # whatever it holds: the app opens, and the file stays
                _log.warning("an edited copy that cannot be spread", exc_info=error)
                told.append(Message("content.unreadable", file=row.file))
    return told


def _things(edited: Path, old: Path, row: MovedFile) -> Iterator[tuple[str, Thing]]:
    """Every thing whose file would say otherwise than it does."""
    for ids, theirs in list(along(read_plain(old), row.way.split("/"))):
        name = row.to.format(*ids)
        ours = _facts(data_dir() / name)
        here = _facts(edited / name) or ours
        mine = {key: value for key, value in theirs.items() if key not in row.without}
        kept = {key: ours[key] for key in row.keeps if key in ours}
        thing = _with(here, row.at.format(*ids), mine) if row.at else {**kept, **mine}
        if ours and thing != here:
            yield name, thing


def _with(whole: Thing, at: str, part: Thing) -> Thing:
    key, _, rest = at.partition("/")
    return {**whole, key: _with(whole.get(key, {}), rest, part) if rest else part}


def _facts(file: Path) -> Thing:
    """What a file says; nothing where there is none."""
    if not file.is_file():
        return {}
    value: Thing = read_plain(file)
    return {key: each for key, each in value.items() if not key.startswith(("$", "_"))}


def _write(file: Path, thing: Thing) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(thing, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
