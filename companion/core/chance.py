"""Chance, injected once. The same seed, depth and place give the same result.

Undoing a step and doing it again therefore rolls the same: nobody fishes for a better die.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random
from threading import local

from companion.core.message import Message

DICE, CARDS = "dice", "cards"
EVERYTHING = (CARDS, DICE)
"""What the app may roll and draw. A game may tell parts apart, each for itself: `cards.own`."""


def used(by_app: Collection[str], kind: str) -> bool:
    """Whether the app does this: said of itself, or of the whole it is a part of."""
    return kind in by_app or kind.partition(".")[0] in by_app


def switched(
    by_app: Collection[str], kinds: Iterable[str], kind: str, *, on: bool
) -> frozenset[str]:
    """What the app does of a game's kinds, one of them turned."""
    now = {one for one in kinds if used(by_app, one)}
    return frozenset(now | {kind} if on else now - {kind})


@dataclass(frozen=True, slots=True)
class Die:
    """A die and its faces; a face may be printed twice."""

    id: str
    faces: tuple[str, ...]
    text: Message


class Chance:
    """The app's own dice and shuffles for one step."""

    __slots__ = ("_place",)

    def __init__(self, seed: str, depth: int) -> None:
        self._place = f"{seed}:{depth}"

    def roll(self, key: str, die: Die) -> str:
        """One face."""
        return self._random(key).choice(die.faces)

    def shuffle(self, key: str, cards: Iterable[str]) -> tuple[str, ...]:
        """The cards in a new order."""
        order = list(cards)
        self._random(key).shuffle(order)
        return tuple(order)

    def _random(self, key: str) -> Random:
        """Sown anew each time, as a new one would be; making one costs as much again."""
        own = _HERE.own
        own.seed(f"{self._place}:{key}")
        return own


class _Here(local):
    """A thread's own."""

    def __init__(self) -> None:
        self.own = Random()


_HERE = _Here()


def merged(recorded: tuple[str, ...], fresh: tuple[str, ...]) -> tuple[str, ...]:
    """The recorded order of the cards still there; new ones where the fresh order has them."""
    counts = Counter(fresh)
    kept = []
    for card in recorded:
        if counts[card]:
            counts[card] -= 1
            kept.append(card)
    waiting = iter(kept)
    order = []
    for card in reversed(fresh):
        new = counts[card] > 0
        counts[card] -= new
        order.append(card if new else None)
    return tuple(card if card is not None else next(waiting) for card in reversed(order))
