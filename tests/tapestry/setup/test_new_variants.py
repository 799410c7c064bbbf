"""Rulebook, "Variants": each is offered in a new game, and the set-up says what was agreed."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.options import Expansion, Options, Variants
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.view_new_game import choose, new_game_view
from companion.games.tapestry.setup.view_variants import (
    SUGGESTED,
    put_away,
    put_away_suggested,
    variants_view,
)
from companion.lookup.ports import rules_of
from tests.tapestry.setting_up import AA, FF, MM, people


def kind(options, which):
    return next(one for one in variants_view(options).put_away if one.kind == which)


class TestOffered:
    """Everything of the section, and nothing a table cannot play."""

    def test_every_field_of_the_variants_can_be_chosen(self):
        options = people(2, expansions=(AA, FF))
        for switch in variants_view(options).switches:
            options = choose(options, "variants", switch.id)
        options = choose(choose(options, "die", "science_d12"), "box", "FF")
        for which in SUGGESTED:
            options = put_away_suggested(options, which)

        agreed = options.variants
        assert [getattr(agreed, field) for field in Variants.__dataclass_fields__] == [
            ("alliance", "broker_of_peace", "marriage_of_state", "renaissance", "theocracy"),
            ("lithium_ion_battery", "radio"),
            "science_d12",
            "FF",
            True,
            True,
            True,
            True,
        ]

    def test_each_has_its_rule_a_long_press_away(self):
        rules = rules_of("tapestry")
        switches = [one.id for one in variants_view(people(2)).switches]

        assert all(f"variant.{one}" in rules for one in switches)
        assert all(
            f"variant.{one}" in rules for one in ("science_die", "same_expansion", "removed_cards")
        )

    def test_the_place_to_start_is_given_in_a_solo_game(self):
        solo = [one.id for one in variants_view(Options()).switches]
        several = [one.id for one in variants_view(people(2)).switches]

        assert [one for one in several if one not in solo] == ["nearest_island"]

    def test_the_science_die_is_chosen_where_there_are_two(self):
        assert variants_view(people(2)).dice == ()
        assert [one.id for one in variants_view(people(2, expansions=(AA,))).dice] == [
            "science_d20",
            "science_d12",
        ]

    def test_the_box_of_the_civilizations_where_there_are_several(self):
        assert variants_view(people(2)).boxes == ()
        shown = variants_view(people(2, expansions=(MM, FF))).boxes
        assert [one.id for one in shown] == ["", "base", "MM", "FF"]

    def test_a_box_put_back_on_the_shelf_takes_its_variants_along(self):
        options = choose(people(2, expansions=(AA, FF)), "die", "science_d12")
        options = choose(options, "box", "AA")
        options = choose(options, "expansions", "AA")

        assert options.variants == Variants()


class TestPutAway:
    """Cards that the table agrees to play without."""

    def test_only_cards_of_the_boxes_in_play_can_be_chosen(self):
        base = {card for card, _ in kind(people(2), "tapestry").cards}
        ploys = {card for card, _ in kind(people(2, expansions=(MM,)), "tapestry").cards}

        assert "renaissance" in base
        assert "retreat" in ploys - base
        assert "other_mm" not in ploys

    def test_what_the_solo_rules_take_out_is_not_asked_about(self):
        assert "alliance" not in {card for card, _ in kind(Options(), "tapestry").cards}

    def test_the_cards_the_rulebook_names_in_one_touch_and_back(self):
        options = put_away_suggested(people(2), "tech")
        named = kind(options, "tech")

        assert named.as_suggested
        assert named.chosen == ("lithium_ion_battery", "radio")
        assert put_away_suggested(options, "tech").variants.removed_techs == ()

    def test_a_card_of_a_box_on_the_shelf_stays_put_away(self):
        options = put_away(people(2, expansions=(MM,)), "tapestry", ("retreat",))
        options = choose(options, "expansions", "MM")
        options = put_away(options, "tapestry", ("renaissance",))

        assert options.variants.removed_tapestries == ("renaissance", "retreat")
        assert kind(options, "tapestry").chosen == ("renaissance",)
        assert checklist.removed(options) == (("tapestry", "renaissance"),)

    def test_the_app_does_not_draw_them(self):
        state = begin(put_away(people(2), "tapestry", ("renaissance",)))

        assert "renaissance" not in state.decks["tapestry"].cards


class TestTooFew:
    """A variant that leaves too little to begin with is refused, with the reason."""

    @pytest.mark.parametrize(("number", "refused"), [(2, False), (3, True)])
    def test_two_civilizations_for_everybody(self, number, refused):
        options = people(number, expansions=(AA,))
        chip = next(one for one in variants_view(options).boxes if one.id == "AA")

        assert (chip.refusal is not None) is refused

    @pytest.mark.parametrize(
        ("which", "key"), [("tech", "few_techs"), ("tapestry", "few_tapestries")]
    )
    def test_cards_to_lay_out_and_to_draw(self, which, key):
        options = people(2)
        options = put_away(options, which, tuple(card for card, _ in kind(options, which).cards))

        assert new_game_view(options).refusal.key == f"tapestry.options.{key}"
        with pytest.raises(RuleBroken, match=key):
            begin(options)


class TestSetUp:
    """The checklist says what was agreed."""

    @pytest.mark.parametrize(
        ("variant", "with_it", "without"),
        [
            ({"science_die": "science_d12"}, "dice_arts_12", "dice_arts"),
            ({"start_on_nearest_island": True}, "outposts_nearest:p1", "outposts:p1"),
            ({"civilizations_from": "AA"}, "civilizations_of_a_box", None),
        ],
    )
    def test_an_item_with_the_variant_and_one_without(self, variant, with_it, without):
        plain = people(2, expansions=(Expansion.ARTS_AND_ARCHITECTURE,))
        agreed = replace(plain, variants=Variants(**variant))

        assert with_it in checklist.all_keys(agreed)
        assert with_it not in checklist.all_keys(plain)
        assert without is None or without not in checklist.all_keys(agreed)
        assert without is None or without in checklist.all_keys(plain)
