"""The line that goes by itself: over no board and no gold, with one thing to press."""

import pytest
from kivy.clock import Clock

from screens.pages.touches import HOLD
from tests.screens.page_hand import place_of
from tests.screens.states.tapestry import at, in_phase


@pytest.mark.parametrize("left_handed", [False, True])
def test_it_lies_in_the_bar_of_a_table_over_none_of_its_buttons(start, left_handed):
    hand = start(left_handed=left_handed)
    hand.turn(1280, 800)
    at("table", 30, until=in_phase("turn"))(hand)
    hand.settle()
    hand.app.toast("Done again: Advance on Science", "Undo")
    hand.settle()
    toast, view = hand.toast, hand.app.nav.view.view
    left, right = toast.x / view.scale, toast.right / view.scale
    tools = [place_of(hand, one) for one in ("back", "undo", "menu")]

    assert toast.y >= hand.app.nav.top - 64 * view.scale
    assert all(right <= one.x or left >= one.x + one.hit.w for one in tools)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_it_follows_into_the_bar_of_the_next_page_over_no_heading_and_no_gold(start, size):
    hand = start()
    hand.turn(*size)
    hand.app.toast("Done again: Advance on Science")
    hand.app.nav.go("rules")
    hand.settle()

    assert hand.toast.y >= hand.app.nav.top - 64 * hand.app.nav.view.view.scale


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
