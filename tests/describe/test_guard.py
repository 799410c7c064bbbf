"""A second touch that nobody means, whichever front end it is touched in."""

import pytest

from companion.describe.guard import MOMENT, Guard
from companion.describe.node import GOLD, Act, Column, Page, Text
from companion.describe.showing import Showing
from companion.describe.touching import hit_at, in_order
from tests.describe.desks import a_surface

SOON = MOMENT / 2


class Fingertip:
    """Touches what is shown, where it lies."""

    def __init__(self, page):
        self.page, self.guard, self.now, self.done = page, Guard(), 0.0, []
        self.showing = Showing(lambda _surface: self.page)
        self.show(page)

    def show(self, page):
        self.page = page
        self.showing.show(a_surface("phone"))

    def place_of(self, does):
        return next(m.middle for m in in_order(self.showing.pieces) if m.hit.does == does)

    def touch(self, at, after=SOON):
        self.now += after
        met = hit_at(self.showing.pieces, *at)
        meant = self.guard.passes(self.showing, met.hit, at, self.now)
        if meant:
            self.showing.touch(met.hit.does)
            self.done.append(met.hit.does)
        return meant


def page_of(*rows, over=None):
    acts = {one.does: lambda: None for one in rows if isinstance(one, Act)}
    return Page(Column((*rows,), gap=10), acts, over=over)


def act(does, says=None, **more):
    return Act(says or does, does, key=does, **more)


def test_what_stood_there_is_touched_as_often_as_somebody_likes():
    finger = Fingertip(page_of(act("more"), act("less")))

    assert [finger.touch(finger.place_of("more")) for _ in range(4)] == [True] * 4


def test_with_another_number_it_is_the_same():
    finger = Fingertip(page_of(act("take", "Take one, 7 left")))
    where = finger.place_of("take")
    finger.touch(where)
    finger.show(page_of(act("take", "Take one, 6 left")))

    assert finger.touch(where)


@pytest.mark.parametrize("next_one", [act("sell"), act("buy", "Sell everything")])
def test_what_came_to_stand_under_the_finger_is_not_done(next_one):
    finger = Fingertip(page_of(act("buy")))
    where = finger.place_of("buy")
    finger.touch(where)
    finger.show(page_of(next_one))

    assert not finger.touch(where)
    assert finger.done == ["buy"]
    assert finger.touch(where, after=MOMENT)


def test_nor_what_moved_there():
    """The row above it went."""
    finger = Fingertip(page_of(act("drop.1"), act("drop.2"), act("drop.3")))
    where = finger.place_of("drop.1")
    finger.touch(where)
    finger.show(page_of(act("drop.2"), act("drop.3")))

    assert not finger.touch(where)


def test_elsewhere_what_came_is_meant():
    finger = Fingertip(page_of(act("hex"), Text("…"), Text("…")))
    finger.touch(finger.place_of("hex"))
    finger.show(page_of(act("hex"), *(Text("…"),) * 5, act("lay")))

    assert finger.touch(finger.place_of("lay"))


def test_gold_after_gold_is_an_accident_wherever_it_lies():
    finger = Fingertip(page_of(act("on", look=GOLD), Text("…"), Text("…")))
    finger.touch(finger.place_of("on"))
    finger.show(page_of(*(Text("…"),) * 5, act("on", look=GOLD)))

    assert not finger.touch(finger.place_of("on"))


def test_what_a_sheet_had_covered_came_under_the_finger_too():
    below = act("below")
    sheet = Column((act("close"),), pad=8)
    finger = Fingertip(page_of(below, over=sheet))
    place = finger.place_of("close")
    finger.page.acts["close"] = lambda: None
    finger.touch(place)
    finger.show(page_of(*(Act("below", "below", key="below", h=800),)))

    assert not finger.touch(place)


def test_what_is_no_page_was_not_there_before():
    finger = Fingertip(page_of(act("do")))
    where = finger.place_of("do")
    finger.touch(where)

    assert not finger.guard.passes_above(where, finger.now + SOON)
    assert finger.guard.passes_above((where[0], where[1] + 300), finger.now + SOON)
    assert finger.guard.passes_above(where, finger.now + MOMENT)


def test_nor_is_what_it_leaves_in_sight_touched_by_its_second_touch():
    """The line that goes by itself is gone once it was pressed."""
    finger = Fingertip(page_of(act("do")))
    where = finger.place_of("do")
    finger.guard.passes_above(where, finger.now)

    assert not finger.touch(where)
