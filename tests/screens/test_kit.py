"""The widgets of the kit under a finger."""

import pytest
from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color

from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.asking.counter import Counter, HoldButton, TypedNumber
from screens.widgets.asking.number import NumberPad
from screens.widgets.controls.button import Press
from screens.widgets.controls.chips import Chips
from screens.widgets.frame.panel import Row, Scroll, Stack
from screens.widgets.pictures.disc import Disc
from tests.screens.hand import heard


class TestDisc:
    def test_one_that_shrinks_to_nothing_is_not_seen(self, hand, show):
        """Kivy builds no ellipse without size: the one of before would stay where it was."""
        disc = show(Disc(text="1", fill="automa"))
        fill = next(each for each in disc.canvas.children if isinstance(each, Color))
        assert fill.a == 1

        disc.size = 0, 0
        hand.frames()

        assert fill.a == 0


class TestButton:
    def test_a_tap_presses(self, hand, show):
        press = show(Press(text="Go"))
        said = heard(press, "on_release")

        hand.tap(press)

        assert len(said) == 1

    def test_one_with_a_reason_says_it_instead(self, hand, show):
        press = show(Press(text="Go", reason="Not yet."))
        said = heard(press, "on_release")

        hand.tap(press)

        assert said == []
        assert hand.app._toast.text == "Not yet."

    def test_one_not_shown_cannot_be_pressed(self, hand, show):
        press = show(Press(text="Go", shown=False))
        said = heard(press, "on_release")

        hand.tap(press)

        assert said == []

    def test_a_second_finger_is_no_second_press(self, hand, show):
        press = show(Press(text="Go"))
        said = heard(press, "on_release")

        fingers = [hand.press(press), hand.press(press)]
        for finger in fingers:
            hand.lift(finger)

        assert len(said) == 1

    def test_one_whose_screen_has_gone_under_the_finger_does_nothing(self, hand, show):
        press = show(Press(text="Go"))
        said = heard(press, "on_release")

        finger = hand.press(press)
        hand.app.nav.home()
        hand.lift(finger)

        assert said == []
        assert press.state == "normal"

    def test_a_finger_that_was_lifted_unseen_is_forgotten(self, hand, show):
        press = show(Press(text="Go"))
        hand.press(press).time_start -= 60
        said = heard(press, "on_release")

        hand.tap(press)

        assert len(said) == 1

    def test_one_shown_again_is_given_its_room(self, hand, show):
        stack, press = Stack(), Press(text="Count to three", shown=False)
        stack.add_widget(press)
        show(stack)

        press.shown = True
        hand.settle()

        assert press.width == stack.width
        assert stack.height == press.height


class TestCounter:
    def test_plus_and_minus_say_the_new_value(self, hand, show):
        counter = show(Counter(value=3))
        said = heard(counter, "on_change")
        minus, plus = (hand.find(HoldButton, icon=icon) for icon in ("minus", "plus"))

        hand.tap(plus)
        hand.tap(minus)

        assert said == [(4,), (2,)]
        assert counter.value == 3

    def test_a_free_one_keeps_it(self, hand, show):
        counter = show(Counter(value=3, free=True))

        hand.tap(hand.find(HoldButton, icon="plus"))

        assert counter.value == 4

    def test_it_stops_at_its_bounds(self, hand, show):
        counter = show(Counter(value=12, high=12, free=True))

        hand.tap(hand.find(HoldButton, icon="plus"))

        assert counter.value == 12

    def test_held_it_counts_on_and_says_it_once(self, hand, show):
        counter = show(Counter(value=3))
        said = heard(counter, "on_change")
        plus = hand.find(HoldButton, icon="plus")

        finger = hand.press(plus)
        hand.wait(0.9)
        shown = counter.value + counter.ahead
        hand.lift(finger)

        assert shown > 6
        assert said == [(shown,)]

    def test_a_finger_that_moves_the_list_counts_nothing(self, hand, show):
        counter, scroll, stack = Counter(value=3), Scroll(), Stack()
        stack.add_widget(counter)
        for _ in range(40):
            stack.add_widget(Press(text="below"))
        scroll.add_widget(stack)
        show(scroll)
        said = heard(counter, "on_change")
        x, y = hand.centre(hand.find(HoldButton, icon="plus"))

        hand.drag((x, y), (x, y + 300))

        assert scroll.scroll_y < 1
        assert (said, counter.ahead) == ([], 0)

    def test_two_fingers_do_not_let_it_count_for_ever(self, hand, show):
        counter = show(Counter(value=3, free=True))
        plus = hand.find(HoldButton, icon="plus")

        fingers = [hand.press(plus), hand.press(plus)]
        for finger in fingers:
            hand.lift(finger)
        hand.frames(60)

        assert counter.value + counter.ahead == 4

    def test_one_that_nobody_has_said_begins_empty(self, hand, show):
        counter = show(Counter(value=1, low=1, untold=True))
        said = heard(counter, "on_change")
        shown = hand.find(TypedNumber).text
        plus = hand.find(HoldButton, icon="plus")

        hand.tap(plus)
        first = hand.find(TypedNumber).text, counter.untold
        hand.tap(plus)

        assert shown == "–"
        assert first == ("1", False)
        assert said == [(1,), (2,)]

    def test_a_number_typed_where_none_was_said_is_said(self, hand, show):
        counter = show(Counter(value=0, untold=True, free=True))
        said = heard(counter, "on_change")

        hand.tap(hand.find(TypedNumber))
        hand.tap(hand.find(Press, text="0"))
        hand.tap(hand.button("kit.take"))

        assert said == [(0,)]
        assert not counter.untold

    def test_the_number_opens_the_pad(self, hand, show):
        counter = show(Counter(value=3, free=True))

        hand.tap(hand.find(TypedNumber))
        for key in ("1", "2", "+", "3"):
            hand.tap(hand.find(Press, text=key))
        hand.tap(hand.button("kit.take"))

        assert counter.value == 15


