"""Tab and arrows move a visible ring through all that can be touched; Enter presses."""

from dataclasses import replace
from itertools import groupby

import pytest
from kivy.core.window import Window

from screens.keyboard.places import top_of
from screens.keyboard.sight import longest_list
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.frame.panel import Panel
from screens.widgets.lists.rows import ItemRow, Rows
from tests.fingers.keys import DOWN, ENTER, ESC, LEFT, RIGHT, TAB, not_reached, round_once
from tests.fingers.screen import said
from tests.fingers.walk import FORMS
from tests.screens.page_hand import place_of
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}
SHOWN = ("settings", "rise-actions", "rise-cards")


def shown(hand, name, form="landscape"):
    hand.turn(*FORMS[form])
    STATES[name].reach(hand)
    hand.settle(30)


def lies_on(hand):
    place = hand.app.keys.focus.shown
    return place and place.widget


def to_widget(hand, widget):
    """Tab as far as this."""
    for _ in range(300):
        hand.key(TAB)
        if lies_on(hand) is widget:
            return
    raise AssertionError(f"Tab never comes to {widget}")


def panel_of(widget):
    return next((each for each in widget.walk_reverse() if isinstance(each, Panel)), None)


@pytest.mark.parametrize("form", ["landscape", "phone"])
@pytest.mark.parametrize("name", SHOWN)
class TestTab:
    def test_it_comes_to_everything_that_takes_a_touch_and_back(self, hand, name, form):
        shown(hand, name, form)

        assert not_reached(hand) == []

    def test_what_it_lies_on_is_in_sight(self, hand, name, form):
        shown(hand, name, form)
        for _ in range(12):
            hand.key(TAB)
            left, low, wide, high = hand.app.keys.focus.ring.box

            assert min(left, low) >= 0
            assert left + wide <= FORMS[form][0]
            assert low + high <= FORMS[form][1]


def test_shift_goes_the_same_way_back(hand):
    shown(hand, "rise-actions")
    there, back = [], []
    for _ in range(12):
        hand.key(TAB)
        there.append(hand.app.keys.focus.shown)
    for _ in there:
        back.append(hand.app.keys.focus.shown)
        hand.key(TAB, None, "shift")

    assert None not in there
    assert back == there[::-1]


@pytest.mark.parametrize("form", ["landscape", "phone"])
class TestAPage:
    """Draws a ring of its own."""

    def test_what_it_lies_on_is_in_sight(self, hand, form):
        shown(hand, "tapestry-turn", form)
        view = hand.app.nav.view.view
        met = []
        for _ in range(12):
            hand.key(TAB)
            met.append(view.focused)
            x, y = view.to_pixels(*place_of(hand, view.focused).middle)

            assert 0 <= x <= FORMS[form][0]
            assert 0 <= y <= FORMS[form][1]
        assert len(set(met)) > 1

    def test_shift_goes_the_same_way_back(self, hand, form):
        shown(hand, "tapestry-turn", form)
        view = hand.app.nav.view.view
        there, back = [], []
        for _ in range(12):
            hand.key(TAB)
            there.append(view.focused)
        for _ in there:
            back.append(view.focused)
            hand.key(TAB, None, "shift")

        assert back == there[::-1]


class TestReadingOrder:
    def test_from_the_top_left(self, hand):
        shown(hand, "settings")
        first = round_once(hand)[:1]

        assert [place.widget.icon for place in first] == ["back"]

    def test_a_panel_is_read_before_the_one_beside_it(self, hand):
        shown(hand, "rise-cards")
        panels = [panel_of(place.widget) for place in round_once(hand)]
        once = [panel for panel, _ in groupby(panel for panel in panels if panel is not None)]

        assert len(once) == len(set(map(id, once))) > 1
        assert [panel.x for panel in once] == sorted(panel.x for panel in once)

    def test_a_list_goes_on_where_its_rows_were_not_there(self, hand):
        shown(hand, "people")
        rows = next(hand.all(Rows))
        item = rows.items[0]
        rows.items = [replace(item, id=str(number), title=str(number)) for number in range(40)]
        hand.settle()
        there = []
        for _ in range(60):
            hand.key(TAB)
            there += [lies_on(hand).title] if isinstance(lies_on(hand), ItemRow) else []

        assert len(list(hand.all(ItemRow))) < 40
        assert there[:40] == [str(number) for number in range(40)]


