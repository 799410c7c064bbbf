"""Hexes and paths."""

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.core import hexgrid

BOARD = hexgrid.within((0, 0), 2)


def test_six_neighbours_all_one_away():
    around = hexgrid.neighbours((1, -1))

    assert len(set(around)) == 6
    assert {hexgrid.distance((1, -1), place) for place in around} == {1}


def test_a_board_of_radius_two_has_nineteen_hexes():
    assert len(BOARD) == 19


def steps(start, goal, passable):
    return hexgrid.path_lengths([start], BOARD, passable).get(goal)


def test_a_path_goes_round_what_is_not_passable():
    wall = {(0, 0), (0, 1), (0, -1), (1, -1)}

    assert steps((-1, 0), (1, 0), lambda h: h not in wall) == 5


def test_both_ends_are_exempt():
    assert steps((0, 0), (1, 0), lambda h: False) == 1


def test_no_path():
    assert steps((0, 0), (2, 0), lambda h: False) is None


def test_regions():
    parts = hexgrid.regions({(0, 0), (1, 0), (-2, 0), (-2, 1)})

    assert parts == [frozenset({(-2, 0), (-2, 1)}), frozenset({(0, 0), (1, 0)})]


class TestALine:
    @pytest.mark.parametrize("goal", sorted(hexgrid.within((3, -1), 5)))
    def test_goes_from_hex_to_hex_without_a_gap(self, goal):
        line = hexgrid.line((3, -1), goal)

        assert (line[0], line[-1]) == ((3, -1), goal)
        assert len(line) == 1 + hexgrid.distance((3, -1), goal)
        assert all(hexgrid.distance(*pair) == 1 for pair in pairwise(line))

    def test_stays_as_near_as_can_be(self):
        assert hexgrid.line((0, 0), (3, 0)) == ((0, 0), (1, 0), (2, 0), (3, 0))
