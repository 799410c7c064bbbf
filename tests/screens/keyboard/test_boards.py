"""Pieces in the capital and tiles of the world, laid by keys alone."""

import pytest

from companion.games.rise_and_fall.rules.stock import to_hex
from companion.games.rise_and_fall.views import laying
from companion.games.tapestry.boards.capital import cell_of
from companion.games.tapestry.city.commands import TakeLandmark
from screens.keyboard.places import places
from screens.widgets.boards.hex_map import HexMap
from tests.fingers.keys import DOWN, ENTER, LEFT, RIGHT, UP
from tests.rise_and_fall.shaped_worlds import copied_world
from tests.screens.page_hand import shown
from tests.screens.states.rise_and_fall import played
from tests.screens.tapestry.test_capital import placed
from tests.screens.tapestry_games import ready

R = ord("r")
AIMS = {UP: (0, 1), DOWN: (0, -1), LEFT: (-1, 0), RIGHT: (1, 0)}
"""Where a finger slides on the map."""


def struck(hand, key, *held):
    hand.key(key, chr(key) if key < 128 else None, *held)
    hand.settle()


class TestThePieceInTheCapital:
    """It lies where the ring is; the ring goes from plot to plot."""

    def test_it_is_laid_by_arrows_and_enter(self, hand):
        ready(hand)
        hand.app.bridge.do(TakeLandmark("p1", "tech_hub"))
        hand.app.nav.go("tapestry/capital")
        hand.settle()
        view = hand.app.nav.view.view
        lit = [key for key in shown(hand).page.acts if key.startswith("plot.")]
        row, column = next(cell for cell in map(cell_of, lit) if cell[1] < 8)
        view.keys.focused, view.keys.seen = f"plot.{row}.{column + 1}", True
        struck(hand, LEFT)
        assert view.keys.focused == f"plot.{row}.{column}"
        struck(hand, ENTER)
        assert shown(hand).gold == "lay"
        struck(hand, ENTER, "ctrl")

        assert placed(hand)[-1].piece == "tech_hub"


class TestTheTileOfTheWorld:
    @pytest.fixture
    def world(self, hand):
        """A plain lies, so that the next one is a stamp; the ring is where any way is free."""
        played(lambda: copied_world(2, most=1), "world")(hand)
        hand.settle(30)
        world = hand.app.nav.view
        focus, land = hand.app.keys.focus, hand.find(HexMap)
        parts = [one for one in places(hand.app.nav) if one.widget is land]
        focus.go(next(one for one in parts if self.is_free(world, hand, one.part)))
        return world

    def aimed(self, world, hand, place, way):
        return laying.aimed(hand.app.bridge.state, world.facts, place, way)

    def is_free(self, world, hand, place):
        return all(not self.aimed(world, hand, place, way).reason for way in AIMS.values())

    @pytest.mark.parametrize("arrow", AIMS)
    def test_shift_and_an_arrow_lay_it_that_way(self, hand, world, arrow):
        place = hand.app.keys.focus.shown.part
        wanted = self.aimed(world, hand, place, AIMS[arrow])
        struck(hand, arrow, "shift")

        assert {to_hex(at) for at in hand.app.bridge.state.tiles[-1][1:]} == set(wanted.spaces)
        assert len(hand.app.bridge.state.tiles) == 2
        assert hand.app.keys.focus.shown.part == place

    def test_r_turns_the_one_laid_last(self, hand, world):
        struck(hand, ENTER)
        laid = hand.app.bridge.state.tiles[-1]
        struck(hand, R)
        turned = hand.app.bridge.state.tiles[-1]

        assert len(hand.app.bridge.state.tiles) == 2
        assert set(turned) != set(laid)
