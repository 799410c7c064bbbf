"""The table in groups, as people look it over: whose it is, its name there, its picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.game import TableFact
from companion.core.message import Message

YOU, BOTS, BOARD = "you", "bots", "board"
"""The columns of the picture."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One thing to look at, called as beside the name of whose it is."""

    fact: TableFact
    label: Message | str
    icon: str = ""
    most: int = 0
    """The highest number that can lie there; 0 where nobody knows."""


@dataclass(frozen=True, slots=True)
class Group:
    """What belongs together on the table."""

    column: str
    title: Message | str
    icon: str
    cells: tuple[Cell, ...]
    note: Message | None = None
    colour: str = "dim"
    drawn: tuple[TableFact, ...] = ()
    """What is seen on the drawing of the board, and touched there."""


def in_one(facts: Iterable[TableFact]) -> tuple[Group, ...]:
    """Where a game groups nothing."""
    cells = tuple(Cell(fact, short(fact)) for fact in facts)
    return (Group(BOARD, Message("app.check.table"), "layers", cells),)


def short(fact: TableFact) -> Message | str:
    """Its name without whose it is."""
    what = fact.label.params.get("what")
    return what if isinstance(what, Message | str) else fact.label
