"""The line that goes by itself: over no bar and no gold, with one thing to press."""

import pytest
from kivy.clock import Clock

from screens.pages.touches import HOLD
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
    toast, view = hand.toast, hand.app.nav.view.view
    gold = place_of(hand, shown(hand).gold or "missing") if shown(hand).gold else None
    left, right = toast.x / view.scale, toast.right / view.scale

    assert toast.aside
    assert toast.top < hand.app.nav.top - 64 * view.scale
    if gold is not None:
        assert right <= gold.x or left >= gold.x + gold.hit.w


def undo_on(hand, said):
    """A line with a button."""
    hand.app.toast("Gone.", "Undo", lambda: said.append("undone"))
    hand.settle()
    return next(one for one in hand.toast.children if one.text == "Undo")


def test_it_undoes(hand):
    said = []
    hand.tap(undo_on(hand, said))

    assert said == ["undone"]
    assert hand.toast.text == ""


def test_gone_its_button_is_touched_nowhere(hand):
    said = []
    hand.app.nav.go("rules")
    button = undo_on(hand, said)
    hand.toast.hide()
    hand.settle()
    hand.tap(button)

    assert said == []
    assert button not in hand.toast.children


@pytest.mark.parametrize("form", [(1280, 800), (411, 823)])
def test_long_words_wrap_inside_it(start, form):
    hand = start("fr", text_size=160)
    hand.turn(*form)
    hand.app.toast(hand.say("app.error.explain"), hand.say("kit.undo"))
    hand.settle()
    toast = hand.toast

    assert all(one.texture_size[0] <= one.width + 1 for one in toast.children)
    assert all(one.texture_size[1] <= toast.height for one in toast.children)
    assert toast.right <= hand.app.nav.right


def test_held_it_does_nothing_as_on_a_page(hand):
    said = []
    button = undo_on(hand, said)
    finger = hand.press(button.to_window(*button.center))
    Clock.time.now += 2 * HOLD
    hand.frames()
    hand.lift(finger)
    hand.settle()

    assert said == []
