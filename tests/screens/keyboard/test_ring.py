"""Tab and arrows move a visible ring through all that can be touched; Enter presses."""

from itertools import groupby

import pytest
from kivy.core.window import Window

from tests.fingers.keys import (
    DOWN,
    ENTER,
    ESC,
    PAGE_DOWN,
    PAGE_UP,
    TAB,
)
from tests.fingers.screen import FORMS, said
from tests.screens.page_hand import place_of, places
from tests.screens.page_hand import shown as page_of
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}
PAGES = ("settings", "people", "tapestry-turn", "rise-actions", "rise-cards")


def shown(hand, name, form="landscape"):
    hand.turn(*FORMS[form])
    STATES[name].reach(hand)
    hand.settle(30)


def keys_of(hand):
    return hand.app.nav.view.view.keys


def strike_to(hand, does):
    """Tab as far as what does this on the page, or is called so."""
    wanted = place_of(hand, does).hit.key
    for _ in range(300):
        hand.key(TAB)
        if keys_of(hand).focused == wanted:
            return
    raise AssertionError(f"Tab never comes to {does}")


def met_by_tab(hand):
    """What Tab comes to before it is where it began."""
    met = []
    for _ in range(300):
        hand.key(TAB)
        if keys_of(hand).focused in met:
            return met
        met.append(keys_of(hand).focused)
    raise AssertionError("it never comes round")


@pytest.mark.parametrize("form", ["landscape", "phone"])
@pytest.mark.parametrize("name", PAGES)
class TestAPage:
    """Draws a ring of its own."""

    def test_it_comes_to_everything_and_back(self, hand, name, form):
        shown(hand, name, form)
        boards = {met.piece.key for met in places(hand) if met.hit.round}
        met = met_by_tab(hand)

        assert {one.hit.key for one in places(hand) if one.piece.key not in boards} <= set(met)

    def test_what_it_lies_on_is_in_sight(self, hand, name, form):
        shown(hand, name, form)
        for _ in range(24):
            hand.key(TAB)
            at = keys_of(hand).met

            keys_of(hand).bring_in_sight(at)

            assert keys_of(hand).met == at
            assert at.x >= 0
            assert at.y >= 0
            assert at.x + at.hit.w <= hand.app.nav.view.view.surface().w
            assert at.y + min(at.hit.h, 48) <= hand.app.nav.view.view.surface().h

    def test_shift_goes_the_same_way_back(self, hand, name, form):
        shown(hand, name, form)
        there, back = [], []
        for _ in range(12):
            hand.key(TAB)
            there.append(keys_of(hand).focused)
        for _ in there:
            back.append(keys_of(hand).focused)
            hand.key(TAB, None, "shift")

        assert back == there[::-1]


class TestReadingOrder:
    def test_from_the_top_left(self, hand):
        shown(hand, "settings")
        hand.key(TAB)

        assert keys_of(hand).met.hit.does == "back"

    def test_what_lies_in_one_part_of_a_page_is_read_before_the_part_beside_it(self, hand):
        shown(hand, "rise-cards")
        parts = [key.rpartition("/")[0] for key in map(str, met_by_tab(hand)) if "/" in key]
        once = [part for part, _ in groupby(parts)]

        assert len(once) == len(set(once))


class TestArrows:
    """Each goes where it points."""

    def test_down_goes_to_what_is_below(self, hand):
        shown(hand, "settings")
        hand.key(TAB)
        before = keys_of(hand).met.middle
        hand.key(DOWN)

        assert keys_of(hand).met.middle[1] > before[1]

    def test_a_page_without_more_to_touch_is_scrolled(self, hand):
        shown(hand, "licences", "phone")
        for _ in range(60):
            hand.key(DOWN)

        assert max(one.y for one in page_of(hand).seen.values()) > 2000


class TestEnter:
    """Presses once, what a finger would."""

    def test_without_a_ring_it_shows_what_is_gold_and_presses_nothing(self, hand):
        shown(hand, "rise-actions")
        steps = hand.app.bridge.step
        hand.key(ENTER)

        assert hand.app.bridge.step == steps
        assert keys_of(hand).seen
        assert keys_of(hand).met.hit.does == page_of(hand).gold == "finish"

    def test_it_presses_what_the_ring_lies_on(self, hand):
        shown(hand, "rise-actions")
        steps = len(hand.app.bridge.session.entries)
        strike_to(hand, "undo")
        hand.key(ENTER)

        assert len(hand.app.bridge.session.entries) == steps - 1

    def test_a_key_that_stays_down_presses_once(self, hand):
        shown(hand, "settings")
        strike_to(hand, "sounds")
        for _ in range(4):
            Window.dispatch("on_key_down", ENTER, 0, None, [])
        hand.frames(3)

        assert hand.app.choices.now.sounds

    def test_what_is_grey_says_why(self, hand):
        shown(hand, "rise-actions")
        grey = next(met.hit for met in places(hand) if met.hit.reason and not met.hit.does)
        strike_to(hand, grey.key)
        hand.key(ENTER)

        assert said(hand.app) == grey.reason

    def test_the_ring_comes_back_when_a_sheet_is_closed(self, hand):
        shown(hand, "rise-cards")
        strike_to(hand, "menu")
        before = keys_of(hand).focused
        hand.key(ENTER)
        hand.settle()
        inside = page_of(hand).page.over is not None, keys_of(hand).met
        hand.key(ESC)
        hand.settle()

        assert inside == (True, None)
        assert keys_of(hand).met.hit.key == before


def test_a_finger_hides_the_ring_of_a_page(hand):
    shown(hand, "rise-cards")
    hand.key(TAB)
    seen = keys_of(hand).seen
    hand.tap((640, 5))

    assert seen
    assert not keys_of(hand).seen


def test_page_keys_turn_the_list_of_a_page(hand):
    shown(hand, "rise-cards", "phone")
    hand.key(PAGE_DOWN)
    lower = max(one.y for one in page_of(hand).seen.values())
    hand.key(PAGE_UP)

    assert lower > 0
    assert max(one.y for one in page_of(hand).seen.values()) == 0
