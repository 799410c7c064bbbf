"""Whoever played alone and gave no name: called by the name of this device's owner, or "you"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library.people import Person
from companion.library.results import Score, typed_name

YOU = Message("core.you")


def seen_by(result: Result, me: Person | None) -> Result:
    """The result as it is shown on this device; what is kept and what leaves it stays as it is."""
    seat = unnamed(result.rows)
    if seat is None:
        return result
    name = me.name if me else YOU
    return replace(
        result, rows=tuple(replace(r, name=name) if r.seat == seat else r for r in result.rows)
    )


def unnamed(rows: Iterable[Standing | Score]) -> str | None:
    """The seat of the only person, where nobody typed a name for it."""
    people = [row for row in rows if not row.bot]
    return people[0].seat if len(people) == 1 and not typed_name(people[0].name) else None
