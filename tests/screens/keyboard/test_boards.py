"""Pieces in the capital and tiles of the world, laid by keys alone."""

import pytest

from companion.games.rise_and_fall.rules.stock import to_hex
from companion.games.rise_and_fall.views import laying
from companion.games.tapestry.city.commands import TakeLandmark
from screens.games.tapestry.city import CityGrid
from screens.keyboard.places import places
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.acts import ActRow
from tests.fingers.keys import DOWN, ENTER, LEFT, RIGHT, UP
from tests.rise_and_fall.shaped_worlds import copied_world
from tests.screens.keyboard.test_ring import to_widget
from tests.screens.states.rise_and_fall import played
from tests.screens.tapestry.test_capital import placed
from tests.screens.tapestry_games import ready

R = ord("r")
ARROWS = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}
"""Rows and columns of the capital."""
AIMS = {UP: (0, 1), DOWN: (0, -1), LEFT: (-1, 0), RIGHT: (1, 0)}
"""Where a finger slides on the map."""


def struck(hand, key, *held):
    hand.key(key, chr(key) if key < 128 else None, *held)
    hand.settle()


class TestThePieceInTheCapital:
    """A large one, chosen among those that wait."""

    @pytest.fixture
    def mat(self, hand):
        ready(hand)
        hand.app.bridge.do(TakeLandmark("p1", "tech_hub"))
        hand.app.nav.go("tapestry/capital")
        hand.settle()
        to_widget(hand, next(row for row in hand.all(ActRow) if row.icon == "landmark"))
        struck(hand, ENTER)
        to_widget(hand, hand.find(CityGrid))
        return hand.app.nav.view

    def carried(self, hand, mat):
        """An arrow that leads to another place where it fits, and that place."""
        lies = mat.way
        for arrow in ARROWS:
            struck(hand, arrow, "shift")
            if mat.way != lies:
                return arrow, lies
        raise AssertionError("no arrow carries it")

    def test_it_is_carried_by_shift_and_an_arrow(self, hand, mat):
        before = placed(hand)
        arrow, lay = self.carried(hand, mat)
        moved = [
            (row - a, column - b)
            for (row, column), (a, b) in zip(mat.way.cells, lay.cells, strict=True)
        ]
        way = ARROWS[arrow]

        assert len(set(moved)) == 1
        assert [(n > 0) - (n < 0) for n in moved[0]] == list(way)
        assert placed(hand) == before

    def test_the_ring_goes_with_it(self, hand, mat):
        self.carried(hand, mat)

        assert hand.app.keys.focus.shown.part in mat.way.cells

    def test_r_turns_it_and_redo_does_not(self, hand, mat):
        lay = mat.way
        struck(hand, ord("y"), "ctrl")
        after_redo = mat.way
        struck(hand, R)

        assert after_redo == lay
        assert len(set(mat.way.cells) & set(lay.cells)) == 4

    def test_ctrl_enter_lays_it(self, hand, mat):
        self.carried(hand, mat)
        cells = mat.way.cells
        struck(hand, ENTER, "ctrl")

        assert placed(hand)[-1].cells == cells


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
