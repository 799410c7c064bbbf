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


@lru_cache(maxsize=20_000)
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
    letters, length = _letters(typed), len(typed)
    found: dict[str, float] = {}
    for word in known:
        theirs, longer = _letters(word), len(word) - length
        if longer < -most or (letters & ~theirs).bit_count() > most:
            continue
        is_like = longer <= most and (theirs & ~letters).bit_count() <= most
        if is_like and (whole := distance(typed, word, most)) <= most:
            found[word] = SURE - SLIP * whole
        elif longer > 0 and length > SHORTEST and _is_one_slip(typed, word[:length]):
            found[word] = BEGUN
    return found


def _is_one_slip(one: str, other: str) -> bool:
    """Whether of two words of one length one letter is wrong, or two have changed places."""
    if one == other:
        return True
    at = 0
    while one[at] == other[at]:
        at += 1
    if one[at + 1 :] == other[at + 1 :]:
        return True
    return one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :]
