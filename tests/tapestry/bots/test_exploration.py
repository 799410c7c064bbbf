"""Automa rules, "Exploring"."""

from companion.games.tapestry.bots.decide.exploration import choose_exploration
from companion.games.tapestry.land.board import board as board_of_side
from tests.tapestry.bots.makers import EXPLORATION, MILITARY, SCIENCE, a_position, left_after, rules

NOT_MILITARY, IS_MILITARY = (SCIENCE, EXPLORATION), (MILITARY, EXPLORATION)


class TestWhere:
    """R-expl-1."""

    def test_empty_hexes_next_to_its_territories(self):
        whys = choose_exploration(a_position()).whys

        assert left_after(whys, "R-expl-1") == [{"-3,2", "-2,3", "-1,1"}]

    def test_anywhere_is_every_empty_hex(self):
        whys = choose_exploration(a_position(tiles=[(0, 1)]), anywhere=True).whys

        empty = set(board_of_side().hexes) - board_of_side().printed - {(0, 1)}
        assert left_after(whys, "R-expl-1") == [{f"{q},{r}" for q, r in empty}]

    def test_next_to_a_toppled_outpost_is_not_enough(self):
        position = a_position(on_map={(0, -2): "automa/ human"})

        assert "0,-1" not in choose_exploration(position).whys[0].remaining

    def test_nowhere_is_skipped(self):
        choice = choose_exploration(a_position(tiles=[(-3, 2), (-2, 3), (-1, 1)]))

        assert choice.hex is None
        assert [(why.rule, why.remaining) for why in choice.whys] == [("R-expl-1", ())]

    def test_with_no_tile_left_it_is_skipped(self):
        choice = choose_exploration(a_position(tiles_left=0), anywhere=True)

        assert choice.hex is None
        assert choice.whys[0].text.key == "tapestry.bot.why.explore.no_tile"


class TestFurthest:
    """R-expl-2."""

    def test_the_furthest_from_the_human_while_military_is_not_its_favourite(self):
        """-3,2 is 5 away from 2,0; -2,3 is 4; -1,1 is 3."""
        choice = choose_exploration(a_position(favourites=NOT_MILITARY))

        assert left_after(choice.whys, "R-expl-2") == [{"-3,2"}]
        assert choice.hex == (-3, 2)

    def test_the_order_alone_while_it_is(self):
        """Card 8 begins in the south."""
        choice = choose_exploration(a_position(right=8, favourites=IS_MILITARY))

        assert rules(choice.whys) == ["R-expl-1", "R-hex-1"]
        assert choice.hex == (-2, 3)

    def test_only_the_automas_favourite_matters(self):
        choice = choose_exploration(a_position(favourites=(SCIENCE, MILITARY)))

        assert "R-expl-2" in rules(choice.whys)

    def test_the_order_among_the_furthest(self):
        position = a_position(starts=False, on_map={(0, 0): "automa", (0, 2): "human"}, right=2)

        choice = choose_exploration(position)

        assert left_after(choice.whys, "R-expl-2") == [{"-1,0", "0,-1", "1,-1"}]
        assert choice.hex == (1, -1)
