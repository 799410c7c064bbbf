"""Sweeps of Python's memory."""

import gc
import weakref

import pytest

from screens.giving_back import MADE, RARELY, Memory
from screens.memory import LITTLE, YOUNG, SweptByTheWay, keep_what_is_there, look_seldom
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand


@pytest.fixture
def as_before():
    """The sweeps of the other tests stay as they were."""
    kept = gc.get_threshold()
    yield
    gc.set_threshold(*kept)


def test_they_come_seldom_and_leave_out_what_was_there(as_before):
    look_seldom()
    keep_what_is_there()

    assert gc.get_threshold()[0] == YOUNG
    assert gc.get_freeze_count() > 1000


def test_long_work_is_swept_by_the_way_and_never_what_it_made_before(as_before):
    was, seen = gc.isenabled(), []
    gc.enable()
    gc.callbacks.append(lambda phase, info: seen.append(info["generation"]))
    try:
        swept, made = SweptByTheWay(), []
        seen.clear()
        for _ in range(20):
            made += [[] for _ in range(LITTLE)]
            swept.sweep()
        swept_now = set(seen)
        swept.end()

        assert swept_now == {0}
        assert gc.isenabled()
    finally:
        gc.callbacks.pop()
        (gc.enable if was else gc.disable)()


class AWindow:
    """Says when it was drawn."""

    def bind(self, on_flip):
        self.draw = on_flip


def test_it_is_given_back_once_after_it_was_drawn(as_before, given):
    gc.collect()
    window = AWindow()
    memory = Memory(window)
    window.draw()

    assert memory.owes()
    memory.give_back()
    assert not memory.owes()
    assert given == ["drawn", "trimmed"]


def test_much_that_was_made_is_looked_through_and_now_and_then_all(as_before, given, monkeypatch):
    swept = []
    memory = Memory(AWindow())
    monkeypatch.setattr(gc, "get_count", lambda: (MADE + 1, 0, RARELY * (len(swept) == 1)))
    monkeypatch.setattr(gc, "collect", swept.append)

    assert memory.owes()
    memory.give_back()
    memory.give_back()
    assert swept == [1, 2]
    assert given == ["trimmed"] * 2


@pytest.fixture
def given(monkeypatch):
    """What was done, without a window."""
    done = []
    monkeypatch.setattr("screens.giving_back._draw_little", lambda: done.append("drawn"))
    monkeypatch.setattr("screens.giving_back._trim", lambda: done.append("trimmed"))
    return done


def test_an_app_that_ended_is_held_by_nobody(tmp_path):
    ended = weakref.ref(used(Hand(an_app(tmp_path)).start()))
    gc.collect()

    assert ended() is None


def used(hand):
    """An app whose pages, text size and language were used, ended."""
    for route in ("rules", "past", "people", "settings"):
        hand.app.nav.go(route)
        hand.settle()
    hand.app.choices.change(text_size=160, language="fr")
    hand.settle()
    hand.stop()
    return hand.app
