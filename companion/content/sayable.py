"""Whether what a catalogue holds can be said: places that can be filled, a rule that counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from gettext import c2py
from pathlib import Path

from companion.content import po
from companion.core.message import Message
from companion.errors import ContentError

_ONE_OR_MORE = "nplurals=2; plural=(n != 1);"
_FILLED = re.compile(r"(?:[^{}]|{{|}}|{(?!\d)[\w-]+(?::\w*)?})*")
"""A place is a name, and perhaps a shape: nothing of a value is looked into."""
TRIED = range(1001)
"""Numbers that a plural rule must have a form for."""
FEW = 5
"""So many mistakes of one file are named."""


def unsayable(entries: Iterable[po.Entry]) -> list[po.Entry]:
    """Those that are said with something nobody can fill in."""
    return [one for one in entries if one.key and one.said and not all(map(_fits, one.forms))]


def mistakes(broken: Sequence[po.Entry], file: str) -> Iterator[Message]:
    """What cannot be said, by file, line and key: the first few, and how many more."""
    for entry in broken[:FEW]:
        yield Message("words.catalogue_entry", file=file, line=entry.line, key=entry.key)
    if more := len(broken[FEW:]):
        yield Message("words.catalogue_more", file=file, n=more)


def mistakes_below(texts: Path) -> Iterator[Message]:
    """Everything that is wrong with the catalogues of every language of a folder."""
    for path in sorted(texts.glob("*/*.po")):
        try:
            entries, name = read_file(path)
            plural_rule(po.header(entries), name)
            yield from mistakes(unsayable(entries), name)
        except ContentError as error:
            yield error.message


def read_file(path: Path) -> tuple[list[po.Entry], str]:
    """The entries of a catalogue, and what it is called; raises ContentError."""
    name = f"{path.parent.name}/{path.name}"
    try:
        return po.read(path.read_text(encoding="utf-8"), name), name
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError("words.catalogue_unreadable", file=name) from error


def plural_rule(header: Mapping[str, str], file: str) -> Callable[[int], int]:
    """Which form a number takes; raises ContentError."""
    return _rule(header.get("plural-forms") or _ONE_OR_MORE, file)


@cache
def _rule(said: str, file: str) -> Callable[[int], int]:
    fields = said.split(";")
    rules = [text.partition("=")[2] for text in fields if text.strip().startswith("plural=")]
    try:
        rule = c2py(rules[0])
        if min(map(rule, TRIED)) < 0:
            raise ValueError(said)
    except (IndexError, ValueError, SyntaxError, ArithmeticError) as error:
        raise ContentError("words.catalogue_plural", file=file) from error

    def form(n: int) -> int:
        try:
            return max(rule(n), 0)
        except ArithmeticError:  # of a number so large that it was not tried
            return 0

    return form


def _fits(text: str) -> bool:
    return ("{" not in text and "}" not in text) or _FILLED.fullmatch(text) is not None
