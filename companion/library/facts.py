"""House facts: what the owner read off the box where no source of ours says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tinydb import where
from tinydb.queries import QueryInstance

from companion.content import SHELF
from companion.library.storage import AtomicStorage, open_database

if TYPE_CHECKING:
    from companion.core.answers import Answer


@dataclass(frozen=True, slots=True)
class HouseFact:
    """One answer of the owner's about a game."""

    game: str
    fact: str
    value: Answer


class HouseFacts:
    """All of them, by game and fact."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._table = open_database(storage).table("facts")
        self._tell_shelf()

    def get(self, game: str, fact: str) -> Answer | None:
        """What the owner said, or None."""
        row = self._table.get(_which(game, fact))
        return _value(row) if isinstance(row, Mapping) else None

    def set(self, game: str, fact: str, value: Answer) -> None:
        """Keep an answer; raises NotKept."""
        plain = list(value) if isinstance(value, tuple) else value
        self._table.upsert({"game": game, "fact": fact, "value": plain}, _which(game, fact))
        self._tell_shelf()

    def forget(self, game: str, fact: str) -> None:
        """Ask again the next time; raises NotKept."""
        self._table.remove(_which(game, fact))
        self._tell_shelf()

    def of(self, game: str) -> tuple[HouseFact, ...]:
        """Everything the owner said about a game, by fact."""
        rows = self._table.search(where("game") == game)
        facts = [(row.get("fact"), _value(row)) for row in rows]
        known = [
            HouseFact(game, fact, value)
            for fact, value in facts
            if isinstance(fact, str) and value is not None
        ]
        return tuple(sorted(known, key=lambda one: one.fact))

    def _tell_shelf(self) -> None:
        """Printed numbers that were put right hold wherever their files are read."""
        SHELF.use_facts({str(row.get("fact")): row.get("value") for row in self._table.all()})


def _value(row: Mapping[str, Any]) -> Answer | None:
    """The answer of a row; None where somebody wrote what is none."""
    value = row.get("value")
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    return value if isinstance(value, str | int) else None


def _which(game: str, fact: str) -> QueryInstance:
    both: QueryInstance = (where("game") == game) & (where("fact") == fact)
    return both
