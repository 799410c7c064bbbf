"""Commands and events of a game as rows `[kind, version, fields]`, and old rows upgraded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from companion.core import switch
from companion.core.codec import CannotDecode, from_json, to_json
from companion.core.command import Command
from companion.core.event import Event
from companion.core.game import Game, Upgrade
from companion.errors import Damaged, UnknownKind

S = TypeVar("S")
SHOWN = 60
"""Letters of a name that may be anything."""
QUOTED = 200
"""Of what is said of a value that does not fit."""


class Kinds(Generic[S]):
    """The tables of one game."""

    def __init__(self, game: Game[S]) -> None:
        self._commands = {cls.__name__: cls for cls in (*game.commands, *switch.COMMANDS)}
        self._events = {cls.__name__: cls for cls in (*game.events, *switch.EVENTS)}
        self._upgrades = game.upgrades
        self._former = game.former

    def pack(self, thing: Command[S] | Event[S]) -> list[Any]:
        """A command or an event as a row."""
        cls = type(thing)
        if cls.__name__ not in self._commands and cls.__name__ not in self._events:
            raise UnknownKind("core.save.unknown_kind", kind=cls.__name__)
        return [cls.__name__, cls.VERSION, to_json(thing)]

    def command(self, row: Sequence[Any]) -> Command[S]:
        """The command of a row."""
        command: Command[S] = self._unpack(self._commands, row)
        return command

    def event(self, row: Sequence[Any]) -> Event[S]:
        """The event of a row."""
        event: Event[S] = self._unpack(self._events, row)
        return event

    def _unpack(self, table: Mapping[str, type[Any]], row: Sequence[Any]) -> Any:
        kind, version, fields = row
        if kind in self._former:
            kind, version, fields = self._former[kind](fields)
        cls = table.get(kind)
        if cls is None or version > cls.VERSION:
            raise UnknownKind("core.save.unknown_kind", kind=str(kind)[:SHOWN])
        if version < cls.VERSION:
            fields = upgraded(self._upgrades, kind, version, cls.VERSION, fields)
        try:
            return from_json(cls, fields)
        except CannotDecode as error:
            raise Damaged("core.save.does_not_fit", what=str(error)[:QUOTED]) from error


def upgraded(
    upgrades: Mapping[tuple[str, int], Upgrade],
    kind: str,
    version: int,
    wanted: int,
    fields: dict[str, Any],
) -> dict[str, Any]:
    """Fields brought from one version to another, a version at a time."""
    for old in range(version, wanted):
        step = upgrades.get((kind, old))
        if step is None:
            raise UnknownKind("core.save.unknown_kind", kind=f"{kind} {old}"[:SHOWN])
        fields = step(dict(fields))
    return fields