class TestNumberPad:
    @pytest.fixture
    def pad(self, show):
        return show(NumberPad(before=10, low=0, high=400))

    @pytest.mark.parametrize(
        ("typed", "amount"), [("12+3−2", 13), ("+5", 15), ("−4", 6), ("400", 400), ("0", 0)]
    )
    def test_sums(self, pad, typed, amount):
        pad.typed = typed

        assert pad.amount() == amount

    @pytest.mark.parametrize("typed", ["", "12++", "401", "9999999999", "3−4", "+", "−11"])
    def test_nonsense_is_refused(self, pad, typed):
        pad.typed = typed

        assert pad.amount() is None

    def test_keys_of_a_keyboard_are_taken(self, hand):
        from screens.widgets.asking.number import NumberSheet

        taken = []
        NumberSheet.ask("", 0, 0, 99, taken.append)
        hand.settle()
        for code, text in ((55, "7"), (43, "+"), (49, "1"), (13, "")):
            hand.key(code, text)

        assert taken == [8]


class TestChips:
    def test_one_of_them(self, hand, show):
        chips = show(Chips(options=[("a", "Alpha"), ("b", "Beta")], chosen=["a"], free=True))

        hand.tap(hand.find(text="Beta"))

        assert chips.chosen == ["b"]

    def test_the_widgets_stay_when_the_words_change(self, hand, show):
        chips = show(Chips(options=[("a", "Alpha"), ("b", "Beta")]))
        before = list(chips.children)

        chips.options = [("a", "Un"), ("b", "Deux")]

        assert list(chips.children) == before
        assert [chip.text for chip in before] == ["Deux", "Un"]


class TestSheet:
    def test_back_closes_it_first(self, hand):
        hand.app.nav.go("settings")
        Sheet(title="Hello").open()

        hand.key(27)

        assert hand.app.nav.overlays == []
        assert hand.app.nav.view.route == "settings"

    def test_a_tap_beside_it_closes_it(self, hand):
        sheet = Sheet(title="Hello", dialog=True).open()
        hand.settle()

        hand.tap((5, 5))

        assert sheet not in hand.app.nav.overlays

    def test_nothing_below_is_touched(self, hand, show):
        press = show(Press(text="Go"))
        said = heard(press, "on_release")
        ask("Sure?", "Really", "Yes", lambda: None)
        hand.settle()

        hand.tap((press.center_x, 20))

        assert said == []


class TestToast:
    def test_it_undoes(self, hand):
        said = []
        hand.app.toast("Gone.", "Undo", lambda: said.append("undone"))
        hand.settle()

        toast = hand.app._toast
        hand.tap(next(each for each in toast.walk() if getattr(each, "text", "") == "Undo"))

        assert said == ["undone"]
        assert toast.text == ""

    def test_gone_its_button_is_touched_nowhere(self, hand):
        said = []
        hand.app.nav.go("rules")
        hand.app.toast("Gone.", "Undo", lambda: said.append("undone"))
        hand.settle()
        button = next(one for one in hand.app._toast.walk() if getattr(one, "text", "") == "Undo")
        hand.app._toast.hide()
        hand.settle()
        hand.tap(button)

        assert said == []


class TestLeftHand:
    def test_a_mirrored_row_stands_the_other_way_round(self, hand, show):
        row = Row(mirror=True)
        one, two = Press(text="One"), Press(text="Two")
        row.add_widget(one)
        row.add_widget(two)
        show(row)

        assert one.x > two.x


def test_nothing_is_scheduled_at_rest(hand):
    hand.settle()
    for _ in range(5):
        hand.frames()

    assert [event for event in Clock.get_events() if event.timeout <= 0] == []
    assert App.get_running_app() is hand.app
