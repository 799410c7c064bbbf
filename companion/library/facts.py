"""House facts: what the owner read off the box where no source of ours says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tinydb import where
from tinydb.queries import QueryInstance

from companion.content import SHELF
from companion.content.printed_since import in_place
from companion.core.message import Message
from companion.errors import NotKept
from companion.games import title
from companion.library.storage import AtomicStorage, Tell, open_database

if TYPE_CHECKING:
    from companion.core.answers import Answer


EVERY = "*"


@dataclass(frozen=True, slots=True)
class HouseFact:
    """One answer of the owner's about a game."""

    game: str
    fact: str
    value: Answer


class HouseFacts:
    """All of them, by game and fact."""

    def __init__(self, storage: AtomicStorage, tell: Tell) -> None:
        _put_in_place(storage)
        database = open_database(storage)
        self._table, self._aside = database.table("facts"), database.table("replaced")
        self._tell_shelf()
        for game, n in Counter(one.game for one in self.replaced).items():
            tell(Message("library.notice.now_printed", game=title(game), n=n))

    def get(self, game: str, fact: str) -> Answer | None:
        """What the owner said, or None; of `taught.*` the names of all that begin so."""
        if fact.endswith(EVERY):
            begins = fact.removesuffix(EVERY)
            names = (one.fact for one in self.of(game) if one.fact.startswith(begins))
            return tuple(names) or None
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
        return tuple(sorted(_facts(rows), key=lambda one: one.fact))

    @property
    def replaced(self) -> tuple[HouseFact, ...]:
        """What gave way to a printed number, by the number's name, until somebody has read it."""
        return tuple(_facts(self._aside.all()))

    def put_back(self, facts: Iterable[HouseFact]) -> None:
        """What was told holds after all; raises NotKept."""
        for one in facts:
            self.set(one.game, one.fact, one.value)
        self._aside.truncate()

    def replaced_was_read(self) -> None:
        """The printed numbers stay; where that cannot be kept it is told another time."""
        with suppress(NotKept):
            if self.replaced:
                self._aside.truncate()

    def _tell_shelf(self) -> None:
        """Printed numbers that were put right hold wherever their files are read."""
        SHELF.use_facts({str(row.get("fact")): row.get("value") for row in self._table.all()})


def _put_in_place(storage: AtomicStorage) -> None:
    """Numbers that are printed facts now are called so; what was never read off the box goes."""
    tables = storage.read() or {}
    facts = list(tables.get("facts", {}).values())
    kept, replaced = in_place(facts)
    if kept != facts:
        aside = [*tables.get("replaced", {}).values(), *replaced]
        with suppress(NotKept):  # looked at only: they are put in place another time
            storage.write({**tables, "facts": _numbered(kept), "replaced": _numbered(aside)})


def _numbered(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {str(number): row for number, row in enumerate(rows, 1)}


def _facts(rows: Iterable[Mapping[str, Any]]) -> Iterator[HouseFact]:
    """Those that somebody can have told."""
    for row in rows:
        game, fact, value = row.get("game"), row.get("fact"), _value(row)
        if isinstance(game, str) and isinstance(fact, str) and value is not None:
            yield HouseFact(game, fact, value)


def _value(row: Mapping[str, Any]) -> Answer | None:
    """The answer of a row; None where somebody wrote what is none."""
    value = row.get("value")
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    return value if isinstance(value, str | int) else None


def _which(game: str, fact: str) -> QueryInstance:
    both: QueryInstance = (where("game") == game) & (where("fact") == fact)
    return both
