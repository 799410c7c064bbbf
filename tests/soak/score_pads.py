"""Random score pads from the first tap to the past games."""

from __future__ import annotations

import random

from companion.core.journal import MemoryJournal, pack_line, unpack_line
from companion.core.session import Session
from companion.errors import LoomError
from companion.games.score_pad import GAME
from companion.games.score_pad.options import Options, Seat
from companion.games.score_pad.state import State
from companion.games.score_pad.views import table_view
from tests.offers.at_random import made, wrong

NAME = "whole score pads"
COUNT = 1_000
BACK, WRONG = 0.1, 0.2
LIKED = {"write": 20, "end": 0.3}
NAMES = ("Ana", "Bo", "", "שלום", "👩‍🚀", "x" * 40, "x" * 200, "Ana")


def run(count: int, seed: int) -> str:
    """Every pad holds together after every step and folds to the very same state."""
    steps = 0
    for case in range(count):
        chance = random.Random(f"{seed}:{case}")
        session = begin(chance)
        while not session.state.over:
            act(session, chance)
            GAME.invariants(session.state)
            check_view(session.state)
        steps += len(session.journal.lines)
        check_the_same_when_read_again(session)
    return f"{steps} lines"


def begin(chance: random.Random) -> Session[State]:
    """Options that will do; others are tried and must be refused with a reason."""
    while True:
        seats = tuple(Seat(chance.choice(NAMES)) for _ in range(chance.randrange(10)))
        rows = tuple(f"Row {one}" for one in range(chance.choice((0, 0, 3, 12))))
        rounds, high = chance.choice((0, 1, 5)), chance.random() < 0.5
        options = Options(seats, "", rows, rounds, high)
        try:
            return Session.begin(GAME, options, MemoryJournal(), seed="pad")
        except LoomError:
            continue


def act(session: Session[State], chance: random.Random) -> None:
    """One random thing, mostly writing points; refusals leave the state as it was."""
    state = session.state
    if chance.random() < BACK:
        command = None
    elif chance.random() < WRONG:
        command = wrong(session, chance)
    else:
        may = [one for one in session.offers if one.reason is None]
        [offer] = chance.choices(may, [LIKED.get(one.id, 1) for one in may])
        command = made(offer, chance)
    try:
        session.do(command) if command else chance.choice((session.undo, session.redo))()
    except LoomError:
        assert session.state is state


def check_view(state: State) -> None:
    """The view shows what the state holds."""
    pad = table_view(state)
    totals = [state.together(seat) for seat in state.seats]
    assert [head.total for head in pad.grid.heads] == totals
    written = [n or 0 for line in pad.grid.lines for n in line.cells.values()]
    assert sum(written) == sum(map(state.total, state.seats))


def check_the_same_when_read_again(session: Session[State]) -> None:
    """Through the bytes of a file."""
    lines = [unpack_line(pack_line(line)) for line in session.journal.lines]
    again = Session.open(GAME, MemoryJournal([line for line in lines if line]))
    assert again.state == session.state
    assert GAME.finished(again.state) == GAME.finished(session.state)
