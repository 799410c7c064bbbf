"""Sweeps of Python's memory."""

import gc
import weakref

import pytest

from screens.memory import YOUNG, keep_what_is_there, look_seldom
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
