"""The Relentless: a token for every turn with a building, five at most count."""

import pytest

from tests.tapestry.makers import a_table, with_civilization
from tests.tapestry.mats import hooked, marks

RESOURCE = {"p1.or": "1", "p1.resource": "coin"}


@pytest.mark.parametrize(("streak", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_each_token_is_a_step_further(streak, points):
    done = hooked("turn_ended", with_civilization(a_table(), "relentless", streak=streak), RESOURCE)

    assert done.points() == {"civilization": points}
    assert marks(done, "relentless") == {}


@pytest.mark.parametrize("streak", [6, 9])
def test_more_than_five_are_worth_five(streak):
    done = hooked("turn_ended", with_civilization(a_table(), "relentless", streak=streak), RESOURCE)

    assert done.points() == {"civilization": 15}
    assert marks(done, "relentless") == {}


def test_none_is_cashed_where_there_is_none():
    done = hooked("turn_ended", with_civilization(a_table(), "relentless"))

    assert done.points() == {}
    assert done.events == []
