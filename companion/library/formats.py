"""The versions of the files we write, and how an old one becomes a new one.

Every file is `{"kind": …, "format": n, …}`. To change a format: raise `version`, add the
upgrade from the version before, and keep a file of the old one under tests/fixtures.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from math import isfinite
from typing import Any, TypeAlias
from zlib import crc32

from companion.content.moved_files import name_now
from companion.core.plain_text import may_hold_half_characters, with_whole_characters
from companion.errors import Damaged, TooNew
from companion.library.gate import may_be_read, need_not_deep
from companion.library.person_id import person_id

ROWS = 500
"""So many rows are written at a time, within a few milliseconds."""
Content: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[Content], Content]


@dataclass(frozen=True)
class Format:
    """One kind of file."""

    kind: str
    version: int = 1
    indent: int | None = 1
    """Spaces of indentation; None for files of many rows, which are written ten times as fast."""
    summed: bool = False
    """With a sum over the content, for files that nobody edits by hand."""
    made_here: bool = False
    """Made again of other files, and never brought from elsewhere: it may be of any size."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """From version n to n + 1, by n."""

    def write(self, content: Content) -> bytes:
        """The file's bytes."""
        head: Content = {"kind": self.kind, "format": self.version}
        if self.summed:
            head["sum"] = _sum(content)
        text = json.dumps({**head, **content}, ensure_ascii=False, indent=self.indent)
        return text.encode("utf-8", "replace") + b"\n"

    def writing(self, table: str, rows: Content, put: Callable[[bytes], object]) -> Iterator[int]:
        """The same bytes for one table of many rows, so many rows at a time."""
        opens, closes, total = f'{{"tables": {{"{table}": {{', "}}}", 0
        summed = crc32(opens.encode())
        parts: list[bytes] = []
        items = iter(rows.items())
        while piece := dict(islice(items, ROWS)):
            between = ", " if parts else ""
            summed = crc32((between + json.dumps(piece)[1:-1]).encode(), summed)
            text = between + json.dumps(piece, ensure_ascii=False)[1:-1]
            parts.append(text.encode("utf-8", "replace"))
            total += len(piece)
            yield total
        head: Content = {"kind": self.kind, "format": self.version}
        if self.summed:
            head["sum"] = crc32(closes.encode(), summed)
        put(f"{json.dumps(head)[:-1]}, {opens[1:]}".encode())
        for part in parts:
            put(part)
        put(f"{closes}\n".encode())

    def read(self, data: bytes, file: str) -> Content:
        """The content in today's format; raises Damaged or TooNew."""
        try:
            return self._read(data, file)
        except (ValueError, RecursionError) as error:
            raise Damaged("library.damaged", file=file) from error

    def _read(self, data: bytes, file: str) -> Content:
        content = self._parse(data, file)
        version = content.pop("format")
        del content["kind"]
        if version > self.version:
            raise TooNew("library.too_new", file=file)
        if self.summed and content.pop("sum", None) != _sum(content):
            raise Damaged("library.damaged", file=file)
        try:
            for old in range(version, self.version):
                content = self.upgrades[old](content)
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            raise Damaged("library.damaged", file=file) from error
        return content

    def _parse(self, data: bytes, file: str) -> Content:
        if not self.made_here and not may_be_read(data):
            raise Damaged("library.gate.values", file=file)
        content = json.loads(data, parse_constant=_finite, parse_float=_finite)
        if not self.made_here:
            need_not_deep(content)
        if may_hold_half_characters(data):
            content = with_whole_characters(content)
        if not isinstance(content, dict) or content.get("kind") != self.kind:
            raise Damaged("library.damaged", file=file)
        version = content.get("format")
        if type(version) is not int or version < 1:
            raise Damaged("library.damaged", file=file)
        return content


def _finite(text: str) -> float:
    """A number with an end; raises ValueError."""
    number = float(text)
    if not isfinite(number):
        raise ValueError(text)
    return number


def _sum(content: Content) -> int:
    return crc32(json.dumps(content).encode())


def _people_with_ids(old: Content) -> Content:
    people = old["tables"].get("people", {})
    known = {number: {**row, "uid": person_id(row["name"])} for number, row in people.items()}
    return {"tables": {**old["tables"], "people": known}}


def _without_finished(old: Content) -> Content:
    """The rows of finished games are left out."""
    kept = {name: rows for name, rows in old["tables"].items() if name != "finished"}
    return {"tables": kept}


def _by_the_files_of_today(old: Content) -> Content:
    """Printed numbers that were put right, by the names they have now."""
    facts = old["tables"].get("facts", {})
    named = {number: {**row, "fact": name_now(row["fact"])} for number, row in facts.items()}
    return {"tables": {**old["tables"], "facts": named}}


SETTINGS = Format("settings")
PEOPLE = Format("people", version=2, upgrades={1: _people_with_ids})
"""From 2 on everybody has an id that never changes."""
PADS = Format("pads")
TIMERS = Format("timers")
HANDED_OVER = Format("games handed over", indent=None, summed=True)
"""Games on their way to another device."""
TAUGHT = Format("taught cards")
"""What owners taught of their boxes, to share."""
HOUSE_FACTS = Format("house facts", version=2, upgrades={1: _by_the_files_of_today})
"""From 2 on printed numbers are named by the files that hold one thing each."""
INDEX = Format(
    "index",
    version=2,
    indent=None,
    summed=True,
    made_here=True,
    upgrades={1: _without_finished},
)
"""From 2 on rows say how a game was played; both are made again from the games."""
PAST = Format(
    "past games",
    version=2,
    indent=None,
    summed=True,
    made_here=True,
    upgrades={1: _without_finished},
)
ARRIVED = Format("arrival", indent=None, summed=True, made_here=True)
"""What came from elsewhere last, by its files."""
TRIED = Format("edited files tried", indent=None, summed=True, made_here=True)
"""Which of them no page can do with."""
OWN_BACKUPS = Format("own backups", made_here=True)
"""When the last one was made."""
FINISHED = Format(
    "finished game",
    version=2,
    indent=None,
    summed=True,
    upgrades={1: lambda old: {**old, "about": None, "place": "", "remark": "", "edits": []}},
)
"""From 2 on it says how it was played (null: to be seen from its options and its result), where,
and what was put right in it since."""
BACKUP = Format(
    "backup",
    version=3,
    indent=None,
    upgrades={1: lambda old: {"rooms": ["games", "finished"], **old}, 2: lambda old: old},
)
"""From 2 on it says which rooms it holds, the bin and edited data among them; from 3 on there may
be pads and timers in it."""
