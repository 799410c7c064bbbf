"""What was made of the very same frozen things before, not made again."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Of = TypeVarTuple("Of")

MOST = 256
"""So many are remembered of each function; then it begins anew."""


def remembered(make: Callable[[Unpack[Of]], T]) -> Callable[[Unpack[Of]], T]:
    """For functions of things that never change: what is the same thing gives the same."""
    kept: dict[tuple[int, ...], tuple[tuple[Any, ...], T]] = {}

    @wraps(make)
    def again(*of: *Of) -> T:
        key = tuple(map(id, of))
        known = kept.get(key)
        if known is not None:
            return known[1]
        if len(kept) >= MOST:
            kept.clear()
        made = make(*of)
        kept[key] = (of, made)  # held, so that nothing else comes to lie at the same address
        return made

    return again
