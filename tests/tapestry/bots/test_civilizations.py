"""The Automa's civilizations, printed and one's own; the arts track of the bots."""

from dataclasses import replace
from random import Random

import pytest

from companion.core.message import Message
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.decide.track import UNPRINTED
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.options import OwnCivilization, OwnLevel
from companion.games.tapestry.practice.play import any_answer, as_guessed, play
from companion.games.tapestry.turn.owner_facts import HOUSE_RULES
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import (
    HUMAN,
    a_session,
    a_table,
    bots_turn,
    income,
    lines,
    points,
    solo,
    told,
)


class TestCivilizations:
    def test_engineers_a_point_for_each_landmark(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)
        owned = replace(
            table, landmarks={"forge": "automa", "academy": "automa", "barracks": HUMAN}
        )

        entry = bots_turn(owned)

        assert points(entry, "civilization") == [(2, 1)]

    @pytest.mark.parametrize(("turn", "track"), [(2, "exploration"), (3, "military")])
    def test_explorers_advance(self, turn, track):
        entry = income(turn, civilization="explorers")

        assert entry.after.space("automa", track) == 1

    @pytest.mark.parametrize(("turn", "rolls"), [(2, False), (3, True), (5, True)])
    def test_scientists_research_with_benefit(self, turn, rolls):
        entry = income(turn, civilization="scientists")

        assert any(key.startswith("automa.research") for key in entry.answers) is rolls

    def test_conquerors_conquer_while_they_hold_few(self):
        few = income(3, civilization="conquerors")
        many = income(
            2, civilization="conquerors", on_map={(-1, 2): "automa shadow/", (-2, 1): "automa"}
        )

        assert told(few, "automa.conquer")
        assert not told(many, "automa.conquer")
        assert points(many, "civilization") == [(3, 1)]

    def test_as_many_territories_as_the_turns_number_are_enough(self):
        land = {(-1, 2): "automa shadow/", (-2, 1): "automa shadow/"}

        entry = income(3, civilization="conquerors", on_map=land)

        assert not told(entry, "automa.conquer")

    def test_conquerors_say_what_happens_and_why_not(self):
        """Not the words of their card, which are one touch deeper."""
        land = {(-1, 2): "automa", (-2, 1): "automa"}

        entry = income(3, civilization="conquerors", on_map=land)

        (card,) = told(entry, "automa.civilization.conquerors")
        assert set(card.text.params) == {"civilization"}
        assert [why.rule for why in card.whys] == ["automa.conquerors"]
        (idle,), (none,) = told(entry, "automa.civilization.idle"), told(entry, "automa.reinforce")
        assert idle.text.key == "tapestry.bot.do.conquer.none"
        assert idle.whys[0].text.params == {"n": 3, "turn": 3}
        assert none.whys[0].text == Message("tapestry.bot.why.conquerors.few_single", n=2)

    def test_conquerors_add_a_toppled_shadow_to_one_of_three_single_ones(self):
        """Card 13 begins in the south: 1,2 then 2,1, 3,0, then -1,3, 0,2, 1,1 …"""
        land = {(-1, 2): "automa", (-2, 1): "automa", (1, 1): "automa"}

        entry = income(2, civilization="conquerors", on_map=land)

        (act,) = told(entry, "automa.reinforce")
        assert act.places == ("hex:1,1",)
        assert [len(why.remaining) for why in act.whys] == [3, 1]
        assert bots_of(entry.after).outposts_left["shadow"] == 8

    def test_nor_when_the_shadow_has_none_left(self):
        land = {(-1, 2): "automa", (-2, 1): "automa", (1, 1): "automa"}
        none = {"automa": 7, "shadow": 0}

        entry = income(2, civilization="conquerors", on_map=land, outposts_left=none)

        (none,) = told(entry, "automa.reinforce")
        assert not none.acts
        assert none.whys[0].text.key == "tapestry.bot.why.conquerors.no_shadow_outpost"

    def test_not_to_one_of_two(self):
        land = {(-1, 2): "automa", (-2, 1): "automa"}

        (none,) = told(income(2, civilization="conquerors", on_map=land), "automa.reinforce")
        assert not none.acts

    def test_a_second_card_after_the_first(self):
        entry = income(2, level=6, civilization="engineers", second_civilization="explorers")

        order = [one.key for one in entry.told if one.key.startswith("automa.civilization.e")]
        assert order == ["automa.civilization.engineers", "automa.civilization.explorers"]

    def test_level_1_has_no_such_step(self):
        entry = income(2, level=1, civilization="explorers")

        assert entry.after.tracks["automa"] == entry.before.tracks["automa"]


