"""The income turn of a game that is kept by its counts, by a finger."""

from screens.games.tapestry.counted_income import ToldNumber
from screens.widgets.controls.button import Gold
from screens.widgets.controls.tallies import PointsKey
from tests.screens.states.company import income


def test_points_are_added_at_a_touch_and_taken(hand):
    income(hand)
    hand.settle(30)
    view = hand.app.nav.view
    before, steps = view.points, len(hand.app.bridge.session.entries)
    key = next(one for one in hand.all(PointsKey) if one.n == 5)
    hand.tap(key)
    hand.settle()

    assert view.points != before

    hand.tap(hand.find(Gold))
    hand.settle()

    assert len(hand.app.bridge.session.entries) > steps
    assert hand.app.nav.view is not view


def test_a_line_that_goes_moves_nothing_under_the_finger(hand):
    """Fewer armories: the territories score no more."""
    hand.turn(1280, 800)
    income(hand)
    hand.settle(30)
    armories = hand.find(ToldNumber, key="building.armory").walk()
    less = next(one for one in armories if getattr(one, "icon", "") == "minus")
    before, lines = hand.centre(less), len(list(hand.all(ToldNumber)))
    hand.tap(less)
    hand.settle(30)

    assert hand.centre(less) == before
    assert len(list(hand.all(ToldNumber))) < lines
