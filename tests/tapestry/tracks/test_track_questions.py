"""The questions the rulebook answers beside its tracks."""

from dataclasses import replace

import pytest

from companion.core.attempt import attempt
from companion.core.step import Sources
from companion.core.trail import trail
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import broadcasting
from companion.games.tapestry.land import geography
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import PRINTED, Deck, MapToken
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    placing_later,
    play,
    with_decks,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
EXPLORE, CONQUER = Benefit(Verb.EXPLORE), Benefit(Verb.CONQUER)
REPEAT, PLAY_OVER = Benefit(Verb.REPEAT), Benefit(Verb.PLAY_OVER)
BOTH_DICE = {"p1.conquer.conquer_red": "points_4", "p1.conquer.conquer_black": "coin"}
BESIDE_P1 = "1,1"
"""A printed territory beside the start of the first player."""


class TestExploration:
    def test_between_0_and_6_points(self):
        """One point per side that matches in part or whole."""
        state = a_table()
        edges = (("mountain", "mountain"),) * 6

        values = {
            geography.aligned_sides(key, edges, geography.around(state, key))
            for key in geography.empty_hexes(state)
        }

        assert values <= set(range(7))

    def test_no_free_hex_no_tile_and_no_benefit(self):
        state = with_player(a_table(), tiles=(4,))
        for key, here in state.map.items():
            if not here.explored:
                state = with_hex(state, key, tile=PRINTED)

        played = gain(state, EXPLORE)

        assert played.me.tiles == (4,)
        assert played.me.score == 0
        assert played.told_keys() == ["tapestry.told.nowhere_to_explore"]

    def test_a_supply_that_is_out_gives_no_more(self):
        state = with_decks(a_table(), territory=Deck())

        played = gain(state, a_gain("territory_tile"))

        assert played.me.tiles == ()
        assert played.told_keys() == ["tapestry.told.no_territory_tile"]

    def test_discarded_tiles_do_not_come_back(self):
        state = a_table()
        spent = replace(state.decks["territory"], cards=(), discard=("4", "5"))
        state = with_decks(state, territory=spent)

        played = gain(state, a_gain("territory_tile"))

        assert played.me.tiles == ()


class TestTechnology:
    def test_electronics_may_gain_the_circle_it_just_gained(self):
        state = with_resources(with_techs(a_table(), canned_food=0), coin=3)
        state = with_tokens(state, technology=8)
        answers = {"p1.order": ("0", "1")}

        played = play(state, AdvanceOnTrack("technology", ("coin",) * 3), answers)

        assert played.me.techs == (Tech("canned_food", 1),)
        assert played.me.resources["food"] == 2

    def test_singularity_is_not_repeated_without_a_token_there(self):
        state = with_tokens(a_table(), technology=(), science=0)

        played = gain(state, REPEAT)

        assert played.told_keys() == ["tapestry.told.nothing_to_repeat"]


class TestScience:
    def test_research_may_claim_a_landmark(self):
        crossed = Benefit(Verb.RESEARCH, benefit=False)
        answers = {
            "p1.research.die": "science",
            "p1.research.advance": "yes",
            **placing_later(),
        }

        played = gain(with_tokens(a_table(), science=3), crossed, answers=answers)

        assert played.state.landmarks == {"apothecary": "p1"}
        assert played.me.hand == ()

    def test_another_repeat_icon_may_be_used_in_the_same_turn(self):
        """Academic Research and the Lithium-Ion Battery: each icon once, each space once."""
        step = a_step(
            with_tokens(a_table(), military=2, exploration=1), {"p1.repeat": "military.2"}
        )
        turn = Turn(step, "p1")
        verbs.gain_all(turn, (REPEAT,), "track", "science.7")
        done = len(step.events)

        verbs.gain_all(turn, (REPEAT,), "track", "science.7")
        assert len(step.events) == done

        verbs.gain_all(turn, (REPEAT,), "tech", "lithium_ion_battery")
        assert len(step.state.players["p1"].hand) == 1
        assert len(step.state.players["p1"].tiles) == 2


