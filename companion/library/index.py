"""The index: what home shows, without reading any game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tinydb import where

from companion.library.storage import AtomicStorage, open_database

Row = Mapping[str, Any]


class Index:
    """Rows of finished games, and notes about running ones; all of it can be made again."""

    def __init__(self, storage: AtomicStorage) -> None:
        database = open_database(storage)
        self._finished = database.table("finished")
        self._running = database.table("running")

    def finished(self) -> list[Row]:
        """Rows of finished games that have an id, oldest first."""
        return [row for row in self._finished.all() if isinstance(row.get("id"), str)]

    def add_finished(self, rows: Iterable[Row]) -> None:
        """Raises NotKept."""
        self._finished.insert_multiple(rows)

    def drop_finished(self, ids: Iterable[str]) -> None:
        """Raises NotKept."""
        self._finished.remove(where("id").one_of(list(ids)))

    def running(self) -> Mapping[str, Row]:
        """Notes about running games, by id."""
        rows = self._running.all()
        return {row["id"]: row for row in rows if isinstance(row.get("id"), str)}

    def note_running(self, note: Row) -> None:
        """Keep a note; raises NotKept."""
        self._running.upsert(dict(note), where("id") == note["id"])

    def drop_running(self, game_id: str) -> None:
        """Forget a note; raises NotKept."""
        if game_id in self.running():
            self._running.remove(where("id") == game_id)
