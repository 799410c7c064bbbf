"""Entries as plain values that a file can keep, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, TypeAlias

from companion.core.message import Message
from companion.lookup.entry import About, Entry, Fact, Kind, Section

Plain: TypeAlias = Any
"""What JSON holds, of any depth."""
RECORDS: tuple[type, ...] = (Entry, Fact, About, Kind, Section)
ROW, MESSAGE, TABLE, RECORD = range(4)
RENDERED = "rendered"


def plain(value: object) -> Plain:
    """Numbers, texts and tuples that begin with what they are; nothing that is callable."""
    if isinstance(value, Message):
        return (MESSAGE, value.key, *_pairs(value.params))
    if isinstance(value, tuple):
        return (ROW, *map(plain, value))
    if isinstance(value, Mapping):
        return (TABLE, *_pairs(value))
    if isinstance(value, RECORDS):
        kept = (plain(getattr(value, name)) for name in _NAMES[type(value)])
        return (RECORD + RECORDS.index(type(value)), *kept)
    if not isinstance(value, str | int | float | None):
        raise TypeError(f"not to be kept: {value!r}")
    return value


def made(value: Plain) -> Any:
    """What was made plain; raises what a wrong shape brings with it."""
    if not isinstance(value, tuple):
        return value
    what, *parts = value
    if what == ROW:
        return tuple(map(made, parts))
    if what == MESSAGE:
        return Message(parts[0], **{key: made(part) for key, part in parts[1:]})
    if what == TABLE:
        return {key: made(part) for key, part in parts}
    record = RECORDS[what - RECORD]
    return record(**dict(zip(_NAMES[record], map(made, parts), strict=True)))


def _pairs(table: Mapping[str, Any]) -> tuple[Plain, ...]:
    return tuple((key, plain(part)) for key, part in table.items())


_NAMES = {
    record: tuple(one.name for one in fields(record) if one.name != RENDERED) for record in RECORDS
}
