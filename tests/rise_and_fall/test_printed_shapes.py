"""The shapes of the tiles are printed: a world is stamped from the first tile on."""

from __future__ import annotations

import pytest

from companion.core.hexgrid import regions
from companion.games.rise_and_fall.commands.world import LayTile
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.offers import stamps
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.rules.shapes import moved, shape_of
from companion.games.rise_and_fall.views import laying
from tests.rise_and_fall.makers import a_session
from tests.rise_and_fall.shaped_worlds import copied_world

TILES = {"first": first_tiles(), **terrains()}


def nobody_told(_fact):
    """An owner who has told nothing."""
    return


@pytest.mark.parametrize("tile", TILES.values(), ids=TILES)
class TestAShape:
    def test_is_one_piece_of_its_printed_number_of_spaces(self, tile):
        assert len(tile.shape) == len(set(tile.shape)) == tile.spaces
        assert len(regions(tile.shape)) == 1

    def test_is_its_own_mirror(self, tile):
        """Printed on one side: none has to be told from its mirror."""
        assert shape_of(tile.shape) == shape_of([(r, q) for q, r in tile.shape])


class TestStamps:
    def test_are_there_from_the_first_tile_on(self):
        view = laying.laying_view(a_session(2, world=True).state, nobody_told)

        assert laying.STAMP in view.tools
        assert view.shapes == (shape_of(first_tiles().shape),)

    @pytest.mark.parametrize("laid", [0, 10, 18, 24])
    def test_are_there_at_every_level(self, laid):
        state = copied_world(2, most=laid).state
        terrain = stock.next_terrain(state)
        view = laying.laying_view(state, nobody_told)

        assert view.tools[0] == laying.STAMP
        assert shape_of(terrains()[terrain].shape) in view.shapes

    def test_a_shape_that_somebody_told_comes_first_and_stays(self):
        state = copied_world(2, most=0).state
        told = {"shape.plain": "0,0;1,0;2,0;3,0;4,0;5,0"}
        shapes = stamps.known_shapes(state, told.get)

        assert shapes == (tuple((q, 0) for q in range(6)), shape_of(terrains()["plain"].shape))

    def test_nothing_is_asked_and_nothing_kept_of_a_printed_shape(self):
        session = a_session(2, facts=nobody_told, world=True)
        spaces = tuple(map(stock.to_place, moved(first_tiles().shape, (0, 0))))
        session.do(LayTile("sea", spaces))

        assert dict(session.last.answers) == {}
