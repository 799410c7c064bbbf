"""Your points by the names of your cards. Rulebook, "Décompte"."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.core.command import Entry
from companion.core.step import Sources, Step, Unanswered
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import card, of_copy
from companion.games.imperium.commands.score import NameYourCards
from companion.games.imperium.offers import offers
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.rules import your_score
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views.naming import yours, yours_at_first
from tests.imperium.makers import a_table, do_at_random
from tests.soak import imperium as games

SUMERIANS = "classics.common.sumerians"
GLORY, CONQUER, ORACLE = "romans.glory", "romans.conquer", "classics.common.oracle"


def counting(mine="romans", **more):
    session = a_table(mine=mine, civ="greeks", names=True, **more)
    state = replace(session.state, phase=Phase.SCORING)
    state = replace(state, you=replace(state.you, tokens=Tokens(9, 8, 4)))
    return session, state


def has(*cards, unrest=0, mine="romans", **more):
    step = Step(counting(mine, **more)[1], Sources())
    return your_score.owned(Run(step, "score"), cards, unrest)


def offer_of(state, key):
    return next(one for one in offers(state) if one.id == key)


class TestWhatIsReckoned:
    def test_an_unrest_is_two_points_less(self):
        assert your_score.fixed(has(unrest=3)) == -6

    def test_cards_are_counted_by_their_categories(self):
        regions = has("romans.dalmatia", "classics.common.marsh", ORACLE)

        assert your_score.reckoned(regions, "1_per_region") == 2
        assert your_score.reckoned(regions, "1_per_2_regions") == 1
        assert your_score.reckoned(regions, "2_per_uncivilised") == 2

    def test_the_high_road_is_two_regions(self):
        """Rulebook, "Précisions sur les cartes"."""
        road = has("mauryans.grand_trunk_road", mine="mauryans")

        assert your_score.reckoned(road, "1_per_region") == 2

    def test_two_rules_are_added(self):
        counted = has("romans.dalmatia")

        assert your_score.reckoned(counted, "1_per_3_materials_plus_1_per_3_regions") == 3

    def test_tokens_are_known_only_where_they_are_counted(self):
        assert your_score.reckoned(has(), "1_per_2_population") == 4
        assert your_score.reckoned(has(counts_mine=False), "1_per_2_population") is None

    def test_what_the_cards_do_not_tell_is_asked(self):
        assert your_score.reckoned(has(), "1_per_card_in_history") is None


class TestPrintings:
    """data/imperium/cards: what a later printing changed is asked once."""

    def run(self, *later):
        told = {f"imperium.card.{one}.printing": "later" for one in later}
        return Run(Step(counting(mine="scythians")[1], Sources(facts=told.get)), "score")

    def test_a_card_that_differs_is_asked_about(self):
        with pytest.raises(Unanswered) as stop:
            your_score.owned(self.run(), ("scythians.ateas",), 0)

        assert stop.value.question.fact == "imperium.card.scythians.ateas.printing"

    def test_a_later_printing_counts_in_its_own_way(self):
        (ateas,) = your_score.owned(self.run("scythians.ateas"), ("scythians.ateas",), 0).cards

        assert (ateas.points, ateas.counts) == (None, "other")

    def test_the_power_card_too(self):
        run = self.run("scythians.scythians.power_b")
        with pytest.raises(Unanswered) as stop:
            your_score.power(run, your_score.owned(run, (), 0))

        assert stop.value.question.key == "score.power"


class TestCopies:
    def test_each_copy_is_there_by_itself(self):
        listed = [one.id for one in yours(counting("utopians")[1])]

        assert [f"utopians.sacred_scroll#{n}" in listed for n in (2, 5, 6)] == [True, True, False]

    def test_whoever_lost_one_leaves_it_out(self):
        state = counting("utopians")[1]
        lost = [one for one in yours_at_first(state) if one != "utopians.sacred_scroll#5"]
        command = offer_of(state, "your_cards").command({"cards": tuple(lost), "unrest": 0})

        assert command.cards.count("utopians.sacred_scroll") == 4

    def test_no_more_than_there_are(self):
        with pytest.raises(RuleBroken):
            NameYourCards((GLORY,) * 2).verify(counting()[1])

    def test_what_a_campaign_changed_is_known(self):
        campaign = {"cards_added": (ORACLE,), "cards_removed": ("persians.conquer",)}
        state = counting("persians", **campaign)[1]

        assert {ORACLE, "persians.conquer"} <= set(yours_at_first(state))
        assert "persians.conquer#2" not in {one.id for one in yours(state)}
        assert ORACLE not in on_the_way(state)


class TestNaming:
    def play(self):
        """The first of some games that comes to its points."""
        for case in range(8):
            session = games.begin(case, Random(f"yours:{case}"), names=True)
            if self.comes_to_points(session, Random(case)):
                return session
        raise AssertionError("every game collapsed")

    def comes_to_points(self, session, random):
        while session.state.phase not in (Phase.SCORING, Phase.OVER):
            for command in games.commands(session.state, random):
                if not session.state.collapsed and session.why_not(command) is None:
                    do_at_random(session, command, random)
        return session.state.phase is Phase.SCORING

    def test_all_lines_are_counted_by_one_command(self):
        session = self.play()
        named = tuple(of_copy(one)[0] for one in yours_at_first(session.state))
        done = session.do(NameYourCards(named, 1))
        while not isinstance(done, Entry):
            done = session.answer(getattr(done, "ids", (3,))[0])
        sheet = session.state.sheets["0"]

        assert sheet.rows["fixed"] == sum(card(one).points or 0 for one in named) - 2
        assert {"fixed", "conditional", "power"} <= set(sheet.rows)

    def test_cards_of_others_are_refused(self):
        session = self.play()
        with pytest.raises(RuleBroken):
            session.do(NameYourCards((f"{session.options.opponent}.glory",)))

    def test_your_own_and_what_you_took_are_at_hand(self):
        state = replace(counting()[1], away=(ORACLE,))
        listed = {one.id: one.later for one in yours(state)}

        assert listed[GLORY] is False
        assert listed[ORACLE] is False
        assert listed["classics.common.elders"] is True
        assert {GLORY, ORACLE} <= set(yours_at_first(state))


class TestSumerians:
    """Rulebook, "Notes concernant certaines cartes": up to two Unrest are returned."""

    def named(self, *cards, unrest, returned=None):
        state = counting()[1]
        step = Step(state, Sources({} if returned is None else {"score.sumerians": returned}))
        NameYourCards(cards, unrest).carry_out(step)
        return step

    @pytest.mark.parametrize(("returned", "points"), [(2, 1), (1, -1), (0, -3)])
    def test_before_the_points_are_counted(self, returned, points):
        """They are worth 3 points themselves."""
        step = self.named(SUMERIANS, unrest=3, returned=returned)

        assert step.state.sheets["0"].rows["fixed"] == points

    def test_no_more_than_there_are(self):
        with pytest.raises(Unanswered) as stop:
            self.named(SUMERIANS, unrest=1)

        assert (stop.value.question.high, stop.value.question.guess) == (1, 1)

    def test_nothing_is_asked_without_them_or_without_unrest(self):
        assert self.named(ORACLE, unrest=3).state.sheets["0"].rows["fixed"] == -6
        assert self.named(SUMERIANS, unrest=0).state.sheets["0"].rows["fixed"] == 3
