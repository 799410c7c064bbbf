"""Something else happened: effects outside of a followed turn, for anybody."""

from functools import cache

import pytest

from companion.core.offer import refusal
from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry.besides import deeds
from companion.games.tapestry.besides.commands import HappenBesides
from companion.games.tapestry.besides.of_bots import about_a_bot
from companion.games.tapestry.besides.of_people import about_a_person
from companion.games.tapestry.bots.commands import SetUpBots
from companion.games.tapestry.nouns import everybody
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_step,
    a_table,
    play,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.teaching.by_hand import teach


def happen(state, owner, deed, what="", n=1, along=True):
    return play(state, HappenBesides(owner, deed, what, n, along)).state


@cache
def with_bots():
    """A solo table whose bots are set up, the person to move."""
    return play(a_table(solo=True), SetUpBots()).state


class TestWhatItCanBeAbout:
    """Said without trying, and the same as what is refused."""

    @pytest.mark.parametrize("deed", deeds.DEEDS)
    def test_is_what_the_rules_allow(self, deed):
        boxes = tuple(Expansion)[1:]
        bare = with_tokens(a_table(expansions=boxes), science=12, military=0)
        lost = with_player(with_techs(bare, barter=0), hand=("unknown",), tiles=(1,))
        unready = a_table(solo=True)
        for state in (bare, lost, with_bots(), unready, with_player(bare, finished=True)):
            for owner in everybody(state):
                about = about_a_person if owner in state.players else about_a_bot
                every = deeds.things(state, deed)
                can = {x for x in every if refusal(HappenBesides(owner, deed, x), state) is None}

                assert set(about(state, owner, deed)) == can


class TestPeople:
    def test_gain_in_somebody_elses_turn(self):
        table = with_resources(a_table(turn="p1"), "p2", food=1)

        assert happen(table, "p2", "gain", "food", 2).players["p2"].resources["food"] == 3

    def test_lose_a_resource(self):
        table = with_resources(a_table(), food=3)

        assert happen(table, "p1", "lose", "food", 2).players["p1"].resources["food"] == 1

    def test_nobody_loses_more_than_there_is(self):
        with pytest.raises(RuleBroken):
            happen(with_resources(a_table(), food=1), "p1", "lose", "food", 2)

    def test_lose_a_technology(self):
        table = with_techs(a_table(), barter=0)

        assert not happen(table, "p1", "lose", deeds.TECH).players["p1"].techs

    def test_build(self):
        after = happen(a_table(grid=False), "p1", "build", "farm")

        assert after.players["p1"].buildings["farm"] == 1

    def test_advance_with_and_without_what_the_space_gives(self):
        table = with_tokens(a_table(), military=0, science=0)
        alone = happen(table, "p1", "advance", "science", along=False)

        assert alone.space("p1", "science") == 1
        assert alone.map == table.map

    def test_go_back(self):
        table = with_tokens(a_table(), science=3)

        assert happen(table, "p1", "regress", "science", along=False).space("p1", "science") == 2

    def test_not_back_from_the_start(self):
        with pytest.raises(RuleBroken):
            happen(with_tokens(a_table(), science=0), "p1", "regress", "science")

    def test_explore_and_conquer_ask_as_they_always_do(self):
        for deed, table in (
            ("explore", with_player(a_table(), tiles=(1,))),
            ("conquer", a_table()),
        ):
            with pytest.raises(Unanswered) as asked:
                happen(table, "p1", deed)

            assert asked.value.question.key == f"p1.{deed}.hex"

    def test_points_are_scored_as_other(self):
        after = happen(a_table(), "p1", "score", deeds.POINTS, -3)

        assert [(one.source, one.amount) for one in after.players["p1"].points] == [("other", -3)]

    def test_only_points_after_ones_fifth_income_turn(self):
        over = with_player(a_table(), finished=True)

        assert happen(over, "p1", "score", deeds.POINTS, 3)
        with pytest.raises(RuleBroken):
            happen(over, "p1", "gain", "food")


class TestBots:
    def test_both_move_on_tracks(self):
        for bot in (AUTOMA, SHADOW):
            after = happen(with_bots(), bot, "advance", "science", along=False)

            assert after.space(bot, "science") == with_bots().space(bot, "science") + 1

    def test_the_automa_scores_and_draws(self):
        before = with_bots()

        assert happen(before, AUTOMA, "score", deeds.POINTS, 4).bots.score == before.bots.score + 4
        assert happen(before, AUTOMA, "gain", "tapestry", 2).bots.hand == before.bots.hand + 2

    def test_the_automa_explores_where_its_rules_say(self):
        after = happen(with_bots(), AUTOMA, "explore")
        laid = [key for key, here in after.map.items() if here != with_bots().map[key]]

        assert len(laid) == 1

    @pytest.mark.parametrize(
        ("bot", "deed", "what"),
        [
            (SHADOW, "explore", ""),
            (SHADOW, "score", deeds.POINTS),
            (AUTOMA, "gain", "food"),
            (AUTOMA, "build", "farm"),
            (AUTOMA, "lose", "tapestry"),
        ],
    )
    def test_not_what_they_do_not_have(self, bot, deed, what):
        with pytest.raises(RuleBroken):
            happen(with_bots(), bot, deed, what)


class TestATaughtCardThatMeansBots:
    """Automa rules: bots never gain resources or income buildings, the Shadow Empire no points."""

    def told(self, *deed):
        said = teach(
            a_table(expansions=(Expansion.PLANS_AND_PLOYS,)),
            *("other_mm", "Feast", "when_played", "who", "opponents", *deed, "done"),
        )
        step = a_step(with_bots())
        verbs.gain_all(Turn(step, "p1"), said.taught.at("played"), "tapestry", "x")
        by_hand = [one for one in step.told if one.text.key == "tapestry.told.for_a_bot"]
        return [one.text.params["player"] for one in by_hand], step.state.bots.score

    @pytest.mark.parametrize(
        "deed",
        [
            ("gain", "coin", 1),
            ("gain", "any_resource", 2),
            ("gain", "market", 1),
            ("lose", "food", 1),
            ("may", "gain", "coin", 1),
        ],
    )
    def test_what_they_never_have_is_left_out(self, deed):
        assert self.told(*deed) == ([], with_bots().bots.score)

    def test_points_are_the_automas_alone(self):
        assert self.told("vp", 3) == ([], with_bots().bots.score + 3)

    def test_what_else_it_says_is_left_to_the_table(self):
        assert len(self.told("invent")[0]) == 2
