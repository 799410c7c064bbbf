"""Where a dock stands beside, the line that goes by itself lies over no bar and no gold."""

import pytest

from tests.screens.page_hand import place_of, shown
from tests.screens.states.tapestry import at, in_phase


@pytest.mark.parametrize("left_handed", [False, True])
def test_it_lies_at_the_foot_of_the_stage(start, left_handed):
    hand = start(left_handed=left_handed)
    hand.turn(1280, 800)
    at("table", 30, until=in_phase("turn"))(hand)
    hand.settle()
    hand.app.toast("Done again: Advance on Science", "Undo")
    hand.settle()
    toast, view = hand.app._toast, hand.app.nav.view.view
    gold = place_of(hand, shown(hand).gold or "missing") if shown(hand).gold else None
    left, right = toast.x / view.scale, toast.right / view.scale

    assert toast.aside
    assert toast.top < hand.app.nav.top - 64 * view.scale
    if gold is not None:
        assert right <= gold.x or left >= gold.x + gold.hit.w
