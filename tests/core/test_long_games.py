"""A step of a long game costs what one of a short game does."""

from collections.abc import Sequence

from companion.core import putting_right
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from tools.bench.tally import TALLY, Count, Options

STEPS = 2000
LOOKED_AT = 40


class Counting(Sequence):
    """Says how often its entries were looked at."""

    def __init__(self, entries):
        self.entries, self.looks = entries, 0

    def __len__(self):
        return len(self.entries)

    def __getitem__(self, place):
        self.looks += 1
        return self.entries[place]


def a_long_game():
    session = Session.begin(TALLY, Options(), MemoryJournal())
    for number in range(STEPS):
        session.do(Count("abc"[number % 3], number))
    return session


def test_what_undo_puts_right_is_found_without_looking_at_every_step():
    session = a_long_game()
    before = Counting(session.entries)
    session.undo()

    putting_right.between(TALLY, before, session.entries)

    assert before.looks < LOOKED_AT


def test_the_steps_that_count_are_gathered_once_a_change():
    session = a_long_game()

    assert session.entries is session.entries

    session.undo()

    assert len(session.entries) == STEPS - 1
    session.redo()
    assert [entry.id for entry in session.entries] == list(range(1, STEPS + 1))
