"""What is new starts at its top; the same again where it was left; one tap leads to one thing."""

import pytest

from tests.fingers.screen import FORMS
from tests.screens.page_hand import place_of, shown, top, touch
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}


@pytest.fixture(params=["landscape", "phone"])
def form(request):
    return request.param


def longer(hand):
    """What of the page is longer than its room, by its key."""
    return [piece for piece in shown(hand).pieces if piece.inner[1] > piece.h]


def test_other_content_starts_at_its_top_and_the_same_where_it_was_left(hand, form):
    hand.turn(*FORMS[form])
    hand.app.choices.change(text_size=200)
    STATES["rise-actions"].reach(hand)
    hand.settle()
    (scrolled,) = longer(hand)
    top(hand).view.scroll(scrolled.key, 0, 30)
    touch(hand, shown(hand).gold)
    others = [shown(hand).seen.get(piece.key) for piece in longer(hand)]
    touch(hand, "undo")

    assert [stands.y for stands in others if stands] == []
    assert shown(hand).seen[scrolled.key].y == 30


def test_undo_touched_twice_in_one_place_takes_two_steps_back(hand, form):
    hand.turn(*FORMS[form])
    STATES["rise-actions"].reach(hand)
    hand.settle()
    session, view = hand.app.bridge.session, top(hand).view
    before, spot = len(session.entries), view.to_pixels(*place_of(hand, "undo").middle)
    for _ in range(2):
        hand.tap(spot)
        hand.settle()

    assert len(session.entries) == before - 2