class TestArrows:
    """Each goes where it points."""

    def test_down_goes_to_what_is_below(self, hand):
        shown(hand, "settings")
        hand.key(TAB)
        before = hand.app.keys.focus.shown.middle
        hand.key(DOWN)

        assert hand.app.keys.focus.shown.middle[1] < before[1]

    def test_right_and_left_undo_each_other_in_a_row(self, hand):
        shown(hand, "kit-number")
        hand.key(TAB)
        while getattr(lies_on(hand), "text", "") != "7":
            hand.key(TAB)
        hand.key(RIGHT)
        right = lies_on(hand).text
        hand.key(LEFT)

        assert (right, lies_on(hand).text) == ("8", "7")

    def test_they_go_through_the_hexes_of_a_map(self, hand):
        shown(hand, "rise-world")
        land = hand.find(HexMap)
        to_widget(hand, land)
        first = hand.app.keys.focus.shown
        hand.key(RIGHT)
        second = hand.app.keys.focus.shown

        assert second.widget is land
        assert second.part != first.part
        assert second.middle[0] > first.middle[0]

    def test_a_page_without_more_to_touch_is_scrolled(self, hand):
        shown(hand, "about", "phone")
        scroll = longest_list(top_of(hand.app.nav), None)
        before = scroll.scroll_y
        for _ in range(60):
            hand.key(DOWN)

        assert before == 1
        assert scroll.scroll_y == pytest.approx(0, abs=0.01)


class TestEnter:
    """Presses once, what a finger would."""

    def test_without_a_ring_it_shows_what_is_gold_and_presses_nothing(self, hand):
        shown(hand, "pad-over")
        steps = hand.app.bridge.step
        hand.key(ENTER)

        assert hand.app.bridge.step == steps
        assert lies_on(hand) is not None

    def test_it_presses_what_the_ring_lies_on(self, hand):
        shown(hand, "pad-over")
        to_widget(hand, hand.find(icon="undo"))
        hand.key(ENTER)

        assert hand.app.nav.view.route != "score_pad/final"

    def test_a_key_that_stays_down_presses_once(self, hand):
        shown(hand, "settings-text-size")
        before = hand.app.choices.now.text_size
        to_widget(hand, hand.find(icon="plus"))
        for _ in range(5):
            Window.dispatch("on_key_down", ENTER, 0, None, [])
        hand.frames(3)

        assert hand.app.choices.now.text_size == before + 10

    def test_a_hex_is_touched_once(self, hand):
        shown(hand, "rise-world")
        land = hand.find(HexMap)
        heard = []
        land.bind(on_tap=lambda _land, place: heard.append(place))
        to_widget(hand, land)
        place = hand.app.keys.focus.shown.part
        hand.key(ENTER)

        assert heard == [place]

    def test_what_is_grey_says_why(self, hand):
        shown(hand, "rise-cards")
        redo = hand.find(icon="redo")
        to_widget(hand, redo)
        hand.key(ENTER)

        assert redo.reason
        assert said(hand.app) == redo.reason

    def test_the_ring_comes_back_when_a_sheet_is_closed(self, hand):
        shown(hand, "rise-cards")
        to_widget(hand, hand.find(icon="menu"))
        before = lies_on(hand)
        hand.key(ENTER)
        inside = hand.app.keys.focus.shown
        hand.key(ESC)

        assert inside is None
        assert lies_on(hand) is before


def test_a_finger_hides_the_ring(hand):
    shown(hand, "settings")
    hand.key(TAB)
    seen = hand.app.keys.focus.ring.box
    hand.tap((640, 5))

    assert seen
    assert hand.app.keys.focus.ring.box is None