class TestPlansAndPloys:
    """What a helper says of these cards is a house fact."""

    MM = solo(expansions=("MM",))

    def test_equalizers_catch_up(self):
        entry = income(2, options=self.MM, civilization="equalizers", human=spaces(2, 0, 0, 3))

        assert entry.after.tracks["automa"]["exploration"] == (2,)
        assert entry.after.tracks["automa"]["technology"] == (0,)

    @pytest.mark.parametrize(("human", "reached"), [(8, 8), (7, 7), (9, 6), (6, 6)])
    def test_only_to_one_or_two_spaces_ahead(self, human, reached):
        entry = income(
            2,
            options=self.MM,
            civilization="equalizers",
            automa=spaces(technology=6),
            human=spaces(technology=human),
        )

        assert entry.after.space("automa", "technology") == reached
        assert bool(points(entry, "civilization")) is (reached == 6)

    def test_they_stop_beside_the_human_though_a_die_helped(self):
        """Science 1 rolls the die: it shows science."""
        rolled = {"automa__research": "science"}

        entry = income(
            2, options=self.MM, civilization="equalizers", human=spaces(0, 2), answers=rolled
        )

        assert entry.after.tracks["automa"]["science"] == (2,)

    def test_or_take_5_points(self):
        entry = income(2, options=self.MM, civilization="equalizers", human=spaces(3, 0, 0, 3))

        assert points(entry, "civilization") == [(5, 1)]

    def test_hucksters_count_their_items(self):
        entry = income(3, options=self.MM, civilization="hucksters")

        assert points(entry, "civilization") == [(4, 2)]

    def test_iconoclasts_give_landmarks_up(self):
        table = a_table(
            options=self.MM,
            civilization="iconoclasts",
            deck=(),
            pair=(6, 13),
            discard=(1, 2, 3, 4, 5, 7),
            priority=13,
        )
        owned = replace(table, landmarks={"forge": "automa", "academy": "automa"})

        entry = bots_turn(owned)

        assert points(entry, "civilization")[:2] == [(3, 1), (3, 1)]
        assert "automa" not in entry.after.landmarks.values()

    def test_trailblazers_put_an_outpost_ahead(self):
        entry = income(2, options=self.MM, civilization="trailblazers", human=spaces(0, 3))

        assert bots_of(entry.after).markers == {"trail.science.5": 1}

    def test_they_put_none_where_the_human_has_left_the_track_at_its_end(self):
        """AI Singularity: the token is gone, the track stays completed."""
        start = a_table(
            options=self.MM,
            civilization="trailblazers",
            deck=(),
            pair=(6, 13),
            priority=13,
            discard=(1, 2, 3, 4, 5, 7),
        )
        left = {**start.tracks, HUMAN: {**start.tracks[HUMAN], "science": ()}}
        done = {HUMAN: ("science",)}
        gone = replace(start, tracks=left, completed=done, departed=done)

        entry = bots_turn(gone)

        assert not told(entry, "automa.trail")

    def test_a_card_that_reads_otherwise_is_told_and_its_points_typed_in(self):
        table = a_table(
            options=self.MM,
            civilization="hucksters",
            deck=(),
            pair=(6, 13),
            discard=(1, 2, 3, 4, 5, 7),
            priority=13,
        )
        session = a_session(table, facts=lambda _: "no")

        entry = session.do(TakeBotsTurn(), {"automa.civilization.points": 7})

        assert points(entry, "civilization") == [(7, 1)]


class TestOwn:
    """The owner's own level and civilization."""

    def test_extra_cards_are_added_at_each_shuffle(self):
        entry = income(2, options=solo(own_level=OwnLevel(extra_cards=1)))

        assert len(bots_of(entry.after).deck) == 11

    def test_also_in_a_turn_whose_chart_adds_none(self):
        """Level 3, income turn 2."""
        entry = income(2, options=solo(level=3, own_level=OwnLevel(extra_cards=1)))

        assert len(bots_of(entry.after).deck) == 9

    def test_extra_advances_come_first(self):
        table = a_table(options=solo(own_level=OwnLevel(extra_advances=2)), income_turns=0)

        entry = bots_turn(table)

        assert entry.after.space("shadow", "exploration") == 2

    def test_a_level_that_never_carries_its_civilization_out_does_with_its_own(self):
        """Level 1."""
        session = play(solo(level=1, own_level=OwnLevel(civilization=True)), "its own")
        headings = [one.key for entry in session.entries for one in entry.told]

        assert [key for key in headings if key.startswith("automa.civilization")]

    def test_a_civilization_of_ones_own_is_told_and_typed_in(self):
        own = OwnCivilization("Bakers", "science", "4 points for each loaf")

        entry = income(
            2,
            options=solo(own_civilization=own),
            civilization="own",
            answers={"automa__civilization__points": 8},
        )

        assert points(entry, "civilization") == [(8, 1)]
        assert any(one.text.params.get("text") == own.text for one in entry.told)


