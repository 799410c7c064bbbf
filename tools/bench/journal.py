"""One action on the disk, and a long game read again."""

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.core.journal import FileJournal
from companion.core.session import Session
from tools.bench.line import Line, fastest, median
from tools.bench.tally import TALLY, Count, a_game

STEPS = 1000


def run() -> Iterator[Line]:
    """An action against one bare fsync, a load against reading the JSON alone."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        session = a_game(FileJournal(path), STEPS)
        bare = _bare_append(Path(folder) / "bare")
        yield Line(
            "one action, on the disk",
            median(lambda: session.do(Count("a")), 200),
            floor=bare,
            floor_is="write and fsync of such a line",
            most=bare + 3,
        )
        rows = path.read_bytes().splitlines()
        yield Line(
            f"loading a game of {STEPS:,} steps",
            fastest(lambda: Session.open(TALLY, FileJournal(path, readonly=True)).state, 10),
            floor=fastest(lambda: [json.loads(row[9:]) for row in rows], 10),
            floor_is="its JSON alone",
            most=50,
        )
        yield Line("undo and redo", median(lambda: (session.undo(), session.redo()), 100))
        session.journal.close()


def _bare_append(path: Path) -> float:
    data = b"x" * 200 + b"\n"
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def append() -> None:
        os.write(file, data)
        os.fsync(file)

    spent = median(append, 200)
    os.close(file)
    return spent
