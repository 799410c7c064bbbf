"""Small sums typed into a number field: `12+3-2`, `4×6`."""

from __future__ import annotations

import re

from companion.errors import AnswerRefused

MOST_DIGITS = 6
LARGEST = 10**MOST_DIGITS - 1
LONGEST = 60
SAME_SIGNS = str.maketrans({"−": "-", "–": "-", "×": "*", "x": "*", "X": "*", "·": "*"})
TOKEN = re.compile(r"[0-9]+|[-+*]")


def work_out(text: str, low: int = 0, high: int = LARGEST) -> int:
    """The value of a sum of whole numbers; raises AnswerRefused with what is wrong.

    One sign may stand before a number at the start (`-3`). Products come before sums.
    """
    value = sum(_terms(_tokens(text)))
    if value < low:
        raise AnswerRefused("core.number.too_small", low=low)
    if value > high:
        raise AnswerRefused("core.number.too_large", high=high)
    return value


def _tokens(text: str) -> list[str]:
    plain = "".join(text.split()).translate(SAME_SIGNS)
    if not plain:
        raise AnswerRefused("core.number.empty")
    tokens = TOKEN.findall(plain) if plain.isascii() else []
    if "".join(tokens) != plain or len(plain) > LONGEST:
        raise AnswerRefused("core.number.not_a_sum")
    if any(len(token) > MOST_DIGITS for token in tokens):
        raise AnswerRefused("core.number.too_long", n=MOST_DIGITS)
    return tokens


def _terms(tokens: list[str]) -> list[int]:
    """Signed products, each to be added."""
    if tokens[0] not in "+-":
        tokens = ["+", *tokens]
    if tokens[-1] in "+-*":
        raise AnswerRefused("core.number.unfinished")
    terms: list[int] = []
    for sign, number in zip(tokens[::2], tokens[1::2], strict=True):
        if not number.isdecimal() or sign.isdecimal() or (sign == "*" and not terms):
            raise AnswerRefused("core.number.not_a_sum")
        if sign == "*":
            terms[-1] *= int(number)
        else:
            terms.append(int(number) if sign == "+" else -int(number))
    return terms
