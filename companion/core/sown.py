"""Chance out of a code: whoever plays with the same one meets the same draws and dice.

The n-th of a kind is the n-th wherever it comes in a game, for the moves of two people differ. A
kind is a place of the rules: a deck's shuffle, a die of the bots', a die of one's own.

>>> kind_of("bots.deck.shuffle.2")
('bots.deck.shuffle', 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b

from companion.core.chance import Chance, Die

CODED = "code:"
"""How the seed of a game with a code begins."""
Before = Callable[[str], int]
"""How often something of a kind came in the steps before."""


def chance_of(seed: str, depth: int, before: Before) -> Chance:
    """Of a step: out of the game's code, or of its own seed as ever."""
    return Sown(seed, before) if seed.startswith(CODED) else Chance(seed, depth)


def code_in(seed: str) -> str:
    """The code of a game; empty without one."""
    return seed.removeprefix(CODED) if seed.startswith(CODED) else ""


def kind_of(key: str) -> tuple[str, int]:
    """The place of a key, and how often it was met in its step."""
    place, _, number = key.rpartition(".")
    return (place, int(number)) if place and number.isdecimal() else (key, 1)


class Sown(Chance):
    """Faces and orders by the code, the kind, and how many of it came before."""

    __slots__ = ("_before", "_seed")

    def __init__(self, seed: str, before: Before) -> None:
        super().__init__(seed, 0)
        self._seed, self._before = seed, before

    def roll(self, key: str, die: Die) -> str:
        """One face."""
        return die.faces[self._number(key, die.id) % len(die.faces)]

    def shuffle(self, key: str, cards: Iterable[str]) -> tuple[str, ...]:
        """Each card has a place of its own: what is missing, or more, moves no other."""
        met: dict[str, int] = {}
        ranked = []
        for card in cards:
            met[card] = met.get(card, 0) + 1
            ranked.append((self._number(key, f"{card}:{met[card]}"), met[card], card))
        return tuple(card for _, _, card in sorted(ranked))

    def _number(self, key: str, what: str) -> int:
        kind, met = kind_of(key)
        nth = self._before(kind) + met
        told = f"{self._seed}:{kind}:{nth}:{what}".encode()
        return int.from_bytes(blake2b(told, digest_size=8).digest(), "big")
