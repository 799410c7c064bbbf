"""Automa rules, "Conquering"."""

import pytest

from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.decide.island import island_counts
from companion.games.tapestry.land.board import board as board_of_side
from tests.tapestry.bots.makers import (
    AUTOMA_START,
    HUMAN_START,
    ICON,
    ISLAND,
    NO_ICON,
    a_position,
    left_after,
    rules,
)

NOBODY = ()


def ids(*places):
    """Hexes as whys spell them."""
    return {f"{q},{r}" for q, r in places}


class TestNoOutpost:
    """R-conq-0."""

    def test_nothing_happens(self):
        position = a_position(on_map={(-1, 2): "human"}, outposts=(0, 9))

        conquest = choose_conquest(position)

        assert (conquest.procedure, conquest.hex) == ("none", None)
        assert [(why.rule, why.remaining) for why in conquest.whys] == [("R-conq-0", ())]

    def test_not_even_anywhere(self):
        assert choose_conquest(a_position(outposts=(0, 9)), anywhere=True).procedure == "none"


class TestProcedure:
    """R-conq-1."""

    def test_an_adjacent_human_territory_with_one_token_is_conquered(self):
        conquest = choose_conquest(a_position(on_map={(-1, 2): "human"}))

        assert (conquest.procedure, conquest.hex) == ("opponent", (-1, 2))
        assert rules(conquest.whys) == ["R-conq-1"]

    @pytest.mark.parametrize("full", ["human human", "human automa/", "human shadow/"])
    def test_a_full_hex_is_closed(self, full):
        conquest = choose_conquest(a_position(on_map={(-1, 2): full}))

        assert conquest.procedure == "neutral"
        assert conquest.hex != (-1, 2)

    def test_one_out_of_reach_is_not(self):
        conquest = choose_conquest(a_position(on_map={(1, 1): "human"}))

        assert conquest.procedure == "neutral"

    def test_anywhere_reaches_it(self):
        conquest = choose_conquest(a_position(on_map={(1, 1): "human"}), anywhere=True)

        assert (conquest.procedure, conquest.hex) == ("opponent", (1, 1))

    def test_a_toppled_outpost_of_the_automa_reaches_nothing(self):
        position = a_position(starts=False, on_map={(1, 1): "human", (1, 0): "automa/"})

        assert choose_conquest(position).procedure == "none"

    def test_a_toppled_human_outpost_is_no_opponent(self):
        """Nobody controls it, so it is neutral ground."""
        conquest = choose_conquest(a_position(right=ICON, on_map={(-1, 2): "human/"}))

        assert conquest.procedure == "neutral"


class TestIsland:
    """R-conq-2."""

    def test_it_counts_while_a_place_is_free_and_it_can_be_taken(self):
        assert island_counts(a_position(island_taken_by=NOBODY))

    def test_not_once_the_automa_has_the_achievement(self):
        assert not island_counts(a_position(island_taken_by=["automa"]))

    def test_one_place_taken_by_the_human_leaves_one(self):
        assert island_counts(a_position(island_taken_by=["human"]))

    def test_not_once_both_places_are_taken(self):
        assert not island_counts(a_position(island_taken_by=["human", "shadow"]))

    @pytest.mark.parametrize(
        ("words", "counts"),
        [
            ("", True),
            ("human", True),
            ("shadow/", True),
            ("human automa/", False),
            ("human human", False),
            ("automa", False),
        ],
    )
    def test_only_while_it_can_still_be_conquered(self, words, counts):
        position = a_position(island_taken_by=NOBODY, on_map={ISLAND: words})

        assert island_counts(position) is counts


