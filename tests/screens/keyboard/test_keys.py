"""Keys that do one thing wherever they are pressed: undo, look up, back, pages, digits."""

from functools import partial

from companion.describe.node import Column, Field, Page
from screens.pages.page_screen import PageScreen
from screens.rules.place import RulesOver
from tests.fingers.keys import DOWN, ESC, F1, TAB
from tests.fingers.screen import said
from tests.screens.keyboard.test_ring import shown
from tests.screens.page_hand import place_of

Z, Y, F = 122, 121, 102


class TestUndo:
    def test_undo_and_redo(self, hand):
        shown(hand, "rise-actions")
        session = hand.app.bridge.session
        before = session.state
        hand.key(Z, "z", "ctrl")
        undone = session.state
        hand.key(Z, "z", "ctrl", "shift")
        redone = session.state
        hand.key(Z, "z", "ctrl")
        hand.key(Y, "y", "ctrl")

        assert undone != before
        assert redone == session.state == before

    def test_nothing_to_undo_is_said(self, hand):
        shown(hand, "rise-actions")
        hand.key(Z, "z", "ctrl", "shift")

        assert said(hand.app) == hand.say("kit.nothing_to_redo")

    def test_a_field_keeps_its_own(self, hand):
        shown(hand, "edit-kept")
        to_field(hand)

        assert hand.app.nav.view.view.fields.written
        assert not hand.app.keys.pressed(None, Z, 0, "z", ["ctrl"])

    def test_of_a_page_that_could_undo_too(self, hand):
        page = hand.app.nav.built["both"] = Both(route="both")
        hand.app.nav.go("both")
        hand.settle()
        page.view.fields.first()
        hand.key(Z, "z", "ctrl")
        hand.key(Y, "y", "ctrl")
        assert page.done == []

        page.view.fields.leave()
        hand.key(Z, "z", "ctrl")
        assert page.done == ["undo"]


class Both(PageScreen):
    """A page with a field, and with something to undo."""

    def __init__(self, **kwargs):
        self.done = []
        super().__init__(**kwargs)

    def page(self, _surface):
        acts = {one: partial(self.done.append, one) for one in ("undo", "redo")}
        return Page(Column((Field("", "Words", "type", key="field"),)), acts, typed={"type": str})


class TestLookUp:
    def test_over_the_table(self, hand):
        shown(hand, "tapestry-turn")
        hand.key(F, "f", "ctrl")
        hand.settle()

        assert hand.app.nav.view.route == "rules"

    def test_in_the_line_that_finds(self, hand):
        shown(hand, "rules-space")
        hand.key(F, "f", "ctrl")
        hand.settle()

        assert hand.app.nav.view.view.fields.written

    def test_what_holding_opens(self, hand):
        shown(hand, "tapestry-turn")
        for _ in range(60):
            hand.key(TAB)
            focused = hand.app.nav.view.view.keys.focused
            if focused and place_of(hand, focused).hit.hold:
                break
        hand.key(F1)
        hand.settle()

        assert [type(one) for one in hand.app.nav.overlays] == [RulesOver]


class TestBack:
    def test_esc_closes_a_sheet_then_goes_back_and_stays_at_home(self, hand):
        hand.app.nav.go("settings")
        hand.app.help()
        hand.settle()
        hand.key(ESC)
        after_one = list(hand.app.nav.overlays), hand.app.nav.view.route
        hand.key(ESC)
        hand.key(ESC)

        assert after_one == ([], "settings")
        assert hand.app.nav.view.route == "home"


def to_field(hand):
    """Tab as far as the first thing in which one writes."""
    view = hand.app.nav.view.view
    for _ in range(40):
        hand.key(TAB)
        if view.fields.written:
            return
    raise AssertionError("Tab never comes to a field")


def test_letters_go_into_the_field_that_the_ring_comes_to(hand):
    shown(hand, "edit-kept")
    to_field(hand)
    fields = hand.app.nav.view.view.fields
    first = fields.written
    hand.key(DOWN)

    assert fields.written != first


def test_tab_goes_from_a_field_to_the_next_and_writes_none(hand):
    shown(hand, "edit-kept")
    to_field(hand)
    fields = hand.app.nav.view.view.fields
    first, before = fields.written, {key: one.text for key, one in fields.shown.items()}
    hand.key(TAB)

    assert fields.written not in ("", first)
    assert {key: one.text for key, one in fields.shown.items()} == before
