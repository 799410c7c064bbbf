"""What a file that was set aside still holds."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from companion.core.head import read_head
from companion.core.journal import FileJournal, Line
from companion.core.message import Message
from companion.core.order import Order
from companion.core.person_name import clean_name
from companion.core.plain_text import with_whole_characters
from companion.errors import Damaged, TooNew
from companion.games import title
from companion.library import limits
from companion.library.atomic import BACKUP
from companion.library.gate import may_be_read
from companion.library.home import (
    BACKUPS,
    BEFORE_RESTORE,
    BIN,
    FINISHED,
    GAMES,
    HOUSE_FACTS,
    PEOPLE,
)

ASIDE = re.compile(r"(?P<name>.+)\.damaged-\d+")
ROOMS = ("", GAMES, FINISHED, BIN, BEFORE_RESTORE, BACKUPS)
"""Where files are set aside."""
TRIED, LOOKED_AT = 200, 40 * 2**20
"""How many places before the damage are tried, and how many letters are read for that."""
Values: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SetAside:
    """One such file."""

    path: Path
    name: str
    """The name it had."""
    holds: Message
    """What it still holds, in a sentence."""
    lines: tuple[Line, ...] = ()
    """The sound beginning of a game in it; empty if there is none."""

    @property
    def game_id(self) -> str:
        """The id of the game it was."""
        return self.name.partition(".")[0]


def set_aside_in(home: Path) -> tuple[SetAside, ...]:
    """All of a home folder, the last one first."""
    found = [path for room in ROOMS for path in (home / room).glob("*")]
    named = [(path, match["name"]) for path in found if (match := ASIDE.fullmatch(path.name))]
    files = [(path, name) for path, name in named if path.is_file()]
    newest_first = sorted(files, key=lambda one: one[0].stat().st_mtime, reverse=True)
    return tuple(_look_at(path, name) for path, name in newest_first)


def readable_part(text: str) -> Any:
    """A JSON text as far as it can be read; None if it cannot be at all."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        end = error.pos
    except (ValueError, RecursionError):
        return None
    tried = min(TRIED, LOOKED_AT // max(end, 1))
    for place, closing in reversed(deque(_ends_of_values(text[:end]), tried)):
        try:
            return json.loads(text[:place] + closing)
        except (ValueError, RecursionError):
            continue
    return None


def _ends_of_values(text: str) -> Iterator[tuple[int, str]]:
    """Places after whole values, and the brackets that are open there."""
    closing, in_text, escaped = "", False, False
    for place, sign in enumerate(text):
        if in_text:
            in_text, escaped = escaped or sign != '"', sign == "\\" and not escaped
        elif sign == '"':
            in_text = True
        elif sign in "{[":
            if len(closing) >= limits.DEPTH:
                return
            closing = "}]"["{[".index(sign)] + closing
        elif sign in "}]":
            closing = closing[1:]
            yield place + 1, closing
        elif sign == ",":
            yield place, closing


def _look_at(path: Path, name: str) -> SetAside:
    try:
        data = path.read_bytes()
        if not may_be_read(data) or len(data) > limits.HANDED:
            return SetAside(path, name, Message("library.aside.too_large"))
        if name.endswith(".jsonl"):
            return _journal(path, name)
        text = data.decode("utf-8", "replace")
        content = with_whole_characters(readable_part(text))
    except (OSError, RecursionError):
        return SetAside(path, name, Message("library.aside.nothing"))
    content = content if isinstance(content, dict) else {}
    if path.parent.name in (FINISHED, BIN):
        return _finished(path, name, content)
    return SetAside(path, name, _records(name.removesuffix(BACKUP), content))


def _journal(path: Path, name: str) -> SetAside:
    lines = FileJournal(path, readonly=True).lines
    rows = len(path.read_bytes().splitlines())
    return _game(path, name, tuple(lines), max(rows - 1, 0))


def _finished(path: Path, name: str, content: Values) -> SetAside:
    there = content.get("lines")
    lines: list[Line] = []
    order = Order()
    for line in there if isinstance(there, list) else []:
        if not isinstance(line, dict) or not order.take(line):
            break
        lines.append(line)
    return _game(path, name, tuple(lines), max(len(there or ()) - 1, 0) if lines else 0)


def _game(path: Path, name: str, lines: tuple[Line, ...], told: int) -> SetAside:
    try:
        head = read_head(lines)
    except (Damaged, TooNew):
        return SetAside(path, name, Message("library.aside.nothing"))
    said = {"game": title(head.game), "n": len(lines) - 1, "of": told}
    return SetAside(path, name, Message("library.aside.game", **said), lines)


def _records(name: str, content: Values) -> Message:
    rows = list(_rows(content.get("tables")))
    if name == PEOPLE:
        names = [clean_name(row["name"]) for row in rows if isinstance(row.get("name"), str)]
        known = tuple(Message("library.aside.name", name=one) for one in names if one)
        return _counted("library.aside.people", known)
    if name == HOUSE_FACTS:
        known = tuple(
            Message("library.aside.name", name=f"{row['fact']}: {row['value']}")
            for row in rows
            if {"fact", "value"} <= row.keys()
        )
        return _counted("library.aside.facts", known)
    return Message("library.aside.settings" if rows else "library.aside.nothing")


def _counted(key: str, known: tuple[Message, ...]) -> Message:
    return Message(key, n=len(known), all=known) if known else Message("library.aside.nothing")


def _rows(tables: Any) -> Iterator[Values]:
    for table in tables.values() if isinstance(tables, dict) else ():
        for row in table.values() if isinstance(table, dict) else ():
            if isinstance(row, dict):
                yield row