class TestOpponent:
    """R-conq-3."""

    BOTH = {(-1, 2): "human", (-2, 1): "human"}

    def test_the_closest_to_the_island_while_it_counts(self):
        """2 steps from -1,2 and from -2,1; a human pair on -1,1 makes the first go round."""
        position = a_position(
            island_taken_by=NOBODY, on_map={**self.BOTH, (-1, 1): "human human", (0, 1): "automa"}
        )

        conquest = choose_conquest(position)

        assert left_after(conquest.whys, "R-conq-3") == [ids((-2, 1))]
        assert conquest.hex == (-2, 1)

    def test_the_cards_order_among_the_closest(self):
        """Card 5 walks south from -3,1: the column of -2 comes before that of -1."""
        conquest = choose_conquest(a_position(on_map=self.BOTH, island_taken_by=NOBODY))

        assert rules(conquest.whys) == ["R-conq-1", "R-conq-3", "R-hex-1"]
        assert conquest.hex == (-2, 1)

    def test_the_order_alone_when_the_island_is_out(self):
        conquest = choose_conquest(a_position(right=12, on_map=self.BOTH))

        assert rules(conquest.whys) == ["R-conq-1", "R-hex-1"]
        assert left_after(conquest.whys, "R-conq-1") == [ids(*self.BOTH)]

    def test_the_island_itself_is_closest_to_itself(self):
        position = a_position(
            island_taken_by=NOBODY,
            on_map={ISLAND: "human", (-1, 1): "automa", (-1, 2): "human"},
        )

        assert choose_conquest(position).hex == ISLAND

    def test_no_tile_and_no_shadow_come_with_it(self):
        conquest = choose_conquest(a_position(right=ICON, on_map={(-1, 2): "human"}))

        assert not conquest.draw_tile
        assert not conquest.shadow_toppled


class TestNeutralGround:
    """R-conq-4."""

    AROUND_THE_START = {(-2, 1), (-1, 1), (-1, 2), (-2, 3), (-3, 3), (-3, 2)}

    def test_empty_hexes_and_territories_next_to_its_own(self):
        whys = choose_conquest(a_position()).whys

        assert left_after(whys, "R-conq-4") == [ids(*self.AROUND_THE_START)]

    def test_next_to_the_human_only_with_the_icon(self):
        on_map = {(0, 1): "human human"}

        without = choose_conquest(a_position(right=NO_ICON, on_map=on_map)).whys
        with_it = choose_conquest(a_position(right=ICON, on_map=on_map)).whys

        beside = ids((-1, 1), (-1, 2))
        assert left_after(without, "R-conq-4") == [ids(*self.AROUND_THE_START) - beside]
        assert left_after(with_it, "R-conq-4") == [ids(*self.AROUND_THE_START)]

    def test_a_full_hex_is_not_valid(self):
        position = a_position(on_map={(-2, 1): "shadow/ human/"})

        assert "-2,1" not in choose_conquest(position).whys[0].remaining

    def test_one_toppled_token_does_not_close_a_hex(self):
        position = a_position(on_map={(-2, 1): "shadow/"})

        assert "-2,1" in choose_conquest(position).whys[0].remaining

    def test_its_own_territory_is_not_valid(self):
        position = a_position(on_map={(-2, 1): "automa"})

        assert "-2,1" not in choose_conquest(position).whys[0].remaining

    def test_with_no_tile_left_empty_hexes_are_not_valid(self):
        """Ruling."""
        whys = choose_conquest(a_position(tiles_left=0)).whys

        assert left_after(whys, "R-conq-4") == [ids((-2, 1), (-1, 2), (-3, 3))]

    def test_a_tile_laid_before_is_valid_without_a_tile(self):
        whys = choose_conquest(a_position(tiles_left=0, tiles=[(-1, 1)])).whys

        assert "-1,1" in whys[0].remaining

    def test_nowhere_to_go_is_skipped(self):
        full = dict.fromkeys(self.AROUND_THE_START, "human/ shadow/")

        conquest = choose_conquest(a_position(on_map=full))

        assert (conquest.procedure, conquest.hex) == ("none", None)
        assert [(why.rule, why.remaining) for why in conquest.whys] == [("R-conq-4", ())]

    def test_without_territory_it_reaches_nothing(self):
        position = a_position(starts=False, on_map={HUMAN_START: "human human"})

        assert choose_conquest(position).procedure == "none"

    def test_anywhere_is_the_whole_map(self):
        position = a_position(right=ICON)

        left = choose_conquest(position, anywhere=True).whys[0].remaining

        assert set(left) == ids(*board_of_side().hexes) - ids(AUTOMA_START, HUMAN_START)


