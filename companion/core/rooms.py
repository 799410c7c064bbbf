"""The commands and events of a game: those that its rooms define. Nobody lists them a second time.

COMMANDS = commands_of(setup, turn, correct)
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from companion.core.command import Command
from companion.core.event import Event

FIELDS = "__dataclass_fields__"


def commands_of(*rooms: ModuleType) -> tuple[type[Command[Any]], ...]:
    """Everything that can be wanted there."""
    return tuple(one for one in _classes(rooms) if issubclass(one, Command))


def events_of(*rooms: ModuleType) -> tuple[type[Event[Any]], ...]:
    """Everything that can happen there."""
    return tuple(one for one in _classes(rooms) if issubclass(one, Event))


def _classes(rooms: tuple[ModuleType, ...]) -> Iterator[type[Any]]:
    """That are defined there and nowhere else; what others are made of has no fields of its own."""
    for room in rooms:
        for thing in vars(room).values():
            here = isinstance(thing, type) and thing.__module__ == room.__name__
            if here and FIELDS in vars(thing):
                yield thing
