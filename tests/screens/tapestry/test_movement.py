"""Tokens slide along their track, unless the player wants less movement."""

import pytest

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from screens.games.tapestry.lanes import Lanes
from tests.screens.tapestry_games import ready


@pytest.mark.parametrize(("less_movement", "at_once"), [(False, False), (True, True)])
def test_a_token_slides(start, less_movement, at_once):
    hand = start(less_movement=less_movement)
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    lanes = next(hand.all(Lanes))
    lanes.slid = 1
    hand.app.bridge.session.do(SetValue(facts.Tokens("p1", "science", (4,))))
    token = next(
        one
        for one in lanes.lanes[1].track.tokens
        if lanes.lanes[1].track.id == "science" and one.owner == "p1"
    )

    assert token.space == 4
    assert (lanes._place_of("science", token) == 4) is at_once
