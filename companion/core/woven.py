"""What a game wove: one thread a turn, and a golden band where an age of it ends.

It is made of what was recorded and of nothing else, so the same game weaves the same cloth for
ever. Threads name roles of colour; how they are drawn stands in `companion.describe.banner`.

>>> as_text((Thread((("science", 1),)), BAND))
'science *'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.core.command import Entry
    from companion.core.game import Result

GOLD = "*"
LARGEST = 99
"""Shares are told as parts of a hundred at the most."""


@dataclass(frozen=True, slots=True)
class Thread:
    """A line of the cloth: colours across it, and how much of it each takes."""

    parts: tuple[tuple[str, int], ...] = ()
    """None: a band of gold."""


BAND = Thread()


def even(roles: Iterable[str]) -> Thread:
    """A thread of several colours, each as wide as the others; none twice."""
    return Thread(tuple((role, 1) for role in dict.fromkeys(roles)))


def shares(amounts: Mapping[str, float]) -> Thread:
    """A thread on which everybody has as much as is theirs; even where nobody has anything."""
    most = max(amounts.values(), default=0)
    if most <= 0:
        return even(amounts)
    parts = ((role, round(max(0, n) * LARGEST / most)) for role, n in amounts.items())
    return Thread(tuple((role, n) for role, n in parts if n))


def by_turn(
    entries: Sequence[Entry[Any]],
    turn: Callable[[Entry[Any]], str],
    weave: Callable[[Sequence[Entry[Any]]], Iterable[Thread]],
) -> tuple[Thread, ...]:
    """What each turn wove; steps of no turn weave nothing, of bands side by side one is left."""
    grouped = ((key, tuple(steps)) for key, steps in groupby(entries, turn))
    woven = [thread for key, steps in grouped if key for thread in weave(steps)]
    after = (None, *woven)
    return tuple(one for one, last in zip(woven, after, strict=False) if one.parts or one != last)


def of_result(result: Result) -> tuple[Thread, ...]:
    """Of a game of which only the result is kept: everybody's share of the points."""
    amounts: dict[str, float] = {}
    for role, row in zip(colours(result), result.rows, strict=True):
        amounts[role] = amounts.get(role, 0) + (row.score or 0)
    thread = shares(amounts)
    return (BAND, *(thread,) * 6, BAND) if thread.parts else (BAND, BAND)


PEOPLE = ("human", "military", "science", "technology", "arts", "exploration")
"""Colours of people of whom no colour is known, in the order of their seats."""
BOT = "automa"


def colours(result: Result) -> tuple[str, ...]:
    """A colour for each row: its own, else one of ours, the same whoever has won.

    What several have is nobody's own.
    """
    rows, seen = result.rows, Counter(row.colour for row in result.rows)
    free = [one for one in PEOPLE if seen[one] != 1] or [*PEOPLE]
    unknown = [
        at
        for at, row in enumerate(rows)
        if not row.bot and (not row.colour or seen[row.colour] > 1)
    ]
    by_seat = sorted(unknown, key=lambda at: rows[at].seat)
    ours = {at: free[n % len(free)] for n, at in enumerate(by_seat)}
    return tuple(ours.get(at, row.colour or BOT) for at, row in enumerate(rows))


def as_text(threads: Iterable[Thread]) -> str:
    """To be written down: a word each."""
    return " ".join(
        ",".join(f"{role}:{n}" if n != 1 else role for role, n in one.parts) or GOLD
        for one in threads
    )
