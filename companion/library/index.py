"""The index: what home shows, without reading any game. All of it can be made again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tinydb import where
from tinydb.table import Document

from companion.library.progress import Progress, Work
from companion.library.rows import Row
from companion.library.storage import AtomicStorage, open_database

PAGE = 20
"""Games that home may show without reading the whole list."""
PIECE = 500
"""Rows that are noted at a time."""
ROW = 1
FINISHED = "finished"
MOST = 10_000_000
"""More games than that nobody has played."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of the finished games without reading the list of them."""

    count: int
    folder: int
    """The state of their folder when this was written."""
    page: tuple[Row, ...]
    """Rows of the last games, the last one first."""
    last: int
    """The order of the game that was kept last."""


class Index:
    """A head, small however many games there are, and the list of all finished games."""

    def __init__(self, head: AtomicStorage, past: AtomicStorage) -> None:
        database = open_database(head)
        self._head = database.table(FINISHED)
        self._running = database.table("running")
        self._storage = past
        self._past = open_database(past).table(FINISHED)

    def head(self) -> Head | None:
        """The head, or None if there is none that makes sense; before, games stood in no days."""
        row = self._head.get(doc_id=ROW)
        if not isinstance(row, Document):
            return None
        count, folder, page = row.get("count"), row.get("folder"), row.get("page")
        if type(count) is not int or type(folder) is not int or not isinstance(page, list):
            return None
        last = row.get("last")
        if len(page) != min(count, PAGE) or count > MOST or type(last) is not int:
            return None
        return Head(count, folder, tuple(page), last)

    def past(self) -> list[Row]:
        """Rows of all finished games, in no order."""
        return list(self._past.all())

    def keep(self, rows: Iterable[Row], head: Head) -> None:
        """The list of finished games, then its head; raises NotKept."""
        new = {row["id"]: row for row in rows}
        gone = []
        for row in self._past.all():
            if new.get(str(row.get("id"))) == row:
                del new[row["id"]]
            else:
                gone.append(row.doc_id)
        if gone:
            self._past.remove(doc_ids=gone)
        if new:
            self._past.insert_multiple(new.values())
        self._keep_head(head)

    def keeping(self, rows: Sequence[Row], head: Head) -> Work:
        """The same of many, a piece at a time: all of it is written anew."""
        numbered: dict[str, Row] = {}
        for number, row in enumerate(rows, 1):
            numbered[str(number)] = dict(row)
            if number % PIECE == 0:
                yield Progress(number, 3 * len(rows))
        yield from self._storage.replacing(FINISHED, numbered)
        self._past = open_database(self._storage).table(FINISHED)
        self._keep_head(head)

    def _keep_head(self, head: Head) -> None:
        page, last = [dict(row) for row in head.page], head.last
        known = {"count": head.count, "folder": head.folder, "page": page, "last": last}
        self._head.upsert(Document(known, ROW))

    def running(self) -> Mapping[str, Row]:
        """Notes about running games, by id."""
        rows = self._running.all()
        return {row["id"]: row for row in rows if isinstance(row.get("id"), str)}

    def note_running(self, note: Mapping[str, Any]) -> None:
        """Keep a note; raises NotKept."""
        self._running.upsert(dict(note), where("id") == note["id"])

    def drop_running(self, game_id: str) -> None:
        """Forget a note; raises NotKept."""
        if game_id in self.running():
            self._running.remove(where("id") == game_id)
