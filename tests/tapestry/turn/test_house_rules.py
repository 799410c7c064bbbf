"""What the printed rules leave open: our reading holds and says so, until the owner chooses
another where the rules are looked up.
"""

from dataclasses import replace

import pytest

from companion.core.telling import lines
from companion.games.tapestry import content, house_facts, lookup
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.game import GAME
from companion.games.tapestry.offers.new_game import settings
from companion.games.tapestry.options import Expansion, TieRule
from companion.games.tapestry.score import ending
from companion.games.tapestry.setup.tables import as_new
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.owner_facts import HOUSE_RULES
from companion.games.tapestry.turn.turn import Turn
from companion.lookup import open_rules
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    some_options,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
)

RULES = [fact.id for fact in content.house_facts().values() if fact.rule]
ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)


def ruled(do, state, answers=None, **rules):
    """What comes of it where the owner has chosen these readings."""
    chosen = {f"house_rule.{rule}": reading for rule, reading in rules.items()}
    step = a_step(state, answers, facts=chosen.get)
    do(step)
    GAME.invariants(step.state)
    return Played(step.state, step.events, step.told, step.questions), step


def played(card, state, answers=None, **rules):
    """A tapestry's ability."""
    return ruled(lambda step: tapestries.resolve(Turn(step, "p1"), card), state, answers, **rules)


def reasons(state, step):
    """The rule behind each line, and what it came to."""
    told = lines(GAME, state, step.events, step.marks, step.answers)
    return {(why.rule, why.text.key) for line in told for why in line.whys if why.text}


class TestTheList:
    @pytest.mark.parametrize("rule", RULES)
    def test_each_has_a_reading_of_ours_among_its_options(self, rule):
        fact = content.house_fact(rule)

        assert fact.guess in {option.id for option in fact.options}

    def test_all_stand_in_one_entry(self):
        rules = open_rules("tapestry", lookup.entries)

        assert set(RULES) <= set(rules.entry(HOUSE_RULES).tellable)

    def test_our_reading_until_the_owner_chooses(self):
        assert house_facts.rule(a_step(a_table()), RULES[0]) == content.house_fact(RULES[0]).guess

    def test_what_is_no_reading_of_it_is_passed_over(self):
        step = a_step(a_table(), facts={RULES[0]: "nonsense"}.get)

        assert house_facts.rule(step, RULES[0]) == content.house_fact(RULES[0]).guess


class TestRenegades:
    """Their mat lists what a tier gives: a list is all of it."""

    ANSWERS = {"p1.renegades": "yes", "p1.building": "farm", "p1.city.place_now": "8,8,0"}

    def test_a_tier_gives_all_it_lists(self):
        state = with_resources(with_civilization(a_table(), "renegades"), coin=1)
        done, step = ruled(AdvanceOnTrack("technology").carry_out, state, self.ANSWERS)

        assert (len(done.me.hand), done.me.buildings["farm"]) == (1, 1)
        assert (HOUSE_RULES, "tapestry.why.our_reading") in reasons(state, step)

    def test_by_a_house_rule_one_of_it(self):
        state = with_resources(with_civilization(a_table(), "renegades"), coin=1)
        done, step = ruled(
            AdvanceOnTrack("technology").carry_out,
            state,
            self.ANSWERS | {"p1.or": "1"},
            renegades="one",
        )

        assert (len(done.me.hand), done.me.buildings["farm"]) == (0, 1)
        assert (HOUSE_RULES, "tapestry.why.house_rule") in reasons(state, step)


