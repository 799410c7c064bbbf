"""Tokens slide along their track, unless the player wants less movement."""

import pytest

from companion.games.tapestry.boards.lane_tokens import TOKEN
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from tests.screens.tapestry_games import ready

LAYER = f"{TOKEN}science.0"


def drawn(hand):
    """The token as it is drawn: where it is, in pixels."""
    pieces = hand.app.nav.view.view.region.drawn
    return next(one for key, one in pieces.items() if "tracks" in key).layers[LAYER][1]


@pytest.mark.parametrize(("less_movement", "slides"), [(False, True), (True, False)])
def test_a_token_slides(start, less_movement, slides):
    hand = start(less_movement=less_movement)
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    before = drawn(hand)
    hand.app.bridge.session.do(SetValue(facts.Tokens("p1", "science", (4,))))
    hand.app.nav.view.view.show()

    assert drawn(hand) is before
    assert (drawn(hand).animation is not None) is slides
