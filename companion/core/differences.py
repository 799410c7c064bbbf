"""What differs on the table between two states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.checked import TableFact
from companion.core.message import Message


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that must be put right; None where it was not, or is no more."""

    key: str
    label: Message
    before: Message | int | str | None
    after: Message | int | str | None


def differences(before: Iterable[TableFact], after: Iterable[TableFact]) -> tuple[Difference, ...]:
    """What changed, in the order of the table, what is gone last."""
    old = {fact.key: fact for fact in before}
    new = {fact.key: fact for fact in after}
    changed = [
        Difference(key, fact.label, old[key].value if key in old else None, fact.value)
        for key, fact in new.items()
        if key not in old or old[key].value != fact.value
    ]
    gone = [
        Difference(key, fact.label, fact.value, None) for key, fact in old.items() if key not in new
    ]
    return tuple(changed + gone)
