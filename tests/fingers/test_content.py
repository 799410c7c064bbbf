"""What is new starts at its top; the same again where it was left; one tap leads to one thing."""

import pytest

from screens.widgets.touch.gliding import Glides
from tests.fingers.walk import FORMS
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}


@pytest.fixture(params=["landscape", "phone"])
def form(request):
    return request.param


def page(hand):
    """The longest list of the screen."""
    lists = [each for each in hand.app.nav.view.walk(restrict=True) if isinstance(each, Glides)]
    return max(lists, key=lambda one: one.children[0].height - one.height if one.children else 0)


def test_other_content_starts_at_its_top_and_the_same_where_it_was_left(hand, form):
    hand.turn(*FORMS[form])
    STATES["rise-actions"].reach(hand)
    hand.settle()
    view, scroll = hand.app.nav.view, page(hand)
    if not scroll.is_longer("y"):
        pytest.skip("all of it is in sight")
    before = view.content
    scroll.scroll_y = 0.4
    view.content = "another step"
    hand.settle()
    top = scroll.scroll_y
    scroll.scroll_y = 0.2
    view.content = before
    hand.settle()

    assert top == 1
    assert scroll.scroll_y == pytest.approx(0.4)


class TestTextSize:
    """Six taps are six steps."""

    def test_the_button_stays_under_the_finger(self, hand, form):
        hand.turn(*FORMS[form])
        STATES["settings-text-size"].reach(hand)
        hand.settle()
        spot = hand.centre(hand.find(icon="plus"))
        for _ in range(6):
            hand.tap(spot)
            hand.settle()

        assert hand.app.choices.now.text_size == 160


def test_undo_touched_twice_in_one_place_takes_two_steps_back(hand, form):
    hand.turn(*FORMS[form])
    STATES["rise-actions"].reach(hand)
    hand.settle()
    session, spot = hand.app.bridge.session, hand.centre(hand.find(icon="undo"))
    before = len(session.entries)
    for _ in range(2):
        hand.tap(spot)
        hand.settle()

    assert len(session.entries) == before - 2
