"""Home folders as people have them, made without a window: _homes.py NAME FOLDER"""

import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from companion.errors import LoomError
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
    """A game of Tapestry, set up; the bots have the first turn. The rules were made before."""
    library = Library.open(folder, lambda: DAY)
    _set_up(library)
    library.close()
    with suppress(ImportError):  # an older checkout keeps none
        _keep_the_rules(folder)


def _keep_the_rules(folder: Path) -> None:
    from companion.content import SHELF
    from companion.games import GAMES
    from companion.library.home import KEPT
    from companion.lookup.ahead import looking_ahead

    SHELF.kept = folder / KEPT
    for game in GAMES:
        for _piece in looking_ahead(game.id):
            pass


def a_turn(folder: Path) -> None:
    """The same at a person's turn, with one coin, and with nothing to choose on Science."""
    from companion.games.tapestry.correcting import facts
    from companion.games.tapestry.correcting.set_value import SetValue
    from companion.games.tapestry.income.commands import TakeIncome, TakeIncomeGains
    from tests.screens.tapestry_games import candidates

    library = Library.open(folder, lambda: DAY)
    table = _set_up(library)
    while table.view.phase != "turn":
        table.tried(candidates(table))
    table.tried([TakeIncome()])
    table.tried([TakeIncomeGains()])
    while table.view.phase != "turn":
        table.tried(candidates(table))
    for resource, n in (("worker", 0), ("food", 0), ("culture", 0), ("coin", 1)):
        table.session.do(SetValue(facts.Number("p1", f"resource.{resource}", n)))
    table.session.do(SetValue(facts.Tokens("p1", "science", (1,))))
    library.close()


def _set_up(library: Library) -> "_Table":
    from tests.screens.tapestry_games import answer_all

    session = library.start("tapestry", Options(level=3))
    table = _Table(session)
    while (view := set_up_view(session.state)).missing is not None:
        act = next(act for part in view.parts for line in part.lines for act in line.acts)
        session.do(act.command())
        answer_all(table)
    session.do(set_up_view(session.state).begin.command())
    answer_all(table)
    return table


class _Table:
    """A session as a player's hand wants it."""

    def __init__(self, session) -> None:
        self.session = session

    @property
    def question(self):
        """What is asked."""
        return self.session.pending.question if self.session.pending else None

    @property
    def state(self):
        """How the game stands."""
        return self.session.state

    @property
    def view(self):
        """What the table shows."""
        from companion.games.tapestry.table.view import table_view

        return table_view(self.session.state)

    def tried(self, commands) -> None:
        """The first of them that may be done, whatever it asks answered."""
        from tests.screens.tapestry_games import answer_all

        for command in commands:
            with suppress(LoomError):
                self.session.do(command)
                answer_all(self)
                return


MAKERS = {
    "empty": nothing,
    "with a running game": running,
    "at a turn": a_turn,
    "with 1,000 finished": finished,
}

if __name__ == "__main__":
    MAKERS[sys.argv[1]](Path(sys.argv[2]))
    print("made")
