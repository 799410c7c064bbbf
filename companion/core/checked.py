"""The table to be looked over: what can be seen on it, and in which group it lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer

YOU, BOTS, BOARD = "you", "bots", "board"
"""The columns of the picture."""
NOTHING = Message("app.check.nothing")
UNCOUNTED = Message("app.check.uncounted")
"""What is said where nothing lies, or nobody counts."""


@dataclass(frozen=True, slots=True)
class TableFact:
    """One thing that can be seen on the table."""

    key: str
    label: Message
    value: Message | int | str
    right: Callable[[], tuple[Offer[Any], ...]] | None = field(default=None, compare=False)
    """What puts it right, a row for each way; of a number the one that takes it."""
    place: str = field(default="", compare=False)
    """Where it lies: `player:p1`, `hex:1,0`."""
    icon: str = field(default="", compare=False)
    most: int = field(default=0, compare=False)
    """The highest number that can lie there; 0 where nobody knows."""
    name: Message | str = field(default="", compare=False)
    """What it is called beside the name of whose it is."""
    seen: Message | None = field(default=None, compare=False)
    """Its value beside the thing itself, where that is said in other words."""
    help: str = field(default="", compare=False)
    """The entry of the rules on it."""
    page: str = field(default="", compare=False)
    """The part of the game where it is drawn and put right, where it has one of its own."""

    @property
    def short(self) -> Message | str:
        """Its name without whose it is."""
        what = self.label.params.get("what")
        return self.name or (what if isinstance(what, Message | str) else self.label)


@dataclass(frozen=True, slots=True)
class Group:
    """What belongs together on the table: all that lies in some places."""

    column: str
    title: Message | str
    icon: str
    places: tuple[str, ...] = ()
    """The beginnings of places: `player:p1`, `hex:`."""
    note: Message | None = None
    colour: str = "dim"
    on_board: tuple[str, ...] = ()
    """Those of them that are seen on the drawing of the board, and touched there."""
    cells: tuple[TableFact, ...] = ()
    drawn: tuple[TableFact, ...] = ()


def grouped(groups: Iterable[Group], facts: Iterable[TableFact]) -> tuple[Group, ...]:
    """Every fact once, in the group of its place; a group without any is left out."""
    every = tuple(facts)
    filled = (
        replace(
            group,
            cells=tuple(fact for fact in every if fact.place.startswith(group.places)),
            drawn=tuple(fact for fact in every if fact.place.startswith(group.on_board)),
        )
        for group in groups
    )
    return tuple(group for group in filled if group.cells or group.drawn)


def in_one(facts: Iterable[TableFact]) -> tuple[Group, ...]:
    """Where a game groups nothing."""
    return (Group(BOARD, Message("app.check.table"), "layers", cells=tuple(facts)),)
