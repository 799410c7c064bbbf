"""Opening the library with many finished games against a few."""

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.library.finished import FinishedGame, FinishedRow
from companion.library.library import Library
from companion.library.results import scores_of
from tools.bench.line import Line, fastest
from tools.bench.tally import TALLY, Count, Options

FEW, MANY = 10, 1000
WHEN = datetime(2026, 1, 1, tzinfo=UTC)


def run() -> Iterator[Line]:
    """The library opened and the games of the first page looked at."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few", Path(folder) / "many"
        fill(few, FEW)
        fill(many, MANY)
        yield Line(
            f"opening the library, {MANY:,} finished games",
            fastest(lambda: first_page(many)),
            floor=fastest(lambda: first_page(few)),
            floor_is=f"{FEW} finished games",
        )


def first_page(folder: Path) -> int:
    """What home needs."""
    library = Library.open(folder, lambda: WHEN, lambda game: TALLY)
    rows = library.finished[:10]
    library.close()
    return len(rows)


def fill(folder: Path, count: int) -> None:
    """A library with so many finished games."""
    session = Session.begin(TALLY, Options(), MemoryJournal())
    session.do(Count("a", 12))
    result = TALLY.finished(session.state)
    assert result is not None
    library = Library.open(folder, lambda: WHEN, lambda game: TALLY)
    for number in range(count):
        row = FinishedRow(
            f"tally-{number}", TALLY.id, "", "", scores_of(result), 90, order=number + 1
        )
        library.finished.add(FinishedGame(row, result, tuple(session.journal.lines)))
    library.close()
