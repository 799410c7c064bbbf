"""A list that was moved comes to rest, and the app with it."""

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from screens.navigation import View
from screens.widgets.controls.button import Press
from screens.widgets.frame.panel import KeepsRoom, Row, Scroll, Stack
from screens.widgets.touch.gliding import SETTLED, Glides, Gliding

MOMENT = 300
"""Frames, at most."""


def is_due(effect):
    return any(event.get_callback() == effect.update_velocity for event in Clock.get_events())


def rests(hand, effect):
    for _ in range(MOMENT):
        hand.frames()
        if not is_due(effect):
            return True
    return False


def test_an_edge_that_is_no_whole_number_is_an_end(hand):
    effect = Gliding(min=253.8, max=253.8)

    effect.value = 250

    assert rests(hand, effect)
    assert abs(effect.value - 253.8) < 1


def test_every_list_glides_so(hand):
    assert isinstance(Scroll().effect_y, Gliding)
    assert not Scroll().effect_y.round_value


class TestTheBarBesideIt:
    def a_list(self, hand, **inner):
        shown = Scroll(size_hint=(None, None), size=(200, 300), pos=(10, 20))
        shown.add_widget(Widget(**inner))
        hand.frames()
        return shown

    @pytest.mark.parametrize(
        "inner",
        [
            {"size_hint_y": None, "height": 900},
            {"size_hint_y": None, "height": 100},
            {"size_hint_min_y": 700},
            {"size_hint_max_y": 120, "size_hint_x": 0.5},
        ],
    )
    def test_what_is_in_it_lies_where_kivy_lays_it(self, hand, inner):
        ours = self.a_list(hand, **inner)
        ours.scroll_y = 0.3
        ours.update_from_scroll()
        lies = ours.g_translate.xy, tuple(ours._viewport.size)

        ScrollView.update_from_scroll(ours)

        assert (ours.g_translate.xy, tuple(ours._viewport.size)) == lies

    def test_one_that_is_all_in_sight_stays_at_its_top_when_led_to_what_is_in_it(self, hand):
        ours = self.a_list(hand, size_hint_y=None, height=100)
        BoxLayout().add_widget(ours)
        hand.frames()
        top = ours.g_translate.y

        ours.scroll_to(ours.children[0], animate=False)
        hand.settle()

        assert (ours.scroll_y, ours.g_translate.y) == (1, top)

    def test_nothing_is_drawn_for_it_when_something_is_laid_out(self, hand):
        ours = self.a_list(hand, size_hint_y=None, height=900)
        lit = []
        ours.bind(_bar_color=lambda _list, colour: lit.append(colour))

        ours._viewport.height = 950
        hand.settle()

        assert lit == []
        assert list(ours._bar_color) == list(ours.bar_inactive_color)

    def test_it_is_bright_while_the_list_moves(self, hand):
        ours = self.a_list(hand, size_hint_y=None, height=900)
        hand.settle()

        ours.scroll_y = 0.5

        assert list(ours._bar_color) == list(ours.bar_color)
        ours._measure()
        assert list(ours._bar_color) == list(ours.bar_inactive_color)


class TestAListWithinAList:
    """The inner one takes the end of a touch; the outer one began to move at its edge."""

    def shown(self, hand, inner_height=400):
        outer, inner = Glides(do_scroll_y=False), Scroll()
        box = BoxLayout(size_hint_x=None, width=2000)
        inner.add_widget(Widget(size_hint_y=None, height=inner_height))
        box.add_widget(inner)
        outer.add_widget(box)
        view = View(route="one")
        view.add_widget(outer)
        hand.app.nav._built["one"] = view
        hand.app.nav.go("one")
        hand.settle()
        return outer

    def test_it_is_let_go(self, hand):
        outer = self.shown(hand)

        hand.drag((640, 400), (200, 150))

        assert not outer.effect_x.is_manual
        assert rests(hand, outer.effect_x)

    def test_the_inner_one_moves_where_it_can(self, hand):
        outer = self.shown(hand, inner_height=3000)
        inner = next(hand.all(Scroll))

        hand.drag((640, 300), (640, 500))

        assert inner.scroll_y < 1
        assert outer.scroll_x == 0
        assert not inner.effect_y.is_manual


