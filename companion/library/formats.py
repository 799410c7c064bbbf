"""The versions of the files we write, and how an old one becomes a new one.

Every file is `{"kind": …, "format": n, …}`. To change a format: raise `version`, add the
upgrade from the version before, and keep a file of the old one under tests/fixtures.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, TypeAlias
from zlib import crc32

from companion.core.plain_text import may_hold_half_characters, with_whole_characters
from companion.errors import Damaged, TooNew

Content: TypeAlias = dict[str, Any]
Upgrade: TypeAlias = Callable[[Content], Content]


@dataclass(frozen=True)
class Format:
    """One kind of file."""

    kind: str
    version: int = 1
    #: Spaces of indentation; None for files of many rows, which are written ten times as fast.
    indent: int | None = 1
    #: With a sum over the content, for files that nobody edits by hand.
    summed: bool = False
    #: From version n to n + 1, by n.
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)

    def write(self, content: Content) -> bytes:
        """The file's bytes."""
        head: Content = {"kind": self.kind, "format": self.version}
        if self.summed:
            head["sum"] = _sum(content)
        text = json.dumps({**head, **content}, ensure_ascii=False, indent=self.indent)
        return text.encode("utf-8", "replace") + b"\n"

    def read(self, data: bytes, file: str) -> Content:
        """The content in today's format; raises Damaged or TooNew."""
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
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise Damaged("library.damaged", file=file) from error
        return content

    def _parse(self, data: bytes, file: str) -> Content:
        try:
            content = json.loads(data, parse_constant=_finite, parse_float=_finite)
            if may_hold_half_characters(data):
                content = with_whole_characters(content)
        except (ValueError, RecursionError) as error:
            raise Damaged("library.damaged", file=file) from error
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


SETTINGS = Format("settings")
PEOPLE = Format("people")
HOUSE_FACTS = Format("house facts")
INDEX = Format("index", indent=None, summed=True)
PAST = Format("past games", indent=None, summed=True)
FINISHED = Format("finished game", indent=None, summed=True)
#: From 2 on it says which rooms it holds, the bin and edited data among them.
BACKUP = Format(
    "backup", version=2, upgrades={1: lambda old: {"rooms": ["games", "finished"], **old}}
)
