"""Printed numbers that the owner put right: another printing, or a misreading of ours.

A number is named by its file and the way to it, `printed:bank.json#prices/2`: keys of objects,
ids (or positions) of what is in lists. What is told under such a name takes the number's place
when the file is read; the file itself stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeGuard

PREFIX = "printed:"
Way = tuple[str, ...]


def fact_of(file: str, *way: str | int) -> str:
    """The name of a printed number."""
    return f"{PREFIX}{file}#{'/'.join(map(str, way))}"


def by_file(told: Mapping[str, object]) -> dict[str, dict[Way, int]]:
    """What was told of printed numbers, by file; anything else is passed over."""
    found: dict[str, dict[Way, int]] = {}
    for fact, number in told.items():
        file, _, way = fact.removeprefix(PREFIX).partition("#")
        if fact.startswith(PREFIX) and way and _is_number(number):
            found.setdefault(file, {})[tuple(way.split("/"))] = number
    return found


def put_right(value: Any, corrections: Mapping[Way, int]) -> tuple[Way, ...]:
    """Write the numbers into a decoded file; those whose place is gone, and change nothing."""
    return tuple(way for way, number in corrections.items() if not _put(value, way, number))


def _put(value: Any, way: Way, number: int) -> bool:
    holder, last = _walk(value, way[:-1]), way[-1]
    if isinstance(holder, dict) and _is_number(holder.get(last, 0)):  # a default is not written
        holder[last] = number
    elif isinstance(holder, list) and _is_place(holder, last) and _is_number(holder[int(last)]):
        holder[int(last)] = number
    else:
        return False
    return True


def _is_number(there: object) -> TypeGuard[int]:
    return isinstance(there, int) and not isinstance(there, bool)


def _is_place(items: list[Any], step: str) -> bool:
    return step.isascii() and step.isdecimal() and len(step) < 9 and int(step) < len(items)


def _walk(value: Any, way: Iterable[str]) -> Any:
    for step in way:
        if isinstance(value, dict):
            value = value.get(step)
        elif isinstance(value, list):
            value = _inside(value, step)
    return value


def _inside(items: list[Any], step: str) -> Any:
    """By id, or by position."""
    for item in items:
        if isinstance(item, dict) and str(item.get("id")) == step:
            return item
    return items[int(step)] if _is_place(items, step) else None
