"""All games as columns of plain values: written to the disk, and read again within milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from types import SimpleNamespace
from typing import Any, TypeAlias

from companion.core.codec import message_from_json, message_to_json
from companion.library.people import Person
from companion.library.statistics.played import Played
from companion.library.statistics.statistics import EVERYBODY, FindToTry, Statistics
from companion.library.statistics.subject import Subject

Column: TypeAlias = list[Any]
"""Values that are there once, and which of them stands in each line."""
OF_ALL = ("day", "key", "minutes", "level", "way", "lowest", "month", "people", "at_table")
"""What is the same for everybody who played a game, and what each of them has of it."""
OF_EACH = ("score", "won", "roles", "turn", "by", "ahead", "behind", "level_with")


def columns_of(statistics: Statistics) -> dict[str, Any]:
    """Everything that `FromColumns` needs."""
    games = statistics._games
    lines = {one.id: line for line, one in enumerate(games[EVERYBODY])}
    return {
        "ids": list(lines),
        "all": {name: _column(games[EVERYBODY], name) for name in OF_ALL},
        "each": {
            who: {"at": [lines[one.id] for one in some]}
            | {name: _column(some, name) for name in OF_EACH}
            for who, some in games.items()
        },
        "names": statistics._names,
        "subjects": {key: list(one) for key, one in statistics._by_key.items()},
        "called": {key: message_to_json(one) for key, one in statistics._called.items()},
    }


class FromColumns(Statistics):
    """Answers as those do of which the columns were made; somebody's games only when asked for.

    Raises one of MISSHAPEN for columns of another shape.
    """

    def __init__(
        self, columns: dict[str, Any], people: Iterable[Person], to_try: FindToTry
    ) -> None:
        super().__init__((), people, to_try)
        self._each = columns["each"]
        self._all = [columns["ids"], *(_values(columns["all"][name]) for name in OF_ALL)]
        self._columns: Any = SimpleNamespace(**dict(zip(OF_ALL, self._all[1:], strict=True)))
        """The same by their names."""
        self._names = columns["names"]
        self._by_key = {key: Subject(*one) for key, one in columns["subjects"].items()}
        self._called = {key: message_from_json(one) for key, one in columns["called"].items()}
        self._games.clear()

    def _games_of(self, who: str) -> Sequence[Played]:
        if who not in self._games and who in self._each:
            self._games[who] = self._read(self._each[who])
        return self._games.get(who, [])

    def _everybodys(self, of: Callable[[Played], str]) -> Iterable[str]:
        return of(self._columns)

    def _played_by(self, who: str) -> int:
        return len(self._each[who]["at"]) if who in self._each else 0

    def _read(self, each: dict[str, Any]) -> list[Played]:
        at = each["at"]
        if not at:
            return []
        pick = itemgetter(*at, *at[:1])  # of one alone it would not make a row
        ids, day, key, minutes, level, way, lowest, month, people, table = map(pick, self._all)
        score, won, roles, turn, by, *met = (_values(each[name]) for name in OF_EACH)
        rows = zip(
            ids, day, key, minutes, score, won, level, map(tuple, roles), way, lowest, month,
            people, table, turn, by, *(map(tuple, some) for some in met),
            strict=False,
        )  # fmt: skip
        return list(map(Played._make, rows))


def _column(games: Iterable[Played], name: str) -> Column:
    values = [getattr(one, name) for one in games]
    lines = {value: line for line, value in enumerate(dict.fromkeys(values))}
    return [list(lines), [lines[value] for value in values]]


def _values(column: Column) -> list[Any]:
    once, lines = column
    return list(map(once.__getitem__, lines))