class TestAFingerInAList:
    """What it is on is touched at once; a finger that moves on touches nothing."""

    def shown(self, hand):
        pressed, scroll, stack = [], Scroll(), Stack()
        for number in range(40):
            stack.add_widget(Press(text=str(number), on_release=lambda b: pressed.append(b.text)))
        scroll.add_widget(stack)
        view = View(route="one")
        view.add_widget(scroll)
        hand.app.nav._built["one"] = view
        hand.app.nav.go("one")
        hand.settle()
        return scroll, pressed

    def test_a_tap_is_done_when_the_finger_is_lifted(self, hand):
        _scroll, pressed = self.shown(hand)
        finger = hand.press(hand.find(Press, text="3"))
        assert hand.find(Press, text="3").state == "down"
        EventLoop.post_dispatch_input("end", finger)

        assert pressed == ["3"]

    def test_a_drag_moves_the_list_and_presses_nothing(self, hand):
        scroll, pressed = self.shown(hand)
        hand.drag(hand.centre(hand.find(Press, text="8")), (640, 700))

        assert scroll.scroll_y < 1
        assert pressed == []
        assert {button.state for button in hand.all(Press)} == {"normal"}

    def test_a_list_that_glides_is_stopped_by_a_touch_that_presses_nothing(self, hand):
        scroll, pressed = self.shown(hand)
        hand.drag((640, 200), (640, 500), steps=3)
        assert scroll.effect_y.velocity > 60
        hand.tap((640, 400))

        assert pressed == []
        assert abs(scroll.effect_y.velocity) < 60
        hand.wait(3)
        hand.tap(next(b for b in hand.all(Press) if 300 < hand.centre(b)[1] < 500))

        assert len(pressed) == 1

    def test_a_finger_that_stood_still_before_it_was_lifted_throws_nothing(self, hand):
        scroll = self.shown(hand)[0]
        finger = hand.press((640, 300))
        for way in (20, 40, 60, 80):
            finger.move({"x": 640, "y": 300 + way})
            EventLoop.post_dispatch_input("update", finger)
            hand.frames()
        hand.wait(0.12)
        stood = scroll.scroll_y
        hand.lift(finger)
        hand.wait(0.5)

        assert stood < 1
        assert scroll.scroll_y == pytest.approx(stood)

    def test_a_second_finger_on_another_row_is_a_tap_of_its_own(self, hand):
        _scroll, pressed = self.shown(hand)
        first, second = (hand.press(hand.find(Press, text=text)) for text in ("2", "4"))
        hand.lift(first)
        hand.lift(second)

        assert pressed == ["2", "4"]


class TestContentThatChanges:
    """What is seen stays where it is, as far as there is enough of it."""

    def shown(self, hand, height):
        scroll = Scroll()
        scroll.add_widget(Widget(size_hint_y=None, height=height))
        view = View(route="one")
        view.add_widget(scroll)
        hand.app.nav._built["one"] = view
        hand.app.nav.go("one")
        hand.settle()
        scroll.scroll_y = 0.3
        hand.wait(SETTLED * 2)
        return scroll, scroll.children[0]

    def above(self, scroll, inner):
        return inner.to_window(0, inner.top)[1] - scroll.to_window(0, scroll.top)[1]

    @pytest.mark.parametrize("height", [3900, 5000])
    def test_more_or_less_below_moves_nothing(self, hand, height):
        scroll, inner = self.shown(hand, 4000)
        before = self.above(scroll, inner)
        inner.height = height
        hand.frames(2)

        assert self.above(scroll, inner) == pytest.approx(before, abs=1)
        assert scroll.effect_y.velocity == 0

    def test_what_is_all_in_sight_stands_at_the_top_at_once(self, hand):
        scroll, inner = self.shown(hand, 4000)
        inner.height = 200
        hand.frames(2)

        assert self.above(scroll, inner) == pytest.approx(0, abs=1)
        assert scroll.effect_y.velocity == 0

    def test_what_is_gone_for_a_frame_only_is_found_again(self, hand):
        scroll, inner = self.shown(hand, 4000)
        before = self.above(scroll, inner)
        inner.height = 100
        hand.frames(2)
        inner.height = 4000
        hand.frames(2)

        assert self.above(scroll, inner) == pytest.approx(before, abs=1)

    def test_what_came_later_is_left_at_its_top(self, hand):
        scroll, inner = self.shown(hand, 4000)
        inner.height = 100
        hand.wait(SETTLED * 2)
        inner.height = 4000
        hand.frames(2)

        assert self.above(scroll, inner) == pytest.approx(0, abs=1)


def alone(hand, widget):
    """On a screen of its own."""
    view = View(route="one")
    view.add_widget(widget)
    hand.app.nav._built["one"] = view
    hand.app.nav.go("one")
    hand.settle()


def test_what_lies_below_something_that_got_shorter_stays(hand):
    stack, part = Stack(), Widget(size_hint_y=None, height=200)
    room, below = KeepsRoom(), Widget(size_hint_y=None, height=48)
    room.add_widget(part)
    for each in (room, below):
        stack.add_widget(each)
    alone(hand, stack)
    hand.frames(3)
    part.height = 120
    hand.frames(3)
    shorter = room.height
    part.height = 260
    hand.frames(3)

    assert (shorter, room.height) == (200, 260)


class NotShown(Row):
    shown = False


def test_what_is_not_shown_takes_no_touch(hand):
    """It is not laid out either, so it lies anywhere."""
    heard = []
    row, hidden = Row(size_hint=(None, None), size=(400, 60)), Press(text="no", size=(400, 60))
    hidden.bind(on_press=lambda *_: heard.append(1))
    inner = NotShown()
    inner.add_widget(hidden)
    row.add_widget(inner)
    row.add_widget(Press(text="yes", on_press=lambda *_: heard.append(2)))
    alone(hand, row)
    hand.frames(3)
    inner.size = hidden.size = (400, 60)
    hand.tap((200, 30))

    assert heard == [2]
