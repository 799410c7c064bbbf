"""People and what is counted of each: a column for each of them, a line for each thing."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message


@dataclass(frozen=True, slots=True)
class Head:
    """Somebody's column."""

    seat: str
    name: Message | str
    colour: str
    shape: str
    total: int | None = None
    """What is above it, large; None for nothing."""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that is counted, by seat; who is not there has not been counted."""

    id: str
    name: Message
    icon: str
    cells: dict[str, int | None]
    follows: bool = False
    """It follows from others and is not written."""


@dataclass(frozen=True, slots=True)
class Grid:
    """All of it."""

    heads: tuple[Head, ...]
    lines: tuple[Line, ...]
