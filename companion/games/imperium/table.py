"""A nation's table as its file has it: rows, what they show, and what is doubtful in them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from companion.core.remembered import remembered
from companion.games.imperium.acts import Element
from companion.games.imperium.grammar import read_elements

Sureness = Literal["certain", "confirm", "ask"]
SIDES = ("barbarian", "empire", "journey")
UNREAD = ""
"""What a row whose key nobody could read is listed under."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A word of a row that the print left unclear."""

    name: str
    """Stands in the row as `{name}`."""
    about: str
    """token, category, number, actor, card, land or place: how the question is put."""
    reading: str
    others: tuple[str, ...]

    @property
    def options(self) -> tuple[str, ...]:
        return (self.reading, *self.others)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table; the topmost that fits the card and can be done counts."""

    shows: str
    """The icon, category or card name in front; empty where it could not be read."""
    then: tuple[Any, ...]
    sure: Sureness = "certain"
    perhaps: tuple[str, ...] = ()
    """What the icon in front may be instead."""
    english: tuple[Any, ...] = ()
    """The row in the English printing, where it is another one."""
    doubts: tuple[Doubt, ...] = ()

    def __post_init__(self) -> None:
        for choice in ({doubt.name: option} for doubt in self.doubts for option in doubt.options):
            self.elements(choice)
        self.elements({}, english=True)

    def elements(
        self, readings: Mapping[str, str], *, english: bool = False
    ) -> tuple[Element, ...]:
        """What the row says, with these readings of its doubtful words."""
        text = _written(self.english if english and self.english else self.then)
        for doubt in self.doubts:
            text = text.replace(f"{{{doubt.name}}}", readings.get(doubt.name, doubt.reading))
        return _read(text)

    @property
    def keys(self) -> tuple[str, ...]:
        """What may stand in front of it, our reading first."""
        return tuple(key for key in (self.shows, *self.perhaps) if key != UNREAD)


@remembered
def _written(acts: tuple[Any, ...]) -> str:
    return json.dumps(acts)


@cache
def _read(text: str) -> tuple[Element, ...]:
    return read_elements(json.loads(text))


@dataclass(frozen=True, slots=True)
class NationTable:
    """The reference table of one nation."""

    nation: str
    barbarian: tuple[Row, ...] = ()
    empire: tuple[Row, ...] = ()
    journey: tuple[Row, ...] = ()

    def side(self, side: str) -> tuple[Row, ...]:
        """The rows for a side of the State card; a nation with one table keeps to it."""
        rows: Mapping[str, tuple[Row, ...]] = {
            "barbarian": self.barbarian or self.empire,
            "empire": self.empire or self.barbarian,
            "journey": self.journey,
        }
        return rows[side]

    def printed_side(self, side: str) -> str:
        """Which of its tables is read for a side of the State card."""
        if side == "barbarian":
            return "barbarian" if self.barbarian else "empire"
        return "empire" if self.empire else "barbarian"

    def rows(self) -> Iterator[tuple[str, Row]]:
        """Every row with its id, `celts.barbarian.4`."""
        for side in SIDES:
            for order, row in enumerate(getattr(self, side), start=1):
                yield f"{self.nation}.{side}.{order}", row
