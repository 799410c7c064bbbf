"""Home folders as people have them, made without a window."""

from datetime import UTC, datetime
from pathlib import Path

from companion.games.tapestry.options import Options
from companion.games.tapestry.setup.view import set_up_view
from companion.library.library import Library
from tools.bench._games import shelve

DAY = datetime(2026, 11, 18, 20, 0, tzinfo=UTC)
MANY = 1000


def nothing(_folder: Path) -> None:
    """Before the first game."""


def finished(folder: Path) -> None:
    """A thousand games on the shelf."""
    shelve(folder, MANY)


def running(folder: Path) -> None:
    """A game of Tapestry, set up, the first turn to be played."""
    from tests.screens.tapestry_games import answer_all

    library = Library.open(folder, lambda: DAY)
    session = library.start("tapestry", Options(level=3))
    table = _Table(session)
    while (view := set_up_view(session.state)).missing is not None:
        act = next(act for part in view.parts for line in part.lines for act in line.acts)
        session.do(act.command)
        answer_all(table)
    session.do(set_up_view(session.state).begin.command)
    answer_all(table)
    library.close()


class _Table:
    """A session as a player's hand wants it."""

    def __init__(self, session) -> None:
        self.session = session

    @property
    def question(self):
        """What is asked."""
        return self.session.pending.question if self.session.pending else None
