"""Land by sector, what is covered is covered, my next spaces with their cost."""

from itertools import chain

import pytest

from companion.games.tapestry.boards.terrain import BORDER, SEA, shapes_of
from companion.games.tapestry.content import look_up
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.tracks.view_marks import OR, Mark, revealed_marks, space_marks
from screens.games.tapestry.income_row import IncomeRow
from screens.games.tapestry.lanes import Lanes
from tests.screens.states.tapestry import my_turn

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


def test_a_building_that_is_gained_uncovers_a_space(start):
    hand = start()
    my_turn(open_card=False)(hand)
    hand.settle()
    row = next(row for row in hand.all(IncomeRow) if row.building == "farm")
    before = row.n
    hand.app.bridge.do(SetValue(facts.Number("p1", "building.farm", before + 1)))
    hand.settle()

    assert row.n == before + 1


def test_the_space_that_comes_next_is_marked_with_what_it_costs(start):
    hand = start()
    my_turn()(hand)
    hand.settle()
    lanes, state = hand.find(Lanes), hand.app.bridge.state

    for track, ((space, cost),) in lanes.mine.items():
        assert space == max(state.tracks["p1"][track]) + 1
        assert cost[0].icon in ("resource-any", f"resource-{look_up.track(track).resource}")
    assert lanes.chosen == hand.app.nav.view.part("turn").chosen != ""
