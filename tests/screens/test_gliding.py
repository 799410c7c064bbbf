"""A list that was moved comes to rest, and the app with it."""

from kivy.clock import Clock
from kivy.uix.boxlayout import BoxLayout

from screens.navigation import View
from screens.widgets.gliding import Glides, Gliding
from screens.widgets.panel import Scroll, Stack
from tests.screens.hand import Finger

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


class TestAListWithinAList:
    """The inner one takes the end of a touch; the outer one began to move at its edge."""

    def shown(self, hand):
        outer, inner = Glides(do_scroll_y=False), Scroll()
        box = BoxLayout(size_hint_x=None, width=2000)
        inner.add_widget(Stack(height=400))
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

    def test_another_finger_is_not_its_own(self, hand):
        outer = self.shown(hand)
        held = hand.press((640, 400))
        outer.effect_x.start(640)

        outer._let_go(Finger(10, 10))

        assert outer.effect_x.is_manual
        hand.lift(held)
