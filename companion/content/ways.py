"""The way to things in a decoded file: keys, and `{id}` for every one that stands there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def along(
    value: Any, way: list[str], ids: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What stands at the end of a way, each with the ids it went through."""
    if not way:
        yield ids, value
        return
    step, *rest = way
    if step.startswith("{"):
        for each, inside in insides(value, step):
            yield from along(inside, rest, (*ids, each))
    elif isinstance(value, dict) and step in value:
        yield from along(value[step], rest, ids)


def insides(value: Any, step: str) -> Iterator[tuple[str, Any]]:
    """Every key of an object, or every item of a list by its `id` or its number (`{+}`)."""
    if isinstance(value, dict):
        yield from ((key, each) for key, each in value.items() if not key.startswith(("_", "$")))
    elif isinstance(value, list):
        for number, each in enumerate(value, 1):
            named = isinstance(each, dict) and step != "{+}"
            yield str(each.get(step[1:-1], number) if named else number), each
