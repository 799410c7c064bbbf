"""What takes long to count, a piece at a time: a page need not wait for what it shows of it.

>>> def sums(numbers):
...     total = 0
...     for number in numbers:
...         total += number
...         yield
...     return total
>>> whole(sums((1, 2, 3)))
6
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")
Pieces = Generator[None, None, T]
"""Stops after each piece, and returns what it all comes to."""


class Counted(Generic[T]):
    """Something that is being counted, of these very things."""

    def __init__(self, of: tuple[Any, ...], pieces: Pieces[T]) -> None:
        self.of, self._pieces = of, pieces
        self._is_done = False
        self.found: T | None = None
        """What it came to; None while a piece is left, and where counting failed."""

    def is_of(self, of: tuple[Any, ...]) -> bool:
        """Whether these are the same things, and not only like them."""
        return all(one is other for one, other in zip(self.of, of, strict=True))

    def piece(self) -> bool:
        """One more; whether any was left."""
        if self._is_done:
            return False
        self._is_done = True
        try:
            next(self._pieces)
        except StopIteration as end:
            self.found = end.value
        else:
            self._is_done = False
        return not self._is_done


def whole(pieces: Pieces[T]) -> T:
    """All of it at once."""
    counted = Counted((), pieces)
    while counted.piece():
        pass
    assert counted.found is not None
    return counted.found
