"""A kept game as a play."""

from datetime import datetime

from companion.library.finished import FinishedGame
from companion.sharing.play import Play, Say, play_of


def play_of_kept(kept: FinishedGame, title: str, say: Say, now: datetime) -> Play:
    """The play of a finished game; one whose clock was unknown counts as played now."""
    row = kept.row
    return play_of(
        row.id,
        row.game,
        title,
        _moment(row.started) or _moment(row.ended) or now,
        kept.result,
        say,
        minutes=row.minutes,
    )


def _moment(stamp: str) -> datetime | None:
    try:
        return datetime.fromisoformat(stamp).astimezone()
    except ValueError:
        return None
