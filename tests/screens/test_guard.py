"""In the window a second touch within a moment does nothing on what came under the finger."""

import pytest
from kivy.clock import Clock

from companion.describe.node import Act, Column, Page
from screens.pages.page_screen import PageScreen
from tests.screens.page_hand import touch


class Turning(PageScreen):
    """What is touched makes room for something else at the same place."""

    def __init__(self, **kwargs):
        self.done = []
        super().__init__(route="turning", **kwargs)

    def page(self, _surface):
        does = "second" if self.done else "first"
        return Page(Column((Act(does, does, key=does),)), {does: self.does(does)})

    def does(self, what):
        return lambda: self.done.append(what)


@pytest.fixture
def at(hand):
    hand.app.nav.built["turning"] = Turning()
    hand.app.nav.go("turning")
    hand.settle()
    return hand


@pytest.mark.parametrize("wanted", [True, False])
def test_a_second_touch_within_a_moment(at, wanted):
    at.app.choices.change(guard_next=wanted)
    touch(at, "first")
    touch(at, "second", quick=True)
    assert at.app.nav.view.done == ["first", "second"][: 1 if wanted else 2]

    touch(at, "second")
    assert at.app.nav.view.done[-1] == "second"


def test_the_line_that_goes_by_itself_is_not_pressed_by_it(at):
    said = []
    at.app.toast("Gone.", "Undo", lambda: said.append("undone"))
    at.settle()
    button = next(one for one in at.toast.children if one.text == "Undo")
    x, y = at.centre(button)
    view = at.app.nav.view.view
    touch(at, "first")
    at.app.guard.passes_above(view.to_dp((x, y)), Clock.get_boottime())
    at.tap(button)
    assert said == []

    at.looks()
    at.tap(button)
    assert said == ["undone"]


def test_by_keys_everything_is_meant(at):
    for _ in range(4):  # the ring is shown, and shown again where its place has gone
        at.key(13)

    assert at.app.nav.view.done == ["first", "second"]
