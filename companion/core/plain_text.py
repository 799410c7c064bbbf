"""Texts of files that somebody else may have written: what no screen can draw becomes a sign."""

from __future__ import annotations

import re
from typing import Any

LONE = re.compile(r"[\ud800-\udfff]")
SIGN = "\ufffd"
ESCAPED, AS_IT_IS = b"\\ud", b"\xed"
"""How half a character stands in JSON, escaped or as it is."""


def may_hold_half_characters(data: bytes) -> bool:
    """Whether a look at every text in it is worth the time."""
    return AS_IT_IS in data or ESCAPED in data.lower()


def with_whole_characters(value: Any) -> Any:
    """The same with a sign for every half of a character, however deep."""
    if isinstance(value, str):
        return LONE.sub(SIGN, value)
    if isinstance(value, list):
        return [with_whole_characters(one) for one in value]
    if isinstance(value, dict):
        return {LONE.sub(SIGN, key): with_whole_characters(one) for key, one in value.items()}
    return value