class TestTechnocracy:
    """FAQ: the big benefit "si personne d'autre ne se trouve dans cette ère"."""

    ANSWERS = {"p1.invent": "deck"}

    def test_somebody_beyond_this_era_is_not_in_it(self):
        state = with_player(with_player(a_table(), income_turns=2), "p2", income_turns=3)
        done, step = played("technocracy", state, self.ANSWERS)

        assert [tech.row for tech in done.me.techs] == [1]
        assert (HOUSE_RULES, "tapestry.why.our_reading") in reasons(state, step)

    def test_by_a_house_rule_only_the_first_into_it(self):
        state = with_player(with_player(a_table(), income_turns=2), "p2", income_turns=3)
        done, _ = played("technocracy", state, technocracy="first")

        assert done.points() == {"tapestry": 3}

    def test_somebody_in_this_era_counts_by_either(self):
        for reading in ("alone", "first"):
            done, _ = played("technocracy", a_table(people=3), technocracy=reading)

            assert done.points() == {"tapestry": 6}


class TestTreasureHunters:
    """The black die's territory: the one their token was put on."""

    ANSWERS = {
        "p1.hunters.hex": "2,1",
        "p1.hunters.terrain": "desert",
        "p1.conquer.conquer_black": "territory",
        "p1.conquer.conquer_black.2": "territory",
        "p1.conquer.die": "0",
    }

    def hunted(self, tile=7, **rules):
        state = with_civilization(with_hex(a_table(), "2,1", tile=tile), "treasure_hunters")
        return ruled(
            lambda step: power_of(Turn(step, "p1"), "treasure_hunters").income(),
            state,
            self.ANSWERS,
            **rules,
        )

    def test_the_territory_of_the_token_gives_its_benefit(self):
        done, _ = self.hunted()

        assert done.me.resources["coin"] == 2

    def test_by_a_house_rule_nothing_which_is_said(self):
        done, _ = self.hunted(treasure_hunters="nothing")

        assert done.me.resources["coin"] == 1
        assert "tapestry.told.no_territory_benefit" in done.told_keys()


class TestAgeOfWonders:
    """Player aid, solo: the landmarks of the Shadow Empire go to the Automa."""

    def solo(self, **owners):
        return replace(a_table(solo=True), landmarks=owners)

    def test_who_can_hold_no_landmark_is_not_compared(self):
        state = self.solo(forge="automa")
        answers = {"p1.resource": "coin", "p1.resource.2": "coin"}
        done, step = played("age_of_wonders", state, answers)

        assert done.me.resources["coin"] == 2
        assert (HOUSE_RULES, "tapestry.why.our_reading") in reasons(state, step)

    def test_by_a_house_rule_its_none_is_the_fewest(self):
        answers = {"p1.resource": "coin"}
        done, _ = played("age_of_wonders", self.solo(forge="automa"), answers, age_of_wonders="all")

        assert done.points() == {"tapestry": 6}


class TestTiesWithArtsAlone:
    """The only book of that box: "le plus haut monument dans sa capitale"."""

    def new(self, boxes=ARTS, **said):
        options = as_new(some_options(expansions=boxes))
        for key, value in said.items():
            asked = {one.question.key: one for one in settings(options)}
            options = asked[key].with_answer(value)
        return options

    def level(self, options):
        return replace(a_table(), options=options, phase=Phase.OVER)

    def test_a_new_game_looks_at_the_tallest_landmark(self):
        state = self.level(self.new())

        assert ending.asks_for_tallest(state)
        assert ending.result(state).note.key == "tapestry.score.tie.arts_alone"

    def test_the_table_may_go_by_what_is_left(self):
        state = self.level(self.new(tie="resources"))

        assert not ending.asks_for_tallest(state)
        assert ending.result(state).note.key == "tapestry.score.tie.resources"

    def test_a_game_begun_before_stays_as_it_was(self):
        state = self.level(some_options(expansions=ARTS))

        assert not ending.asks_for_tallest(state)

    def test_another_box_goes_by_what_is_printed_for_it(self):
        assert self.new(boxes=()).tie_rule is TieRule.RESOURCES
        assert self.new(way="sheet", expansions=()).tie_rule is TieRule.RESOURCES
        assert "tie" not in {one.question.key for one in settings(self.new(boxes=()))}
