"""Automa rules, "Hexes"."""

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.bots import printed
from companion.games.tapestry.bots.decide.exploration import choose_exploration
from companion.games.tapestry.bots.decide.hexes import (
    crow_flights,
    narrow_by_closest,
    path_lengths,
    running_hexes,
)
from companion.games.tapestry.land.board import board as board_of_side
from tests.tapestry.bots.makers import (
    AUTOMA_START,
    HUMAN_START,
    ISLAND,
    MILITARY,
    SCIENCE,
    a_position,
    rules,
)

# Hand-made: three empty hexes are valid at once, one on each of three lines; the first by the
# arrows of each pattern, found on the printed card.
FIRST_AROUND_THE_ISLAND = {
    "N_to_SE": (0, -1),
    "E_to_NW": (1, -1),
    "NE_to_S": (1, -1),
    "SE_to_N": (1, 0),
    "E_to_SW": (1, 0),
    "S_to_NE": (0, 1),
    "S_to_NW": (0, 1),
    "W_to_SE": (-1, 1),
    "SW_to_N": (-1, 1),
    "NW_to_S": (-1, 0),
}
# The same without the first one of each: walked on along the line, then the next line.
SECOND_AROUND_THE_ISLAND = {
    "N_to_SE": (1, -1),
    "E_to_NW": (0, -1),
    "NE_to_S": (1, 0),
    "SE_to_N": (1, -1),
    "E_to_SW": (0, 1),
    "S_to_NE": (1, 0),
    "S_to_NW": (-1, 1),
    "W_to_SE": (0, 1),
    "SW_to_N": (-1, 0),
    "NW_to_S": (-1, 1),
}
CARDS = [(card.hexes, card.number) for card in content.decision_cards().values()]


def closest(position, places, goals):
    """What is left of these hexes."""
    running = running_hexes(position, places)
    narrow_by_closest(running, position, "R-hex-2", goals, "island")
    return running.remaining


def around_the_island(card, tiles=()):
    """The Automa holds only the island: the six hexes around it are empty and valid."""
    return a_position(
        right=card,
        starts=False,
        on_map={ISLAND: "automa"},
        tiles=tiles,
        favourites=(MILITARY, SCIENCE),
    )


class TestPriority:
    """R-hex-1."""

    @pytest.mark.parametrize(("pattern", "card"), CARDS)
    def test_the_first_valid_hex_on_the_lines_of_the_card(self, pattern, card):
        choice = choose_exploration(around_the_island(card))

        assert choice.hex == FIRST_AROUND_THE_ISLAND[pattern]
        assert rules(choice.whys) == ["R-expl-1", "R-hex-1"]

    @pytest.mark.parametrize(("pattern", "card"), CARDS)
    def test_then_along_the_line_or_the_next(self, pattern, card):
        first = FIRST_AROUND_THE_ISLAND[pattern]

        choice = choose_exploration(around_the_island(card, tiles=[first]))

        assert choice.hex == SECOND_AROUND_THE_ISLAND[pattern]

    @pytest.mark.parametrize("card", range(1, 23))
    def test_every_card_orders_all_hexes_once(self, card):
        order = printed.hex_order(card)

        assert sorted(order) == list(board_of_side().hexes)
        assert len(order) == 34


class TestClosest:
    """R-hex-2."""

    def test_steps_over_empty_hexes_count(self):
        assert path_lengths(a_position(), [ISLAND])[(2, -2)] == 2

    @pytest.mark.parametrize("blocker", ["automa", "automa/", "human human", "human human/"])
    def test_the_way_goes_round_what_blocks_it(self, blocker):
        """The straight way from 0,-3 to the island leads over 0,-2 and 0,-1."""
        position = a_position(on_map={(0, -1): blocker, (1, -2): "automa", (-1, -1): "automa"})

        assert path_lengths(position, [ISLAND])[(0, -3)] == 5

    @pytest.mark.parametrize("guest", ["human", "human/", "human shadow/", "shadow/"])
    def test_one_human_token_does_not_block(self, guest):
        position = a_position(on_map={(0, -1): guest, (1, -2): "automa", (-1, -1): "automa"})

        assert path_lengths(position, [ISLAND])[(0, -3)] == 3

    def test_both_ends_are_exempt(self):
        """R-hex-2 (ruling): two human tokens here, an Automa outpost there."""
        position = a_position(on_map={(1, -1): "human human", (0, -1): "automa"})

        assert path_lengths(position, [(1, -1)])[(0, -1)] == 1

    def test_only_the_closest_stay(self):
        position = a_position()

        assert set(closest(position, [(0, -2), (1, -2), (2, 1)], [ISLAND])) == {(0, -2), (1, -2)}

    def test_no_path_is_infinitely_far(self):
        wall = dict.fromkeys([(-1, -1), (0, -2), (1, -3)], "automa")
        position = a_position(on_map=wall)

        assert closest(position, [(0, -3), (-3, 3)], [ISLAND]) == ((-3, 3),)

    def test_all_without_a_path_stay(self):
        """R-hex-2 (ruling)."""
        ring = dict.fromkeys(board_of_side().neighbours[ISLAND], "automa")
        position = a_position(on_map=ring)

        assert len(closest(position, [(-3, 3), (3, 0)], [ISLAND])) == 2


class TestFurthest:
    """R-hex-3 (ruling)."""

    def test_as_the_crow_flies_whatever_lies_between(self):
        wall = {(1, -1): "automa", (1, 0): "automa", (1, 1): "automa"}
        position = a_position(on_map=wall)

        away = crow_flights(position, [(0, 0), (-1, 1), (1, -1)], [HUMAN_START])
        assert away == {(0, 0): 2, (-1, 1): 3, (1, -1): 2}

    def test_from_the_nearest_of_the_humans(self):
        away = crow_flights(a_position(), [(0, 0), (1, -3)], [(2, 0), (-1, 0)])

        assert away == {(0, 0): 1, (1, -3): 3}

    def test_with_no_human_territory_all_are_as_far(self):
        assert set(crow_flights(a_position(), [(0, 0), (1, -3)], []).values()) == {0}


class TestControl:
    """R-hex-4."""

    @pytest.mark.parametrize(
        ("words", "owner"),
        [
            ("automa", "automa"),
            ("human human", "human"),
            ("human automa/", "human"),
            ("human/ automa", "automa"),
            ("human/ automa/", None),
            ("shadow/", None),
            ("", None),
        ],
    )
    def test_the_only_ones_standing(self, words, owner):
        position = a_position(on_map={(1, 1): words})

        assert position.controller((1, 1)) == owner

    def test_both_starting_outposts_control_one_territory(self):
        assert a_position().controlled("automa") == (AUTOMA_START,)
