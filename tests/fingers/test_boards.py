"""Boards under a finger: a touch counts once, a dense one shows a lens, a held part tells."""

import pytest

from screens.widgets.boards.hex_map import HexMap
from screens.widgets.boards.lens import Lens
from tests.fingers.touchables import touchables
from tests.fingers.walk import FORMS
from tests.screens.states import all_states

STATES = {state.name: state for state in all_states()}


@pytest.fixture(params=["landscape", "phone"])
def form(request):
    return request.param


def shown(hand, state, form):
    hand.turn(*FORMS[form])
    STATES[state].reach(hand)
    hand.settle(30)


def parts(hand, kind):
    """The parts of a board in sight."""
    return [one for one in touchables(hand.app) if isinstance(one.widget, kind)]


def taps_of(board):
    heard = []
    board.bind(on_tap=lambda _board, part: heard.append(part))
    return heard


def touch_one(hand, kind, part=None):
    """Touch a part in the middle of the window, through the lens where there is one."""
    found = [one for one in parts(hand, kind) if part is None or one.part == part]
    one = found[len(found) // 2]
    heard = taps_of(one.widget)
    hand.tap(one.middle)
    hand.settle()
    if hand.app.nav.overlays and isinstance(hand.app.nav.overlays[-1], Lens):
        larger = next(each for each in parts(hand, kind) if each.part == one.part)
        assert min(larger.size) >= 47.5
        hand.tap(larger.middle)
        hand.settle()
    return one, heard


@pytest.mark.parametrize("state", ["rise-world", "rise-largest"])
def test_a_touch_counts_once(hand, form, state):
    shown(hand, state, form)
    if state == "rise-largest":
        hand.app.nav.view.laying = None  # otherwise the screen lays what is touched
    one, heard = touch_one(hand, HexMap)

    assert heard == [one.part]


class TestASpaceOfTheWorld:
    def test_is_opened_once(self, hand, form):
        shown(hand, "rise-world", form)
        before = len(hand.app.nav.overlays)
        touch_one(hand, HexMap)

        assert len(hand.app.nav.overlays) <= before + 1

    def test_with_nothing_to_do_says_so_in_place_of_an_empty_sheet(self, hand, form):
        shown(hand, "rise-world-made", form)
        touch_one(hand, HexMap)

        assert hand.app.nav.overlays == []
        assert hand.app._toast.text == hand.say("rise_and_fall.world.made")

    def test_stays_where_it_is_while_a_tile_is_picked(self, hand, form):
        shown(hand, "rise-laying", form)
        view = hand.app.nav.view
        view.choose_tool("shape")
        hand.settle()
        seen = parts(hand, HexMap)
        before = {one.part: one.middle for one in seen}
        edges = sorted(seen, key=lambda one: (one.middle, one.part))
        for one in (edges[0], edges[-1], edges[len(edges) // 2]):
            hand.tap(one.middle)
            hand.settle()
            after = {each.part: each.middle for each in parts(hand, HexMap)}
            there = [part for part in before if part in after]

            assert there
            assert {part: after[part] for part in there} == {
                part: pytest.approx(before[part], abs=1) for part in there
            }


def test_a_hex_held_tells_after_half_a_second(hand, form):
    shown(hand, "rise-world", form)
    one = parts(hand, HexMap)[0]
    finger = hand.press(one.middle)
    hand.wait(0.5)
    early = len(hand.app.nav.overlays)
    hand.wait(0.1)
    late = len(hand.app.nav.overlays)
    hand.wait(0.3)
    hand.lift(finger)
    hand.settle()

    assert (early, late) == (0, 1)
    assert len(hand.app.nav.overlays) == 1
