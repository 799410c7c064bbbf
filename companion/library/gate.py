"""What a game may hold that others may have written, looked at before anything is made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from companion.core.journal import Line
from companion.errors import Damaged
from companion.library import limits

NESTS = (dict, list)
NUMBERS = (int, float)


def need_lines_within(lines: Sequence[Line]) -> None:
    """Those of one game; raises Damaged that names what is too much."""
    if len(lines) > limits.LINES:
        raise Damaged("library.gate.lines", most=limits.LINES)
    need_within(list(lines))
    head = lines[0].get("head") if lines else None
    if isinstance(head, dict) and not may_be_chosen(head.get("options")):
        raise Damaged("library.gate.seats", most=limits.SEATS)


def need_within(value: object) -> None:
    """Texts, numbers, and how deep they lie; raises Damaged that names what is too much."""
    for values in _levels([value]):
        if max((abs(one) for one in values if type(one) in NUMBERS), default=0) > limits.SCORE:
            raise Damaged("library.gate.number", most=limits.SCORE)
        texts = [one for one in values if type(one) is str]
        names = (name for one in values if type(one) is dict for name in one)
        if max(map(len, chain(texts, names)), default=0) > limits.REMARK:
            raise Damaged("library.gate.text", most=limits.REMARK)


def need_not_deep(value: object) -> None:
    """How deep it is, whatever else it holds; raises Damaged."""
    for _ in _levels([value]):
        pass


def may_be_chosen(options: object) -> bool:
    """Whether a game can be begun with so many people, rows and boxes."""
    chosen = options.values() if isinstance(options, dict) else ()
    return all(len(one) <= limits.SEATS for one in chosen if type(one) in NESTS)


def may_be_read(data: bytes) -> bool:
    """Whether what is written there can be made in a moment; nothing is made for this."""
    return data.count(b"{") + data.count(b"[") + data.count(b",") <= limits.VALUES


def _levels(values: list[Any]) -> Iterator[list[Any]]:
    """What lies on each level; raises Damaged behind the last one that may be there."""
    for _ in range(limits.DEPTH):
        yield values
        nests = [one for one in values if type(one) in NESTS]
        if not nests:
            return
        values = [one for each in nests for one in (each.values() if type(each) is dict else each)]
    raise Damaged("library.gate.deep", most=limits.DEPTH)
