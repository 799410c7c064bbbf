"""The page widget in a window: fingers, wheel, keys, fields, and what it gives back."""

import gc
from functools import partial

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window

from companion.describe.asking import RUB
from companion.describe.letters import shown
from companion.describe.node import Act, Column, Page
from companion.describe.touching import in_order
from screens.pages.fields import PageField
from screens.pages.page_view import PageView
from tests.describe.desks import all_pieces
from tests.describe.small_pages import Small, made
from tests.screens.hand import Finger, Hand


class Table:
    """A small page in the window, and a hand on it."""

    def __init__(self, name, small):
        self.small, self.told, self.helped = small, [], []
        self.view = PageView(
            made(name, small),
            lambda one: shown(str(one)),
            self.told.append,
            self.helped.append,
            size_hint=(None, None),
            size=Window.size,
        )
        Window.add_widget(self.view)
        EventLoop.status = "started"
        self.hand = Hand(None)
        self.hand.frames(3)

    def place(self, does):
        """The middle of what does this, in the window."""
        showing = self.view.showing
        met = next(
            met
            for met in in_order(showing.pieces, showing.seen)
            if does in (met.hit.does, met.hit.key)
        )
        return self.view.to_pixels(*met.middle)

    def layer(self, name):
        """The group of a layer."""
        found = [drawn.layers.get(name) for drawn in self.view.region.drawn.values()]
        return next(one for one in found if one is not None)[1]


@pytest.fixture
def table(request):
    if hasattr(Window, "start_size"):
        Window.resize(*Window.start_size)
    opened = []

    def open_(name, **state):
        opened.append(Table(name, Small(**state)))
        return opened[-1]

    yield open_
    for one in opened:
        one.view.clear()
        Window.remove_widget(one.view)


class Numbers:
    """A page with the digits of a number."""

    def __init__(self):
        self.typed = []
        self.view = PageView(self.page, str, self.typed.append, self.typed.append)

    def page(self, _surface):
        acts = {f"digit.{sign}": partial(self.typed.append, sign) for sign in "0123456789+"}
        acts |= {RUB: lambda: self.typed.append("rub"), "take": lambda: self.typed.append("taken")}
        return Page(Column((Act("Take it", "take", look="gold", key="take"),)), acts)


@pytest.fixture
def number():
    made = Numbers()
    Window.add_widget(made.view)
    made.view.show()
    yield made
    made.view.clear()
    Window.remove_widget(made.view)


class TestFingers:
    def test_a_touch_does_what_lies_there(self, table):
        on = table("form")

        on.hand.tap(on.place("keep"))

        assert on.small.said == ["keep"]

    def test_a_hold_tells_and_does_nothing(self, table):
        on = table("board")

        on.hand.hold(on.place("tile"), 0.8)

        assert (on.helped[0].topics[0], on.small.said) == ("tile", [])

    def test_where_nothing_can_be_told_a_hold_does_nothing_either(self, table):
        on = table("form")

        on.hand.hold(on.place("keep"), 0.8)

        assert (on.helped[0].says, on.small.said) == ("Keep, Zoé", [])

    def test_a_piece_is_carried_to_where_it_may_lie(self, table):
        on = table("board")
        taker = next(met.middle for met in every(on) if met.hit.takes and met.hit.key == "hex.1")

        on.hand.drag(on.place("tile"), on.view.to_pixels(*taker))

        on.hand.wait(0.4)

        assert on.small.said == ["tile.7 on hex.1"]
        assert on.layer("tile.7").move.x > 100

    def test_carried_beside_everything_it_goes_back(self, table):
        on = table("board")

        on.hand.drag(on.place("tile"), on.view.to_pixels(1000, 300))

        assert on.small.said == []

    def test_a_list_scrolls_and_does_nothing(self, table):
        on = table("lists")

        on.hand.drag(on.view.to_pixels(200, 600), on.view.to_pixels(200, 200))

        assert on.small.said == []
        assert next(iter(on.view.showing.seen.values())).y > 300

    def test_rows_that_come_into_sight_are_there_to_be_touched(self, table):
        on = table("lists")
        for _ in range(12):
            on.hand.drag(on.view.to_pixels(200, 780), on.view.to_pixels(200, 30))
            on.hand.wait(0.5)
        on.view.fingers.stop_rolling()

        on.hand.tap(on.view.to_pixels(200, 400))

        assert int(on.small.said[0].removeprefix("row.")) > 60

    def test_two_fingers_make_a_board_larger(self, table):
        on = table("board")
        one, other = Finger(*on.view.to_pixels(500, 300)), Finger(*on.view.to_pixels(560, 300))
        for finger in (one, other):
            EventLoop.post_dispatch_input("begin", finger)
        for step in range(1, 6):
            x, y = on.view.to_pixels(560 + 30 * step, 300)
            other.move({"x": x, "y": y})
            EventLoop.post_dispatch_input("update", other)
        for finger in (one, other):
            EventLoop.post_dispatch_input("end", finger)
        on.hand.frames(2)

        assert next(iter(on.view.showing.seen.values())).zoom > 2
        assert on.small.said == []

    def test_below_a_sheet_nothing_is_touched(self, table):
        on = table("form", sheet=True)

        on.hand.tap(on.view.to_pixels(100, 60))

        assert (on.small.said, on.small.sheet) == (["close"], False)


