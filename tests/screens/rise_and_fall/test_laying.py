"""The world is laid by fingers at window coordinates; what they draw, carry and spread."""

import pytest
from kivy.base import EventLoop

from companion.core.hexgrid import line
from companion.games.rise_and_fall.offers import stamps
from companion.games.rise_and_fall.options import Options, Participant
from companion.games.rise_and_fall.rules.shapes import laid_ways
from companion.games.rise_and_fall.rules.stock import to_hex, to_place
from tests.screens.hand import Finger
from tests.screens.page_hand import place_of, shown, top, touch


@pytest.fixture
def map_for(hand):
    """The map of a new game, nothing laid."""

    def begin(players):
        people = tuple(Participant(f"p{at}") for at in range(1, players + 1))
        hand.app.bridge.begin("rise_and_fall", Options(people, way="world", world=True))
        hand.app.nav.go("rise_and_fall/world")
        hand.settle()
        return hand

    return begin


def at(hand, key):
    """Where something of the page lies in the window."""
    return top(hand).view.to_pixels(*place_of(hand, key).middle)


def at_hex(hand, place):
    return at(hand, f"hex.{to_place(place)}")


def slide(hand, *points):
    """One touch: down, along the points, up."""
    finger = hand.press(points[0])
    for point in points[1:]:
        move(hand, finger, *point)
    hand.lift(finger)
    hand.settle()


def move(hand, finger, x, y):
    finger.move({"x": x, "y": y})
    EventLoop.post_dispatch_input("update", finger)
    hand.frames()


def world(hand):
    return hand.app.bridge.state.world


class TestAFastFinger:
    """It is told of at a few points of its way."""

    @pytest.mark.parametrize("tool", ["fine", "paint"])
    def test_paints_the_whole_of_its_way(self, map_for, tool):
        hand = map_for(4)
        touch(hand, f"tool.{tool}")
        slide(hand, *(at_hex(hand, one) for one in ((-6, 2), (5, 0), (5, -5))))
        way = {*line((-6, 2), (5, 0)), *line((5, 0), (5, -5))}

        assert {to_place(one) for one in way} <= set(world(hand))

    def test_goes_over_the_map_and_not_around_it(self, map_for):
        hand = map_for(2)
        touch(hand, "tool.fine")
        x, y = at_hex(hand, (0, 0))
        outside = x, hand.app.root_window.height - 1
        slide(hand, (x, y), outside, at_hex(hand, (2, 0)))

        assert set(world(hand)) == {"0,0", "2,0"}

    def test_leaves_what_is_gold_below_it_alone(self, map_for):
        hand = map_for(2)
        slide(hand, at_hex(hand, (0, 0)), at(hand, "back"))

        assert hand.app.nav.view.route == "rise_and_fall/world"


class TestATile:
    def test_is_carried_to_where_it_lies(self, map_for):
        hand = map_for(2)
        touch(hand, "tool.stamp")
        touch(hand, "rotate")
        shape = stamps.known_shapes(hand.app.bridge.state, lambda _fact: None)[0]
        hand.drag(at(hand, "tile"), at_hex(hand, (0, 0)))
        hand.settle()
        (tile,) = hand.app.bridge.state.tiles

        assert set(map(to_hex, tile[1:])) == set(tuple(laid_ways(shape, (0, 0)))[1])

    def test_is_laid_by_a_touch_and_turned_by_another(self, map_for):
        hand = map_for(2)
        touch(hand, "tool.stamp")
        touch(hand, "hex.0,0")
        before = hand.app.bridge.state.tiles[-1]
        touch(hand, "hex.0,0")

        assert len(hand.app.bridge.state.tiles) == 1
        assert set(hand.app.bridge.state.tiles[-1]) != set(before)


class TestTwoFingers:
    def test_make_the_map_larger_and_touch_nothing(self, map_for):
        hand = map_for(2)
        x, y = at_hex(hand, (0, 0))
        far = at_hex(hand, (1, 0))[0] - x
        fingers = hand.press((x - 20, y)), hand.press((x + 20, y))
        move(hand, fingers[0], x - 40, y)
        move(hand, fingers[1], x + 40, y)
        for finger in fingers:
            hand.lift(finger)
        hand.settle()

        assert at_hex(hand, (0, 0)) == pytest.approx((x, y), abs=6)
        assert at_hex(hand, (1, 0))[0] - x == pytest.approx(2 * far, rel=0.05)
        assert not world(hand)

    def test_forget_what_one_drew(self, map_for):
        hand = map_for(2)
        touch(hand, "tool.fine")
        x, y = at_hex(hand, (0, 0))
        one = hand.press((x, y))
        move(hand, one, *at_hex(hand, (3, 0)))
        other = hand.press((x, y + 60))
        move(hand, other, x, y + 120)
        for finger in (one, other):
            hand.lift(finger)
        hand.settle()

        assert not world(hand)

    def test_move_a_map_that_is_larger(self, map_for):
        hand = map_for(2)
        view = top(hand).view
        key = next(piece.key for piece in shown(hand).pieces if piece.zooms)
        view.zoom(key, 2.0, 300.0, 300.0)
        x, y = at_hex(hand, (0, 0))
        one, other = hand.press((x - 60, y)), hand.press((x + 60, y))
        move(hand, one, x - 60, y + 40)
        move(hand, other, x + 60, y + 40)
        for finger in (one, other):
            hand.lift(finger)
        hand.settle()

        assert at_hex(hand, (0, 0))[1] == pytest.approx(y + 40, abs=8)


def test_the_wheel_makes_the_map_larger_where_it_points(map_for):
    hand = map_for(2)
    x, y = at_hex(hand, (0, 0))
    far = at_hex(hand, (1, 0))[0] - x
    for button in ("scrolldown", "scrolldown", "scrollup"):
        wheel = Finger(x, y)
        wheel.profile, wheel.button = ["pos", "button"], button
        EventLoop.post_dispatch_input("begin", wheel)
        EventLoop.post_dispatch_input("end", wheel)
    hand.settle()

    assert at_hex(hand, (0, 0)) == pytest.approx((x, y), abs=6)
    assert at_hex(hand, (1, 0))[0] - x == pytest.approx(1.2 * far, rel=0.05)
    assert not world(hand)
