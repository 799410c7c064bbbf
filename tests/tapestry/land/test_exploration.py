"""Rulebook, "Exploration" and "Exploring space"; player aid, the same."""

from dataclasses import replace

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.land import geography
from companion.games.tapestry.state import UNKNOWN_TILE, MapToken
from tests.tapestry.makers import a_gain, a_table, gain, with_hex, with_player

EXPLORE, EXPLORE_SPACE = Benefit(Verb.EXPLORE), Benefit(Verb.EXPLORE_SPACE)
ANYWHERE = Benefit(Verb.EXPLORE, anywhere=True)
HEX = "2,1"
"""An empty hex below the first player's start."""


def laid(state, place=HEX, rotation=0, **answers):
    said = {"p1.explore.hex": place, "p1.explore.rotation": str(rotation), **answers}
    return gain(state, EXPLORE, answers=said)


class TestWhere:
    def test_empty_hexes_beside_a_controlled_territory(self):
        assert set(geography.may_explore(a_table(), "p1")) == {"1,0", "2,1", "3,-1"}

    def test_not_beside_a_territory_one_does_not_control(self):
        state = with_hex(a_table(), "2,0", tokens=(MapToken("p1", toppled=True), MapToken("p2")))

        assert geography.may_explore(state, "p1") == ()

    def test_anywhere_means_every_empty_hex(self):
        state = a_table()
        empty = {key for key, here in state.map.items() if not here.explored}

        assert set(geography.may_explore(state, "p1", anywhere=True)) == empty
        assert len(empty) == 34 - 13

    def test_a_tile_of_ones_supply_is_chosen(self):
        state = with_player(a_table(), tiles=(4, 5))

        played = laid(state, **{"p1.explore.tile": "5"})

        assert played.state.map[HEX].tile == 5
        assert played.me.tiles == (4,)

    def test_without_a_tile_there_is_nothing_to_explore_with(self):
        assert gain(a_table(), EXPLORE).told_keys() == ["tapestry.told.no_tile_to_explore"]


class TestTurning:
    @pytest.mark.parametrize("rotation", range(6))
    def test_the_tile_is_turned_as_the_player_likes(self, rotation):
        played = laid(with_player(a_table(), tiles=(4,)), rotation=rotation)

        assert played.state.map[HEX].rotation == rotation

    @pytest.mark.parametrize("tile", [5, 7, 16, 17, 26, 28, 40, 41])
    def test_an_island_that_looks_the_same_from_all_sides_is_not_asked_about(self, tile):
        played = gain(
            with_player(a_table(), tiles=(tile,)), EXPLORE, answers={"p1.explore.hex": HEX}
        )

        assert "p1.explore.rotation" not in played.questions
        assert played.state.map[HEX].rotation == 0

    def test_of_the_others_each_way_is_another(self):
        alike = {n for n in content.territory_tiles() if content.territory_tile(n).alike_all_round}
        turned = {
            tile: {content.territory_tile(tile).turned(n) for n in range(6)}
            for tile in content.territory_tiles()
        }

        assert alike == {tile for tile, ways in turned.items() if len(ways) == 1}

    def test_each_way_tells_its_points(self):
        played = laid(with_player(a_table(), tiles=(35,)), rotation=4)

        options = played.questions["p1.explore.rotation"].options
        assert [option.text.params["n"] for option in options] == [0, 0, 1, 1, 3, 2]
        assert played.points() == {"exploration": 3}


class TestPoints:
    """1 point for each side with at least one terrain that meets its like."""

    @pytest.mark.parametrize(
        ("edge", "facing", "aligned"),
        [
            (("sea", "sea"), ("sea", "sea"), True),
            (("mountain", "desert"), ("grass", "mountain"), True),
            (("mountain", "desert"), ("desert", "grass"), True),
            (("mountain", "desert"), ("mountain", "grass"), False),
            (("desert", "desert"), ("grass", "sea"), False),
        ],
    )
    def test_one_half_meeting_its_like_is_enough(self, edge, facing, aligned, monkeypatch):
        """The first half of a side faces the second half of the other."""
        around = (facing,) * 6
        monkeypatch.setattr(geography, "edges_of", lambda state, key: around)
        alone = {HEX: a_table().map[HEX], "2,0": a_table().map["2,0"]}
        state = replace(a_table(), map=alone)

        assert geography.aligned_sides(HEX, (edge,) * 6, geography.around(state, HEX)) == int(
            aligned
        )

    def test_empty_hexes_and_the_edge_of_the_board_do_not_count(self):
        everything = (("sea", "sea"),) * 6
        state = a_table()
        corner = "1,2"
        near = [key for _, key in geography.beside(corner) if key in state.map]

        points = geography.aligned_sides(corner, everything, geography.around(state, corner))

        assert points <= sum(state.map[key].explored for key in near)

    def test_6_at_most(self):
        """Water all around the middle island's neighbours."""
        state = a_table()
        for _, key in geography.beside("0,-1"):
            state = with_hex(state, key, tile=5)

        near = geography.around(state, "0,-1")
        assert geography.aligned_sides("0,-1", content.territory_tile(7).edges, near) == 6

    def test_a_tile_nobody_named_is_counted_by_the_table(self):
        state = with_player(a_table(), tiles=(UNKNOWN_TILE,))
        answers = {"p1.explore.hex": HEX, "p1.explore.aligned": 3, "p1.tile.benefit": "4"}

        played = gain(state, EXPLORE, answers=answers)

        assert played.points() == {"exploration": 3}

    @pytest.mark.parametrize("tile", [1, 48])
    def test_the_sides_of_a_tile_are_its_own_as_it_lies(self, tile):
        state = with_hex(a_table(), HEX, tile=tile, rotation=2)

        assert geography.edges_of(state, HEX) == content.territory_tile(tile).turned(2)


class TestBenefit:
    def test_then_the_benefit_of_the_tile(self):
        played = laid(with_player(a_table(), tiles=(3,)))

        kinds = [type(event).__name__ for event in played.events]
        assert played.me.resources["food"] == 1
        assert kinds.index("TileBrought") < kinds.index("ResourceGained")


class TestSpace:
    def test_a_space_tile_lies_by_the_mat_and_gives_its_benefits(self):
        state = with_player(a_table(), space_tiles=(5,))

        played = gain(state, EXPLORE_SPACE)

        assert played.me.explored_space == (5,)
        assert played.me.space_tiles == ()
        assert played.me.resources["coin"] == 1
        assert played.me.resources["worker"] == 1
        assert played.me.score == 8

    def test_one_of_the_supply_is_chosen(self):
        state = with_player(a_table(), space_tiles=(5, 13))

        played = gain(state, EXPLORE_SPACE, answers={"p1.space.tile": "13"})

        assert played.me.score == 13

    def test_they_can_run_out(self):
        state = a_table()
        none = {**state.decks, "space": replace(state.decks["space"], cards=())}

        played = gain(replace(state, decks=none), a_gain("space_tile"))

        assert played.me.space_tiles == ()
        assert played.told_keys() == ["tapestry.told.no_space_tile"]
