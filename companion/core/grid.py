"""People and what is counted of each: a column for each of them, a line for each thing.

Where points are counted, a line says with which keys it is told: its digits, one touch for a small
number, a touch for each part, or those of some things that somebody has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer

Value = int | tuple[str, ...]
"""What was told of a cell: a number, or the parts and things it is made of."""


class Keys(StrEnum):
    """How a cell is told."""

    DIGITS = "digits"
    ONE = "one"
    """A touch on the number is all."""
    PARTS = "parts"
    """A touch for each part, as sizes of regions."""
    SOME = "some"
    """Things that are touched on and off."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One of the things of which somebody has some."""

    id: str
    name: Message
    icon: str
    points: int
    has: str = ""
    """The seat that has it, where one alone can."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something that lies there, and how many of it there can be."""

    id: str
    name: Message
    icon: str
    most: int
    note: Message | None = None
    """What the printed scoring says of it."""


@dataclass(frozen=True, slots=True)
class Sum:
    """Points that follow from what lies there: it is told part by part."""

    name: Message
    parts: tuple[Part, ...]
    comes_to: Callable[[Mapping[str, int]], int] = field(compare=False)
    """By part, how many there are."""
    adds: bool = False
    """More points of the kind, as another income turn: they go on top of those that stand."""
    whole: bool = False
    """All its parts are told, one after the other."""
    alone: bool = False
    """It is told by its parts alone: a number typed would be taken for points."""
    reasons: Callable[[Mapping[str, int]], tuple[Message, ...]] = field(
        default=lambda told: (), compare=False
    )
    """What it comes to by, where that does not stand beside the parts."""


@dataclass(frozen=True, slots=True)
class Entry:
    """With which keys the cells of a line are told."""

    keys: Keys = Keys.DIGITS
    most: int = 0
    worth: tuple[int, ...] = ()
    """Points for 0, 1, 2 …; of a part, what each of its units gives."""
    things: tuple[Thing, ...] = ()
    asks: Message | None = None
    note: Message | None = None
    boxed: bool = False
    """Something stands to the left of the points: the gold, the pieces."""
    each: int = 0
    """Of the numbers that are added up none is more; 0 where nothing limits them."""
    leaves: tuple[str, ...] | None = None
    """The lines that are still asked for where this one is told; None: all of them."""
    sum: Sum | None = None
    """How the points can be added up, where nobody knows them."""


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
    told: int | None = None
    """The total as it was told: rows are parts of it until they come to more."""


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that is counted, by seat; who is not there has not been counted."""

    id: str
    name: Message
    icon: str
    cells: Mapping[str, int | None]
    follows: bool = False
    """It follows from others and is not written."""
    entry: Entry = Entry()
    told: Mapping[str, Value] = field(default_factory=dict)
    """By seat, what the points follow from."""


Write = Callable[[str, str, Value], Offer[Any]]
Total = Callable[[str, int], Offer[Any]]


@dataclass(frozen=True, slots=True)
class Grid:
    """All of it, and how it is written."""

    heads: tuple[Head, ...]
    lines: tuple[Line, ...]
    write: Write | None = field(default=None, compare=False)
    """Seat, line, value; None where nothing is written any more."""
    total: Total | None = field(default=None, compare=False)
    """A total alone, where one will do."""
    ends: tuple[Offer[Any], ...] = field(default=(), compare=False)
    """What is done once all of it is counted."""
    by_line: bool = False
    """Everybody writes a line before the next one, as in rounds."""
    grows: bool = False
    """Another line comes once the last is full."""