class TestNeutralNarrowing:
    """R-conq-5."""

    def test_first_the_closest_to_the_island(self):
        conquest = choose_conquest(a_position(island_taken_by=NOBODY))

        assert left_after(conquest.whys, "R-conq-5") == [ids((-1, 1))]
        assert conquest.hex == (-1, 1)

    def test_then_the_closest_to_a_human_territory_with_a_single_token(self):
        """The single one lies north; the pair is nearer."""
        position = a_position(on_map={(-2, -1): "human", (1, 0): "human human"})

        conquest = choose_conquest(position)

        assert left_after(conquest.whys, "R-conq-5") == [ids((-2, 1))]
        assert conquest.whys[1].text.key == "tapestry.bot.why.conquer.single"

    def test_a_human_and_a_toppled_token_are_not_single(self):
        position = a_position(on_map={(-2, -1): "human shadow/"})

        conquest = choose_conquest(position)

        assert conquest.whys[1].text.key == "tapestry.bot.why.conquer.any_land"

    def test_else_the_closest_to_any_human_territory(self):
        conquest = choose_conquest(a_position())

        assert left_after(conquest.whys, "R-conq-5") == [ids((-1, 1), (-1, 2))]
        assert conquest.whys[1].text.key == "tapestry.bot.why.conquer.any_land"

    def test_then_the_cards_order(self):
        """Card 5: the column of -1 from the top."""
        conquest = choose_conquest(a_position())

        assert rules(conquest.whys) == ["R-conq-4", "R-conq-5", "R-hex-1"]
        assert conquest.hex == (-1, 1)

    def test_island_and_human_both_narrow(self):
        position = a_position(
            island_taken_by=NOBODY, starts=False, on_map={(0, -2): "automa", (0, 2): "human"}
        )

        conquest = choose_conquest(position)

        assert rules(conquest.whys) == ["R-conq-4", "R-conq-5"]
        assert conquest.hex == (0, -1)

    def test_with_nobody_to_be_close_to_the_order_decides(self):
        position = a_position(starts=False, on_map={AUTOMA_START: "automa automa"})

        assert rules(choose_conquest(position).whys) == ["R-conq-4", "R-hex-1"]

    def test_without_any_path_all_stay(self):
        ring = dict.fromkeys(board_of_side().neighbours[HUMAN_START], "automa/ shadow/")

        conquest = choose_conquest(a_position(on_map=ring))

        assert left_after(conquest.whys, "R-conq-5") == left_after(conquest.whys, "R-conq-4")


class TestNeutralAction:
    """R-conq-6."""

    def test_a_tile_for_an_empty_hex(self):
        conquest = choose_conquest(a_position())

        assert conquest.draw_tile

    def test_none_for_a_territory(self):
        conquest = choose_conquest(a_position(tiles_left=0))

        assert not conquest.draw_tile
        assert conquest.hex == (-1, 2)

    def test_a_toppled_shadow_outpost_with_the_icon(self):
        assert choose_conquest(a_position(right=ICON)).shadow_toppled

    def test_none_without_the_icon(self):
        assert not choose_conquest(a_position(right=NO_ICON)).shadow_toppled

    def test_never_on_the_island(self):
        position = a_position(right=ICON, island_taken_by=NOBODY, on_map={(-1, 0): "automa"})

        conquest = choose_conquest(position)

        assert conquest.hex == ISLAND
        assert not conquest.shadow_toppled

    def test_none_while_the_shadow_has_none_left(self):
        assert not choose_conquest(a_position(right=ICON, outposts=(7, 0))).shadow_toppled

    def test_none_as_a_third_token(self):
        """Ruling."""
        position = a_position(right=ICON, tiles_left=0, on_map={(-1, 2): "human/"})

        conquest = choose_conquest(position)

        assert conquest.hex == (-1, 2)
        assert not conquest.shadow_toppled
