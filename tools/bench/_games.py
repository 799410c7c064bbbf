"""Libraries with many games, quickly made."""

from datetime import UTC, datetime
from pathlib import Path

from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library.formats import FINISHED
from companion.library.library import Library

DAY = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)


def shelve(folder: Path, number: int) -> None:
    """So many finished games; one is played, the others are copies of its file."""
    library = Library.open(folder, lambda: DAY)
    session = library.start("score_pad", Options(seats=(Seat("Ana"), Seat("Bo"))))
    for row in range(5):
        for seat in ("1", "2"):
            session.do(WriteScore(row, seat, 10 + row))
    session.do(EndGame())
    first = library.finished.path(library.finish(session))
    library.close()
    content = FINISHED.read(first.read_bytes(), first.name)
    for count in range(2, number + 1):
        game_id = f"score_pad-2026-01-01-{count}"
        copy = {**content, "id": game_id, "order": count}
        first.with_name(f"{game_id}.json").write_bytes(FINISHED.write(copy))
    library = Library.open(folder, lambda: DAY)
    assert len(library.finished) == number, library.notices
    library.close()
