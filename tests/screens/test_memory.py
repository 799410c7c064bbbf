"""Sweeps of Python's memory."""

import gc

import pytest

from screens.memory import YOUNG, keep_what_is_there, look_seldom


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
