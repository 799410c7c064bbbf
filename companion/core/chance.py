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
"""What the app may roll and draw. A game may tell parts apart, each for itself: `cards.own`.

What the app draws and rolls lies in Loom, wholly and for everybody; the rest on the table.
"""


def wholes(kind: str) -> tuple[str, ...]:
    """The kind itself, then everything that it is a part of: `cards.own.tiles`, `cards.own` …

    >>> wholes("cards.own")
    ('cards.own', 'cards')
    """
    parts = kind.split(".")
    return tuple(".".join(parts[:n]) for n in range(len(parts), 0, -1))


def used(by_app: Collection[str], kind: str) -> bool:
    """Whether the app does this: said of itself, or of a whole it is a part of."""
    return any(one in by_app for one in wholes(kind))


def parts_of(kinds: Iterable[str], whole: str) -> tuple[str, ...]:
    """Those of a game's kinds that belong to this one."""
    return tuple(one for one in kinds if whole in wholes(one))


def turns(by_app: Collection[str], kinds: Iterable[str], kind: str, *, on: bool) -> bool:
    """Whether something of a kind changes by that."""
    return any(used(by_app, one) != on for one in parts_of(kinds, kind) or (kind,))


def switched(
    by_app: Collection[str], kinds: Iterable[str], kind: str, *, on: bool
) -> frozenset[str]:
    """What the app does of a game's kinds, those of one whole turned."""
    every = tuple(kinds)
    now, turned = {one for one in every if used(by_app, one)}, parts_of(every, kind)
    return frozenset(now.union(turned) if on else now.difference(turned))


@dataclass(frozen=True, slots=True)
class Die:
    """A die and its faces; a face may be printed twice."""

    id: str
    faces: tuple[str, ...]
    text: Message


def on_die(die: str, face: str) -> str:
    """Where a face lies: `die:science_d12:military`."""
    return f"die:{die}:{face}"


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
