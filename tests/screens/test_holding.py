"""A finger that stays: after 0.55 s the rules open, and what it is on is not pressed."""

import pytest
from kivy.base import EventLoop

from screens.widgets.controls.button import IconButton, Press, Tappable
from screens.widgets.frame.panel import Row, Scroll
from tests.fingers.screen import said
from tests.screens.hand import heard


class HeldRow(Tappable, Row):
    """One in which others lie."""


@pytest.fixture
def asked(hand, monkeypatch):
    """The topics that were opened."""
    topics = []
    monkeypatch.setattr(type(hand.app), "tell_held", lambda _app, topic: not topics.append(topic))
    return topics


@pytest.mark.parametrize("in_a_list", [False, True])
def test_held_it_opens_the_rules_and_does_not_press(hand, show, asked, in_a_list):
    press, scroll = Press(text="Go", help_id="conquer"), Scroll()
    if in_a_list:
        scroll.add_widget(press)
    show(scroll if in_a_list else press)
    said = heard(press, "on_release")

    finger = hand.press(press)
    hand.wait(0.5)
    early = list(asked)
    hand.wait(0.08)
    late = list(asked)
    hand.lift(finger)

    assert (early, late) == ([], ["conquer"])
    assert said == []


def test_let_go_in_time_it_is_pressed(hand, show, asked):
    press = show(Press(text="Go", help_id="conquer"))
    said = heard(press, "on_release")

    hand.hold(press, 0.45)
    hand.wait(1)

    assert asked == []
    assert len(said) == 1


@pytest.mark.parametrize("topic", ["", "icon.unknown|Go"])
def test_what_nothing_is_known_about_says_so_and_is_not_pressed(hand, show, topic):
    press = show(Press(text="Go", help_id=topic))
    done = heard(press, "on_release")

    hand.hold(press, 2)

    assert done == []
    assert hand.app.nav.overlays == []
    assert said(hand.app) == hand.say("kit.nothing_to_tell")
    assert press.state == "normal"


def test_what_is_greyed_says_why(hand, show):
    press = show(Press(text="Go", reason="Not before the rain"))

    hand.hold(press)

    assert said(hand.app) == "Not before the rain"


def test_an_icon_says_what_it_does(hand, show):
    button = show(IconButton(icon="undo", label="Take it back"))
    done = heard(button, "on_release")

    hand.hold(button)

    assert done == []
    assert said(hand.app) == "Take it back"


def test_a_finger_lifted_unseen_is_no_long_press(hand, show, asked):
    press = show(Press(text="Go", help_id="conquer"))

    EventLoop.touches.remove(hand.press(press))
    hand.wait(1)

    assert asked == []


def test_what_lies_in_what_can_be_held_is_the_one_that_is_held(hand, show, asked):
    row, press = HeldRow(help_id="outer"), Press(text="Go", help_id="inner")
    row.add_widget(press)
    show(row)

    hand.hold(press)

    assert asked == ["inner"]


def test_what_lies_around_tells_where_the_innermost_knows_nothing(hand, show, asked):
    row, press = HeldRow(help_id="outer"), Press(text="Go")
    row.add_widget(press)
    show(row)
    done = heard(press, "on_release")

    hand.hold(press)

    assert asked == ["outer"]
    assert done == []