class TestMilitary:
    def opposed(self):
        """A territory of the second player beside the first one's start."""
        state = with_hex(a_table(), BESIDE_P1, tile=PRINTED, tokens=(MapToken("p2"),))
        return with_player(state, "p2", hand=("trap",), outposts=7)

    def test_the_dice_are_rolled_even_if_trapped(self):
        answers = {
            "p1.conquer.hex": BESIDE_P1,
            "p2.trap": "yes",
            "p2.resource": "food",
            "p1.conquer.die": "conquer_black",
            **BOTH_DICE,
        }

        played = gain(self.opposed(), CONQUER, answers=answers)

        assert played.me.resources["coin"] == 1
        assert played.state.map[BESIDE_P1].controller() == "p2"

    def test_a_conquered_tile_gives_its_benefit_only_by_the_black_die(self):
        state = with_hex(a_table(), "2,1", tile=4)
        answers = {"p1.conquer.hex": "2,1", "p1.conquer.conquer_red": "points_4"}
        coin = {**answers, "p1.conquer.conquer_black": "coin", "p1.conquer.die": "conquer_black"}
        tile = {**coin, "p1.conquer.conquer_black": "territory"}

        assert gain(state, CONQUER, answers=coin).me.resources["culture"] == 0
        assert gain(state, CONQUER, answers=tile).me.resources["culture"] == 1

    def test_no_trap_after_the_last_income_turn(self):
        state = with_player(self.opposed(), "p2", finished=True, income_turns=5)
        answers = {
            "p1.conquer.hex": BESIDE_P1,
            "p1.conquer.die": "conquer_black",
            **BOTH_DICE,
        }

        played = gain(state, CONQUER, answers=answers)

        assert "p2.trap" not in played.questions
        assert played.state.map[BESIDE_P1].controller() == "p1"

    def test_nuclear_bomb_without_a_card_gives_points_only(self):
        state = with_resources(with_tokens(a_table(), military=9, exploration=6), culture=2)
        answers = {"p1.order": ("0", "1"), "p1.city.place_now": "8,8,3", **placing_later()}

        played = play(state, AdvanceOnTrack("military", ("culture", "culture")), answers)

        assert played.points()["track"] == 6
        assert played.me.mat == {}
        assert len(played.state.decks["tapestry"].cards) == 50


class TestArts:
    def test_tier_2_costs_two_different_resources(self):
        state = with_tokens(a_table(expansions=ARTS), arts=3)
        same = with_resources(state, coin=2)

        with pytest.raises(RuleBroken):
            AdvanceOnTrack("arts", ("coin", "coin")).verify(same)

        AdvanceOnTrack("arts", ("coin", "food")).verify(with_resources(state, coin=1, food=1))

    def test_a_single_use_masterpiece_is_turned_over_when_used(self):
        state = with_player(a_table(expansions=ARTS), masterpieces=("masterpiece_02",))
        answers = {"p1.building": "farm", "p1.resource": "coin", **placing_later()}

        played = gain(state, Benefit(Verb.BROADCAST), answers=answers)

        assert played.me.used_masterpieces == ("masterpiece_02",)
        assert broadcasting.usable(played.state, "p1", "p1") == ()


class TestHowFarAnAdvanceIs:
    """The landmark, each benefit, what a tile gives, the bonus: done, asked, to come."""

    def trail_of(self, state, command, **told):
        sources = Sources(said={f"p1.{key}": value for key, value in told.items()}, by_app=())
        waiting = attempt(command, state, sources)
        marks = trail(waiting.parts, waiting.step.questions, waiting.step.answers)
        return waiting.question.key, [(mark.part.text.key, mark.stage.value) for mark in marks]

    def test_navigation_with_its_landmark(self):
        state = with_tokens(with_resources(a_table(), food=5), exploration=3)

        asked, told = self.trail_of(state, AdvanceOnTrack("exploration"))

        assert asked == "p1.explore.hex"
        assert told == [
            ("tapestry.name.landmark.lighthouse", "done"),
            ("tapestry.count.territory_tile", "done"),
            ("tapestry.benefit.explore", "now"),
            ("tapestry.part.its_benefit", "next"),
        ]
