"""What is typed for a number: digits, or a little sum such as `12+3-2`."""

import re

LONGEST = 24
_SUM = re.compile(r"\s*([+-]?\s*\d{1,9})((?:\s*[+\-]\s*\d{1,9})*)\s*")
_TERM = re.compile(r"([+-]?)\s*(\d+)")


def total(typed: str, low: int, high: int) -> int | None:
    """The number meant, or None: not a sum, too long, or outside the bounds."""
    plain = typed.replace("−", "-")
    if len(plain) > LONGEST or not _SUM.fullmatch(plain):
        return None
    amount = sum(-int(n) if sign == "-" else int(n) for sign, n in _TERM.findall(plain))
    return amount if low <= amount <= high else None
