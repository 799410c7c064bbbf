"""A count that is over: its numbers say that they stand."""

from screens.widgets.asking.counter import HoldButton
from screens.widgets.controls.acts import ActRow
from tests.screens.states import all_states


def test_a_number_and_a_region_of_a_count_that_is_over_say_that_it_stands(hand):
    next(one for one in all_states() if one.name == "rise-over").reach(hand)
    hand.settle(40)
    region = next(row for row in hand.all(ActRow) if row.text == "Forest")
    for one in (next(hand.all(HoldButton, icon="plus")), region):
        hand.app.toast("")
        hand.tap(one)
        hand.settle()
        assert hand.app._toast.text == hand.say("rise_and_fall.screen.score_stands")
