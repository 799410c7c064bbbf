"""The first line of a journal: all that has to be known of a game that is not opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from companion.core.codec import CannotDecode, from_json
from companion.core.journal import Line
from companion.errors import Damaged, TooNew

FORMAT = 2
"""Since 2 the sum of each line goes on from the line before, lines keep scopes in place of what
was told, and switches are steps."""


@dataclass(frozen=True, slots=True)
class Head:
    """The first line."""

    format: int
    game: str
    version: int
    options: dict[str, Any]
    seed: str
    by_app: tuple[str, ...]
    at: str = ""
    options_version: int = 1
    """Version of the options' record."""
    rules: int = 1
    """Edition of the game's rules by which it was begun."""


def read_head(lines: Sequence[Line]) -> Head:
    """Which game it is, without knowing games."""
    if not lines or "head" not in lines[0]:
        raise Damaged("core.save.no_head")
    fields = lines[0]["head"]
    newer = isinstance(fields, dict) and isinstance(fields.get("format"), int)
    if newer and fields["format"] > FORMAT:
        raise TooNew("core.save.too_new")
    try:
        return from_json(Head, fields)
    except CannotDecode as error:
        raise Damaged("core.save.no_head") from error
