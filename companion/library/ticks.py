"""Lines of long turns that were ticked off as they were done on the table.

They are no steps of the game: kept beside it, and gone with it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TypeAlias

from tinydb import where
from tinydb.table import Document

from companion.library.storage import AtomicStorage, open_database

#: The number of a step, and the key of a line of it.
Mark: TypeAlias = tuple[int, str]
#: More lines than a few turns have; what was ticked off before is done long since.
MOST = 200


class Ticks:
    """By the id of a running game; each tick is on the disk before it is shown."""

    def __init__(self, storage: AtomicStorage) -> None:
        self._table = open_database(storage).table("ticks")
        self._known: dict[str, tuple[Mark, ...]] = {}

    def of(self, game_id: str) -> tuple[Mark, ...]:
        """What is ticked off in a game, the last one last."""
        if game_id not in self._known:
            row = self._table.get(where("id") == game_id)
            self._known[game_id] = _marks(row) if isinstance(row, Document) else ()
        return self._known[game_id]

    def turn(self, game_id: str, mark: Mark) -> None:
        """Tick a line off, or say that it is not done after all; raises NotKept."""
        marks = self.of(game_id)
        left = tuple(one for one in marks if one != mark)
        now = left if mark in marks else (*left, mark)[-MOST:]
        row = {"id": game_id, "marks": [list(one) for one in now]}
        self._table.upsert(row, where("id") == game_id)
        self._known[game_id] = now

    def forget(self, game_id: str) -> None:
        """The game is no longer running; raises NotKept."""
        self._known.pop(game_id, None)
        if self._table.contains(where("id") == game_id):
            self._table.remove(where("id") == game_id)


def _marks(row: Document) -> tuple[Mark, ...]:
    """Those that make sense."""
    with suppress(TypeError, ValueError):
        return tuple((int(step), str(key)) for step, key in row.get("marks", ()))
    return ()
