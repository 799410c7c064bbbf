"""A hex or a plot held opens its entry over the table, with what lies there said above it."""

import pytest

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.state import MapToken
from screens.games.tapestry.city import CityGrid
from screens.games.tapestry.question_sheets import PlotQuestion
from screens.widgets.above.sheet import Sheet
from screens.widgets.boards.hex_map import HexMap
from tests.screens.states import all_states
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready

STATES = {state.name: state for state in all_states()}


def hold_hex(hand, key):
    land = next(hand.all(HexMap))
    x, y = land.point_of(tuple(int(part) for part in key.split(",")))
    return hold(hand, land.to_window(*land.parent.to_widget(*land.parent.to_window(x, y))))


def hold_plot(hand, row, column):
    grid = next(hand.all(CityGrid))
    left, top, step = grid._frame()
    return hold(hand, grid.to_window(left + (column + 0.5) * step, top - (row + 0.5) * step))


def hold(hand, spot):
    """The entry that opens, and what is said above it."""
    hand.hold(spot)
    hand.settle()
    top = hand.app.nav.overlays[-1]
    return top.trail[-1], top.note


def at_the_table(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return hand


class TestHexes:
    """What lies there, and the entry on it."""

    def test_a_tile_says_what_it_gives_and_who_stands_there(self, start):
        hand = at_the_table(start)
        hand.app.bridge.do(SetValue(facts.Hex("1,0", 1, 0, (MapToken("p1"),))))
        hand.settle()
        before = hand.app.bridge.state
        entry, here = hold_hex(hand, "1,0")

        assert entry == "icon.territory_benefit"
        assert "Territory tile 1" in here
        assert "coin" in here
        assert "your outpost" in here.casefold()
        assert hand.app.bridge.state is before

    @pytest.mark.parametrize(
        ("key", "entry"),
        [("0,0", "achievement.middle_island"), ("0,1", "rule.exploring"), ("2,0", "rule.control")],
    )
    def test_each_kind_of_hex_has_its_entry(self, start, key, entry):
        assert hold_hex(at_the_table(start), key)[0] == entry

    def test_a_hex_that_is_asked_for_is_not_answered_by_holding_it(self, hand):
        STATES["tapestry-hex-asked"].reach(hand)
        hand.settle()
        question = hand.app.bridge.question
        lit = question.options[0].id
        hold_hex(hand, lit)

        assert hand.app.bridge.question is question

    def test_its_sheet_leads_to_the_entry_as_well(self, start):
        player = Player(at_the_table(start))
        player.hex("0,0")
        player.button("app.check.look_up")

        assert player.hand.app.nav.overlays[-1].trail == ["achievement.middle_island"]


class TestPlots:
    """What stands there, and how full its district, row and column are."""

    def test_a_plot_held_while_a_place_is_asked_for_answers_nothing(self, hand):
        STATES["tapestry-plot-asked"].reach(hand)
        hand.settle()
        asked = hand.app.nav.overlays[-1]
        entry, _ = hold_plot(hand, 4, 4)

        assert isinstance(asked, PlotQuestion)
        assert entry
        assert asked.way is None
        assert asked in hand.app.nav.overlays
        assert isinstance(hand.app.nav.overlays[-1], Sheet)

    def test_a_plot_where_the_piece_does_not_fit_says_so(self, hand):
        STATES["tapestry-plot-asked"].reach(hand)
        hand.settle()
        asked = hand.app.nav.overlays[-1]
        fits = {cell for way in asked.ways for cell in way.cells}
        parts = dict(asked.grid.parts())
        left, low, right, high = next(box for cell, box in parts.items() if cell not in fits)
        hand.tap(asked.grid.to_window((left + right) / 2, (low + high) / 2))

        assert hand.app._toast.text == hand.say("kit.touch_lit")
