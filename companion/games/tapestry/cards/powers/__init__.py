"""Tapestry cards that the vocabulary cannot say: one function each, named by the data."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.tapestry.turn.turn import Turn

Power = Callable[[Turn, str], None]
POWERS: dict[str, Power] = {}
"""power -> what does it when the card is played."""


def power(name: str) -> Callable[[Power], Power]:
    """Mark a function as a card's power."""

    def mark(function: Power) -> Power:
        POWERS[name] = function
        return function

    return mark
