"""Small typing mistakes: one letter too many, missing, wrong, or two changed places."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

SHORTEST = 4
LONG = 7
SOUNDS_LIKE = 0.7
ALIKE = str.maketrans("ykqzj", "iccsg")
SILENT = r"(?<!^)[aeiouh]|(.)(?=\1)"
FEWEST_SOUNDS = 3
SURE, SLIP, BEGUN = 0.9, 0.1, 0.4


def allowed(word: str) -> int:
    """How many mistakes a word of this length may hold."""
    return 0 if len(word) < SHORTEST else 1 if len(word) < LONG else 2


def distance(one: str, other: str, most: int) -> int:
    """How many mistakes lie between two words; more than `most` is not counted further."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, row = [0] * (len(other) + 1), list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        older, before, row = before, row, [i]
        for j, b in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    return row[-1]


@lru_cache(maxsize=20_000)
def _letters(word: str) -> int:
    """Which letters a word holds, as bits."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits


def sound(word: str) -> str:
    """What is heard of a word: its first letter and its consonants, without a plural; empty where
    that is too little. "zeplin" sounds like "zeppelins", "nenufar" like "nénuphar".
    """
    heard = re.sub(SILENT, "", word.replace("ph", "f").translate(ALIKE))
    heard = heard.rstrip("s") or heard
    return heard if len(heard) >= FEWEST_SOUNDS else ""


def near(typed: str, known: Iterable[str]) -> dict[str, float]:
    """The known words that `typed` may have been meant as, and how surely (0 to 1)."""
    most = allowed(typed)
    if not most:
        return {}
    letters, shortest = _letters(typed), len(typed) - most
    found: dict[str, float] = {}
    for word in known:
        if (letters & ~_letters(word)).bit_count() > most or len(word) < shortest:
            continue
        whole = distance(typed, word, most)
        if whole <= most:
            found[word] = SURE - SLIP * whole
        elif len(typed) > SHORTEST and distance(typed, word[: len(typed)], 1) <= 1:
            found[word] = BEGUN
    return found