class TestArts:
    """What a helper says of the arts track is a house fact."""

    def test_it_scores_with_technology_and_exploration(self):
        start = income(2, options=solo(expansions=("AA",)), automa={**spaces(1), "arts": 4})

        assert points(start, "technology_and_exploration") == [(5, 1)]

    @pytest.mark.parametrize(
        ("level", "added"),
        [(1, [2, 4, 4]), (2, [2, 4, 4]), (3, [2, 4, 4]), (4, [2, 6, 6]), (5, [2, 6, 6])],
    )
    def test_more_progress_cards(self, level, added):
        """Levels 1 to 4 from a helper; 5 and 6 as their chart prints: 2, then 2 and 4."""
        options = solo(expansions=("AA",), level=level)
        decks = [bots_of(income(turn, options=options).after).deck for turn in (2, 3, 4)]

        assert [len(deck) - 8 for deck in decks] == added

    def test_a_track_the_cards_do_not_show_comes_last(self):
        entry = income(2, options=solo(expansions=("AA",), level=3))

        assert entry.after.space("shadow", "arts") == 0
        assert "R-track-2" in lines(entry)


class TestWhereArtsStands:
    """A house rule: no decision card prints Arts.

    Card 13: science, technology, military, heart, exploration.
    """

    LAST_TWO = {**spaces(0, 12, 12, 12), "arts": 0}

    def turn(self, reading, **table):
        options = solo(expansions=("AA",))
        table = {"automa": self.LAST_TWO, "shadow": self.LAST_TWO, **table}
        said = {UNPRINTED: reading} if reading else {}
        session = a_session(
            a_table(options=options, **table),
            facts=lambda fact: said.get(fact) or as_guessed(fact),
        )
        session.do(TakeBotsTurn(6, 13))
        while session.pending:
            session.answer(any_answer(session.pending.question, Random(1)))
        return session

    def went(self, session):
        before, after = session.last.before, session.state
        return {
            bot: next(
                track
                for track in ("exploration", "arts")
                if after.space(bot, track) > before.space(bot, track)
            )
            for bot in ("automa", "shadow")
        }

    def test_last_by_our_reading(self):
        assert self.went(self.turn("")) == {"automa": "exploration", "shadow": "exploration"}

    def test_with_the_heart_where_the_owner_says_so(self):
        """The Automa meets the heart before Exploration, the Shadow after it."""
        assert self.went(self.turn("heart")) == {"automa": "arts", "shadow": "exploration"}

    def test_after_the_favourite_that_the_heart_means(self):
        hearts = {"automa": "exploration", "shadow": "science"}

        assert self.went(self.turn("heart", favourites=hearts))["automa"] == "exploration"

    def test_a_favourite_is_where_the_heart_is_by_any_reading(self):
        hearts = {"automa": "arts", "shadow": "science"}

        for reading in ("", "heart"):
            assert self.went(self.turn(reading, favourites=hearts))["automa"] == "arts"

    def test_our_reading_is_said_to_be_ours(self):
        session = self.turn("")
        view = bots_turn_view(session.state, session.last)
        act = next(one for one in view.acts if one.key == "automa.track")
        reading, listed = act.whys[1:]

        assert (reading.rule, reading.text.key) == (HOUSE_RULES, "tapestry.why.our_reading")
        assert listed.ruling
        (passed,) = listed.passed
        assert passed.reason.key == "tapestry.bot.passed.not_printed.ruling"

    def test_another_one_to_be_the_owners(self):
        (act,) = told(self.turn("heart").last, "automa.track")[:1]
        reading, listed = act.whys[1:]

        assert reading.text.key == "tapestry.why.house_rule"
        assert listed.text.key == "tapestry.bot.why.list.automa.with_heart"
        assert [one.reason.key for one in listed.passed] == ["tapestry.bot.passed.later_on_list"]

    def test_it_is_not_spoken_of_where_it_decides_nothing(self):
        ended = {**spaces(12, 12, 0, 0), "arts": 12}
        (act,) = told(self.turn("", automa=ended).last, "automa.track")[:1]

        assert HOUSE_RULES not in {why.rule for why in act.whys}
