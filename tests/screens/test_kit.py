"""The widgets of the kit under a finger."""

from kivy.app import App
from kivy.clock import Clock

from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.button import Press
from screens.widgets.frame.panel import Row, Stack
from tests.screens.hand import heard


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
