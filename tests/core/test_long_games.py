"""A step of a long game costs what one of a short game does."""

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.timeline import Timeline
from tools.bench.tally import TALLY, Count, Options

STEPS = 2000


def a_long_game():
    session = Session.begin(TALLY, Options(), MemoryJournal())
    for number in range(STEPS):
        session.do(Count("abc"[number % 3], number))
    return session


def test_undo_looks_at_the_step_it_takes_back_alone(monkeypatch):
    parted, apart = [], Timeline.apart

    def told(*lines):
        parted.append(apart(*lines))
        return parted[-1]

    monkeypatch.setattr(Timeline, "apart", told)
    session = a_long_game()
    last = session.last

    session.undo()
    session.redo()

    assert parted == [([last], []), ([], [last])]


def test_the_steps_that_count_are_gathered_once_a_change():
    session = a_long_game()

    assert session.entries is session.entries

    session.undo()

    assert len(session.entries) == STEPS - 1
    session.redo()
    assert [entry.id for entry in session.entries] == list(range(1, STEPS + 1))
