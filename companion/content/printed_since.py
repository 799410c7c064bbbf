"""Numbers that the owner was asked for once, and that are printed facts now.

`data/moved.json` lists where each stands and the house fact it was told as. What was told stays
the owner's, under the number's own name. Nothing (0), or a guess of ours that was confirmed, was
never read off the box: there the printed number counts. An edited copy is filled in the same way.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.content.load import read_plain
from companion.content.moved_rows import BEFORE, MovedNumber, moved
from companion.content.printed import fact_of
from companion.content.ways import along
from companion.core.message import Message
from companion.resources import data_dir

_log = logging.getLogger("loom.content")
NUMBERED = "{+}"
Row = dict[str, Any]
"""A house fact as it is kept: game, fact, value."""


@dataclass(frozen=True, slots=True)
class PrintedSince:
    """A printed number that was asked for."""

    name: str
    """What it is called as a printed number."""
    number: int
    guess: int | None
    """What we had taken it for."""

    def never_read(self, told: object) -> bool:
        """Whether nobody can have read it off the box: nothing, or what we had guessed."""
        return not told or told == self.guess


def in_place(rows: list[Row]) -> tuple[list[Row], list[Row]]:
    """House facts as they are called now; and those that gave way to the printed number."""
    kept: list[Row] = []
    replaced: list[Row] = []
    for row in rows:
        since = _since(row.get("game"), row.get("fact"))
        if since is None:
            kept.append(row)
        elif row.get("value") != since.number:
            aside = replaced if since.never_read(row.get("value")) else kept
            aside.append({**row, "fact": since.name})
    return kept, replaced


def fill_in(edited: Path) -> list[Message]:
    """Edited copies that leave such numbers open; what is to be told of it."""
    told = []
    for file in dict.fromkeys(row.file for row in moved().numbers):
        copy = edited / file
        if copy.is_file():
            try:
                if _fill(copy, file):
                    told.append(Message("content.filled_in", file=file))
            except Exception as error:  # whatever it holds: the app opens, and the file stays
                _log.warning("an edited copy that cannot be filled in", exc_info=error)
    return told


def _since(game: object, fact: object) -> PrintedSince | None:
    """Most games never asked for any; their files are not read for it."""
    return _by_fact().get((game, fact)) if game in _games() else None


@cache
def _games() -> frozenset[str]:
    return frozenset(row.file.partition("/")[0] for row in moved().numbers)


@cache
def _by_fact() -> dict[tuple[object, object], PrintedSince]:
    """Every such number by its game and the house fact it was."""
    found: dict[tuple[object, object], PrintedSince] = {}
    for row in moved().numbers:
        for ids, number in along(read_plain(data_dir() / row.file), row.way.split("/")):
            fact = row.fact.format(*ids)
            name = fact_of(row.file, *_steps(row.way, ids))
            game = row.file.partition("/")[0]
            found[game, fact] = PrintedSince(name, number, row.guesses.get(fact))
    return found


def _steps(way: str, ids: tuple[str, ...]) -> Iterator[str | int]:
    """The way to one of them: items of lists without ids by their position."""
    left = iter(ids)
    for step in way.split("/"):
        one = next(left) if step.startswith("{") else step
        yield int(one) - 1 if step == NUMBERED else one


def _fill(copy: Path, file: str) -> bool:
    """Write the printed numbers where it knew none; it stays beside as it was."""
    value, ours = read_plain(copy), read_plain(data_dir() / file)
    before = json.dumps(value)
    for row in moved().numbers:
        if row.file == file:
            _fill_along(value, row)
            for key in row.without:
                value.pop(key, None)
    if json.dumps(value) == before:
        return False
    kept = copy.with_name(copy.name + BEFORE)
    if not kept.exists():
        copy.rename(kept)
    copy.unlink(missing_ok=True)
    if _facts(value) != _facts(ours):
        copy.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return True


def _fill_along(value: Any, row: MovedNumber) -> None:
    *steps, last = row.way.split("/")
    game = row.file.partition("/")[0]
    for ids, holder in along(value, steps):
        if isinstance(holder, dict) and last in holder:
            _fill_one(holder, last, _since(game, row.fact.format(*ids)))
        elif isinstance(holder, list) and last == NUMBERED:
            for at in range(len(holder)):
                _fill_one(holder, at, _since(game, row.fact.format(*ids, at + 1)))


def _fill_one(holder: Any, at: str | int, since: PrintedSince | None) -> None:
    if since is not None and since.never_read(holder[at]):
        holder[at] = since.number


def _facts(value: Any) -> Any:
    """What it says, without what is said about it."""
    return {key: each for key, each in value.items() if not key.startswith(("$", "_"))}