def every(on):
    from companion.describe.touching import all_met

    return [met for met, _clip in all_met(on.view.showing.pieces, on.view.showing.seen)]


class TestSliding:
    def test_a_token_that_lies_elsewhere_slides_there(self, table):
        on = table("board")
        start = on.layer("token").move.x
        on.hand.tap(on.place("go"))
        on.hand.frames(2)
        between = on.layer("token").move.x
        on.hand.wait(0.5)

        assert start < between < on.layer("token").move.x == start + 34

    def test_without_movement_it_is_there_at_once(self, table):
        on = table("board")
        on.view.moves = False
        start = on.layer("token").move.x

        on.hand.tap(on.place("go"))

        assert on.layer("token").move.x == start + 34


class TestTyping:
    def test_what_is_typed_is_handed_on(self, table):
        on = table("form")
        field = next(iter(on.view.fields.shown.values()))

        field.text = "Chloé"
        on.hand.frames(2)

        assert on.small.typed == "Chloé"

    def test_one_that_was_left_does_not_blink(self, table):
        on = table("form")
        field = next(iter(on.view.fields.shown.values()))
        field.focus = True
        on.hand.frames(3)
        field.text = "Zoé"
        field.focus = False
        on.hand.frames(3)

        assert not field._do_blink_cursor_ev.is_triggered

    def test_one_that_has_just_come_can_be_touched(self, table):
        """Before the next frame Kivy has not put its text in lines."""
        field = PageField(size=(200, 50))
        del table

        assert field.get_cursor_from_xy(20, 20) == (0, 0)

    def test_the_field_lies_where_the_page_says(self, table):
        on = table("form")
        field = next(iter(on.view.fields.shown.values()))
        piece = next(one for one in all_pieces(on.view.showing.pieces) if one.typed)

        assert field.width == piece.w
        assert field.top < Window.height


class TestKeys:
    def test_tab_goes_through_everything_and_enter_presses(self, table):
        on = table("form")
        seen = []
        for _ in range(6):
            on.view.keys.takes(9, set())
            seen.append(on.view.keys.focused)
        on.view.keys.takes(13, set())

        assert len(set(seen)) == 6
        assert {*on.view.fields.shown} <= {*seen}
        assert on.small.said == ["keep"]

    def test_tab_goes_from_field_to_field_and_then_on(self, table):
        on = table("form")
        [field] = on.view.fields.shown.values()
        field.focus = True
        on.view.keys.takes(9, set())

        assert not field.focus
        assert on.view.keys.focused

    def test_a_field_that_leaves_the_page_takes_the_keyboard_with_it(self, table):
        on = table("form")
        [field] = on.view.fields.shown.values()
        field.focus = True
        on.view.showing.make = lambda surface: Page(Column(()))
        on.view.show()

        assert not on.view.fields.shown
        assert not field.focus

    def test_a_space_in_a_field_presses_nothing(self, table):
        on = table("form")
        [field] = on.view.fields.shown.values()
        for _ in range(6):
            on.view.keys.takes(9, set())
        field.focus = True

        assert not on.view.keys.takes(32, set(), " ")
        assert on.small.said == []

    def test_a_number_is_typed_where_its_digits_are_touched(self, number):
        for sign in ("2", "0", "+", "1", "5"):
            number.view.keys.takes(ord(sign), set(), sign)
        number.view.keys.takes(8, set())
        number.view.keys.takes(ord("0"), set(), "0")
        typed = list(number.typed)
        number.view.keys.takes(13, set())

        assert typed == [*"20+15", "rub", "0"]
        assert number.typed[-1] == "taken"

    def test_a_row_out_of_sight_is_brought_into_it(self, table):
        on = table("lists")
        for _ in range(14):
            on.view.keys.takes(274, set())

        assert on.view.keys.met is not None
        assert next(iter(on.view.showing.seen.values())).y > 0


class TestGivingBack:
    def test_a_hundred_changes_leave_nothing_to_the_collector(self, table):
        on = table("board")
        on.view.moves = False
        for n in range(100):  # what is kept is full then
            on.small.token, on.small.turned = n % 9, n
            on.view.show()
        for _ in range(3):  # what other tests left frees more in its turn
            gc.collect()
        gc.disable()
        try:
            for n in range(100):
                on.small.token, on.small.turned = n % 9, n
                on.view.show()
            found = gc.collect()
        finally:
            gc.enable()

        assert found == 0
