"""Rulebook, "Variants": each is offered in a new game, and the set-up says what was agreed."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.offers.new_game import settings
from companion.games.tapestry.options import Expansion, Options, Variants
from companion.games.tapestry.setup import checklist
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.tables import refused
from companion.lookup.ports import rules_of
from tests.tapestry.setting_up import AA, FF, MM, people


def asked(options):
    return {one.question.key: one for one in settings(replace(options, way="everything"))}


def said(options, **answers):
    """One answer after the other; a dot of a key is written `__`."""
    for key, value in answers.items():
        options = asked(options)[key.replace("__", ".")].with_answer(value)
    return options


def question(options, key):
    return asked(options)[key].question


class TestOffered:
    """Everything of the section, and nothing a table cannot play."""

    def test_every_field_of_the_variants_can_be_chosen(self):
        options = people(2, expansions=(AA, FF))
        every = question(options, "variants").ids
        options = said(options, variants=every, die="science_d12", box="FF")
        agreed = said(options, suggested__tapestry="yes", suggested__tech="yes").variants

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

        assert all(f"variant.{one}" in rules for one in question(people(2), "variants").ids)
        assert all(
            f"variant.{one}" in rules for one in ("science_die", "same_expansion", "removed_cards")
        )

    def test_the_place_to_start_is_given_in_a_solo_game(self):
        solo = question(Options(), "variants").ids
        several = question(people(2), "variants").ids

        assert [one for one in several if one not in solo] == ["nearest_island"]

    def test_the_science_die_is_chosen_where_there_are_two(self):
        assert "die" not in asked(people(2))
        assert question(people(2, expansions=(AA,)), "die").ids == ("science_d20", "science_d12")

    def test_the_box_of_the_civilizations_where_there_are_several(self):
        assert "box" not in asked(people(2))
        shown = question(people(2, expansions=(MM, FF)), "box").options
        assert [one.id for one in shown] == ["any", "base", "MM", "FF"]

    def test_a_box_put_back_on_the_shelf_takes_its_variants_along(self):
        options = said(people(2, expansions=(AA, FF)), die="science_d12", box="AA")

        assert said(options, expansions=("FF",)).variants == Variants()


class TestPutAway:
    """Cards that the table agrees to play without."""

    def test_only_cards_of_the_boxes_in_play_can_be_chosen(self):
        base = {*question(people(2), "put_away.tapestry").ids}
        ploys = {*question(people(2, expansions=(MM,)), "put_away.tapestry").ids}

        assert "renaissance" in base
        assert "retreat" in ploys - base
        assert "other_mm" not in ploys

    def test_what_the_solo_rules_take_out_is_not_asked_about(self):
        assert "alliance" not in question(Options(), "put_away.tapestry").ids

    def test_the_cards_the_rulebook_names_in_one_touch_and_back(self):
        options = said(people(2), suggested__tech="yes")

        assert question(options, "suggested.tech").guess == "yes"
        assert question(options, "put_away.tech").guess == ("lithium_ion_battery", "radio")
        assert said(options, suggested__tech="no").variants.removed_techs == ()

    def test_a_card_of_a_box_on_the_shelf_stays_put_away(self):
        options = said(people(2, expansions=(MM,)), put_away__tapestry=("retreat",))
        options = said(options, expansions=(), put_away__tapestry=("renaissance",))

        assert options.variants.removed_tapestries == ("renaissance", "retreat")
        assert question(options, "put_away.tapestry").guess == ("renaissance",)
        assert checklist.removed(options) == (("tapestry", "renaissance"),)

    def test_the_app_does_not_draw_them(self):
        state = begin(said(people(2), put_away__tapestry=("renaissance",)))

        assert "renaissance" not in state.decks["tapestry"].cards


class TestTooFew:
    """A variant that leaves too little to begin with is refused, with the reason."""

    @pytest.mark.parametrize(("number", "few"), [(2, False), (3, True)])
    def test_two_civilizations_for_everybody(self, number, few):
        options = people(number, expansions=(AA,))
        box = next(one for one in question(options, "box").options if one.id == "AA")

        assert (box.reason is not None) is few

    @pytest.mark.parametrize(
        ("which", "key"), [("tech", "few_techs"), ("tapestry", "few_tapestries")]
    )
    def test_cards_to_lay_out_and_to_draw(self, which, key):
        options = people(2)
        options = said(
            options, **{f"put_away__{which}": question(options, f"put_away.{which}").ids}
        )

        assert refused(options).key == f"tapestry.options.{key}"
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
