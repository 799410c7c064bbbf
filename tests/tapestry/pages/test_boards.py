"""Land by sector; every space has its pictures."""

from itertools import chain

import pytest

from companion.core.message import Message
from companion.describe.scene import Box, Icon
from companion.games.tapestry.boards import capital
from companion.games.tapestry.boards.land import NO_LIGHT, Ground, Tower, hex_shapes
from companion.games.tapestry.boards.terrain import BORDER, SEA, shapes_of
from companion.games.tapestry.city.view import CapitalView, PieceView
from companion.games.tapestry.content import look_up
from companion.games.tapestry.tracks.view_marks import OR, Mark, revealed_marks, space_marks
from tests.describe.desks import a_surface

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


def test_a_building_on_the_map_is_no_tower():
    towers = tuple(Tower("you", "owner-human", False, kind) for kind in ("outpost", "house"))
    tower, house = (drawn((one,)) for one in towers)

    assert "tower" in tower
    assert "building-house" in house
    assert not [icon for icon in house if icon.startswith("tower")]


def drawn(towers):
    ground = Ground("0,0", (0, 0), Message("hex"), True, True, False, (), "", 0, towers)
    return [one.name for one in hex_shapes(ground, NO_LIGHT, 0, 0, 40) if isinstance(one, Icon)]


def test_every_space_of_the_income_mat_has_its_picture():
    assert all(len(revealed_marks(one)) == 6 for one in ("market", "house", "farm", "armory"))


L_SHAPE = ((2, 2), (2, 3), (3, 2))
SQUARE = ((2, 2), (2, 3), (3, 2), (3, 3))


@pytest.mark.parametrize("cells", [L_SHAPE, SQUARE])
def test_a_landmark_is_one_body_over_the_streets_of_the_capital(cells):
    """Its plots lie in four districts: no ground is seen between two, or in their middle."""
    piece = PieceView("lighthouse", Message("tapestry.name.landmark.lighthouse"), cells, True)
    view = CapitalView("p1", None, True, (), (), (piece,), (), (), (), ())
    layers = capital.draw(a_surface(), 630.0, 630.0, view, capital.Laid(), ()).layers
    (body,) = [layer.shapes for layer in layers if layer.key == "0.lighthouse"]
    blocks = [one for one in body if isinstance(one, Box) and one.fill == "tapestry"]
    ground = [one for layer in layers if layer.key == "ground" for one in layer.shapes
              if isinstance(one, Box) and one.fill == capital.PLOT]  # fmt: skip
    middles = [(one.x + one.w / 2, one.y + one.h / 2) for one in ground]
    at = {(n // 9, n % 9): middle for n, middle in enumerate(middles)}
    between = [((at[2, 2][0] + at[2, 3][0]) / 2, at[2, 2][1]),
               (at[2, 2][0], (at[2, 2][1] + at[3, 2][1]) / 2)]  # fmt: skip
    heart = (between[0][0], between[1][1])

    assert all(covered(blocks, place) for place in between)
    assert covered(blocks, heart) == (cells == SQUARE)


def covered(blocks, place):
    x, y = place
    return any(one.x < x < one.x + one.w and one.y < y < one.y + one.h for one in blocks)
