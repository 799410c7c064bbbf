"""Which sign of a number a key is: a key tells its own place and bare letter, never a plus.

Shift is told beside it, and what stands on a key differs from keyboard to keyboard.
"""

from __future__ import annotations

PAD = {256 + digit: str(digit) for digit in range(10)} | {268: "*", 269: "-", 270: "+"}
"""The keys at the side, by the codes that Kivy gives them."""
DIGITS = dict(zip(range(30, 40), "1234567890", strict=True))
"""The row of digits by where its keys lie, whatever is printed on them."""


def sign_of(code: int, letter: str, place: int = 0, *, shift: bool = False) -> str:
    """A digit, "+", "-" or "*"; empty for a key that is none of them.

    A plus is a key of its own, or Shift and "=" (English, French). On a French keyboard digits
    need Shift; without it their keys are digits all the same, but for the minus on one of them.
    """
    if code in PAD:
        return PAD[code]
    if len(letter) == 1 and letter in "0123456789":
        return "" if shift else letter
    if shift:
        return {"=": "+", "+": "*"}.get(letter) or DIGITS.get(place, "")
    return letter if letter and letter in "+-*" else DIGITS.get(place, "")
