"""Land by sector; every space has its pictures."""

from itertools import chain

import pytest

from companion.games.tapestry.boards.terrain import BORDER, SEA, shapes_of
from companion.games.tapestry.content import look_up
from companion.games.tapestry.tracks.view_marks import OR, Mark, revealed_marks, space_marks

SIDES = [
    place.edges
    for side in ("small", "large")
    for place in look_up.map_side(side).hexes
    if place.printed
]
TILES = [tile.turned(turn) for tile in look_up.territory_tiles().values() for turn in range(6)]


@pytest.mark.parametrize("edges", [*SIDES, *TILES])
def test_the_border_of_the_land_is_where_the_sides_say(edges):
    halves = [str(half) for side in edges for half in side]
    drawn = {}
    for patch in shapes_of(edges).patches:
        for at, half in enumerate(halves):
            middle = tuple((BORDER[at][i] + BORDER[(at + 1) % 12][i]) / 2 for i in (0, 1))
            if any(abs(x - middle[0]) + abs(y - middle[1]) < 1e-9 for x, y in patch.outer):
                drawn[at] = patch.terrain
                assert half == patch.terrain

    assert drawn == {at: half for at, half in enumerate(halves) if half != SEA}


@pytest.mark.parametrize("edges", SIDES)
def test_nothing_is_drawn_outside_the_hex(edges):
    patches = shapes_of(edges).patches
    points = chain.from_iterable((*patch.outer, *patch.inner) for patch in patches)

    assert all(x * x + y * y <= 1 + 1e-9 for x, y in points)


def test_a_space_says_what_it_gives_and_what_is_for_sale():
    walls, sails = space_marks("military", 3), space_marks("exploration", 2)

    assert [mark.icon for mark in walls.benefit] == ["conquer", OR, "building-armory"]
    assert (sails.bonus_cost, sails.bonus) == ((Mark("resource-any"),), (Mark("card-tapestry"),))


def test_every_space_of_the_income_mat_has_its_picture():
    assert all(len(revealed_marks(one)) == 6 for one in ("market", "house", "farm", "armory"))
