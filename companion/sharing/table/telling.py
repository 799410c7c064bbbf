"""Rows, each with a reason, as sentences: rows of the same reason together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from companion.core.message import Message

REASONS = 30
"""So many different reasons are told one by one."""
SPANS = 60
"""So many rows, or rows in a row, are named in one sentence."""


def rows_told(rows: Sequence[tuple[int, Message]]) -> Iterator[Message]:
    """Every row: which, and why."""
    by_reason: dict[Message, list[int]] = {}
    for row, why in rows:
        by_reason.setdefault(why, []).append(row)
    reasons = iter(by_reason.items())
    for why, numbers in islice(reasons, REASONS):
        yield Message("sharing.table.rows", rows=_spans(numbers), n=len(numbers), why=why)
    rest = sorted(row for _, numbers in reasons for row in numbers)
    if rest:
        yield Message("sharing.table.more_rows", rows=_spans(rest), n=len(rest))


def _spans(rows: Sequence[int]) -> str:
    """ "3, 5–9, 12"."""
    spans: list[tuple[int, int]] = []
    for row in dict.fromkeys(rows):
        if spans and spans[-1][1] == row - 1:
            spans[-1] = spans[-1][0], row
        else:
            spans.append((row, row))
    said = [str(first) if first == last else f"{first}–{last}" for first, last in spans[:SPANS]]
    return ", ".join(said) + ("…" if len(spans) > SPANS else "")
