"""Set-up, general: which cards and tiles are in play, and the table before the first draw."""

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.income.income_mat import uncovered
from companion.games.tapestry.options import (
    Bots,
    Expansion,
    MapSide,
    Options,
    Participant,
    TieRule,
    Variants,
)
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.setup.begin import begin
from tests.tapestry.setting_up import AA, FF, MM, people

ALL_BOXES = (MM, AA, FF)


def pile(options, name):
    return begin(options).decks[name].cards


class TestGeneralSetUp:
    @pytest.mark.parametrize(("count", "hexes"), [(2, 34), (3, 34), (4, 61), (5, 61)])
    def test_the_large_map_is_for_4_and_5_players(self, count, hexes):
        assert len(begin(people(count)).map) == hexes

    def test_the_map_side_can_be_chosen(self):
        assert len(begin(people(3, map_side=MapSide.LARGE)).map) == 61

    def test_without_the_arts_track_its_cards_are_put_aside(self):
        with_futures = people(2, expansions=(Expansion.FANTASIES_AND_FUTURES,))

        assert len(pile(with_futures, "tech")) < 33 + 12
        assert not [card for card in pile(with_futures, "tech") if card == "guide_20"]

    def test_all_boxes_together(self):
        options = people(5, expansions=ALL_BOXES)

        assert len(pile(options, "tech")) == 56
        assert len(pile(options, "tapestry")) == 123
        assert len(pile(options, "civilization")) == 41
        assert len(pile(options, "masterpiece")) == 20
        assert len(pile(options, "landmark_card")) == 10
        assert len(pile(options, "capital")) == 18


class TestPlayers:
    def test_a_token_on_the_start_of_each_track(self):
        state = begin(people(2))

        assert state.tracks["p1"] == dict.fromkeys(
            ("exploration", "science", "military", "technology"), (0,)
        )

    def test_and_of_the_arts_track(self):
        state = begin(people(2, expansions=(Expansion.ARTS_AND_ARCHITECTURE,)))

        assert state.tracks["p2"]["arts"] == (0,)

    def test_resources_start_at_0(self):
        assert set(begin(people(2)).players["p1"].resources.values()) == {0}

    def test_only_the_leftmost_income_spaces_are_open(self):
        me = begin(people(2)).players["p1"]

        assert set(me.buildings.values()) == {0}
        assert {(icon.building, icon.space) for icon in uncovered(me)} == {
            (building, 1) for building in BUILDINGS
        }

    def test_nobody_has_points(self):
        assert [me.score for me in begin(people(5)).players.values()] == [0] * 5

    def test_seat_order_is_kept(self):
        assert begin(people(4)).order == ("p1", "p2", "p3", "p4")


class TestSolo:
    def test_37_tapestries_stay(self):
        cards = pile(Options(), "tapestry")

        assert len(cards) == 37
        assert cards.count("trap") == 5
        assert "espionage" not in cards

    def test_12_civilizations_stay(self):
        assert len(pile(Options(), "civilization")) == 12

    def test_8_of_plans_and_ploys_stay(self):
        options = Options(expansions=(Expansion.PLANS_AND_PLOYS,))

        assert len(pile(options, "civilization")) == 12 + 8

    def test_the_bots_have_tokens_and_one_seat(self):
        state = begin(Options())

        assert state.owners() == ("p1", "automa", "shadow")
        assert state.order == ("p1", "bots")

    def test_two_people_and_the_shadow(self):
        options = Options((Participant("p1"), Participant("p2")), bots=Bots.SHADOW)

        assert begin(options).owners() == ("p1", "p2", "shadow")


class TestVariants:
    def test_cards_can_be_taken_out(self):
        variants = Variants(
            removed_tapestries=("renaissance", "theocracy"),
            removed_techs=("radio", "lithium_ion_battery"),
        )

        assert len(pile(people(2, variants=variants), "tapestry")) == 48
        assert len(pile(people(2, variants=variants), "tech")) == 31

    def test_civilizations_of_one_box(self):
        variants = Variants(civilizations_from="FF")

        assert len(pile(people(2, variants=variants), "civilization")) == 10


class TestNoTable:
    @pytest.mark.parametrize(
        ("options", "key"),
        [
            (Options(participants=()), "tapestry.options.players"),
            (people(6), "tapestry.options.players"),
            (people(1), "tapestry.options.alone"),
            (Options((Participant(), Participant())), "tapestry.options.same_id"),
            (Options((Participant("p1"), Participant("p2"))), "tapestry.options.automa_is_solo"),
            (Options(level=7), "tapestry.options.level"),
            (Options(level=0), "tapestry.options.level"),
            (Options(map_side=MapSide.LARGE), "tapestry.options.solo_map"),
            (
                Options(people(2).participants, Bots.SHADOW, map_side=MapSide.LARGE),
                "tapestry.options.shadow_map",
            ),
            (people(4, map_side=MapSide.SMALL), "tapestry.options.small_map"),
        ],
    )
    def test_is_refused_with_a_reason(self, options, key):
        with pytest.raises(RuleBroken) as refused:
            begin(options)

        assert refused.value.message.key == key

    def test_the_shadow_alone_plays_against_two(self):
        three = tuple(Participant(f"p{seat}") for seat in (1, 2, 3))

        with pytest.raises(RuleBroken) as refused:
            begin(Options(three, bots=Bots.SHADOW))

        assert refused.value.message.key == "tapestry.options.shadow_is_for_two"


class TestTieRule:
    def test_base_game_counts_resources(self):
        assert Options().tie_rule is TieRule.RESOURCES

    @pytest.mark.parametrize("box", [Expansion.PLANS_AND_PLOYS, Expansion.FANTASIES_AND_FUTURES])
    def test_later_boxes_look_at_the_tallest_landmark(self, box):
        assert Options(expansions=(box,)).tie_rule is TieRule.TALLEST_LANDMARK

    def test_the_table_may_choose(self):
        assert Options(tie=TieRule.TALLEST_LANDMARK).tie_rule is TieRule.TALLEST_LANDMARK
