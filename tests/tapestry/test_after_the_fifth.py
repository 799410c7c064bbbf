"""Rulebook, "End of the game" and "Response cards": what is left after one's fifth income turn."""

from dataclasses import replace

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.rules import landmarks
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.state import PRINTED, MapToken, Phase
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    with_civilization,
    with_hex,
    with_player,
)
from tests.tapestry.mats import LATER, dice

BESIDE = "1,1"
CONQUER = Benefit(Verb.CONQUER)


def opposed(**boxes):
    """The second player's outpost beside the first one's start."""
    state = with_hex(a_table(**boxes), BESIDE, tile=PRINTED, tokens=(MapToken("p2"),))
    return with_player(state, "p2", hand=("trap",), outposts=7)


def attacked(state, **answers):
    """A conquest of it."""
    return gain(state, CONQUER, answers={"p1.conquer.hex": BESIDE, **dice(), **answers})


class TestOnlyPoints:
    def test_points_are_gained_and_nothing_else(self):
        state = with_player(a_table(era=5), finished=True)

        done = gain(state, a_gain("food"), Benefit(Verb.POINTS, n=3), a_gain("tapestry"))

        assert done.points() == {"track": 3}
        assert (sum(done.me.resources.values()), done.me.hand) == (0, ())

    def test_historians_gain_the_points_of_their_squares_for_an_opponents_landmark(self):
        state = with_player(a_table(era=5), finished=True)
        opened = {"open.1": 1, "open.2": 1, "p2": 2}
        state = with_civilization(state, "historians", **opened)
        step = a_step(state, {"p2.city.place": "later"})

        landmarks.take(Turn(step, "p2"), "forge")

        me = step.state.players["p1"]
        assert (me.score, me.resources["food"]) == (3, 0)


class TestResponses:
    @pytest.mark.parametrize(("mat", "asked"), [("elder_ones", False), ("merfolk", True)])
    def test_who_plays_on_has_no_trap_unless_the_mat_says_so(self, mat, asked):
        state = with_civilization(opposed(), mat, "p2")
        state = with_player(state, "p2", income_turns=5)
        answers = {"p2.trap": "no"} if asked else {}

        assert ("p2.trap" in attacked(state, **answers).questions) is asked

    def test_nor_a_counter_to_one(self):
        state = with_civilization(opposed(expansions=(Expansion.PLANS_AND_PLOYS,)), "elder_ones")
        state = with_player(state, income_turns=5, hand=("double_cross",))

        done = attacked(state, **{"p2.trap": "yes", "p2.resource": "food"})

        assert "p1.counter" not in done.questions
        assert done.state.map[BESIDE].controller() == "p2"

    def test_but_in_the_fifth_itself(self):
        """Rulebook, "Response cards": not after it."""
        state = opposed(expansions=(Expansion.PLANS_AND_PLOYS,))
        state = with_player(state, income_turns=5, hand=("double_cross",))
        state = in_phase(state, Phase.INCOME_POWERS)
        answers = {"p2.trap": "yes", "p2.resource": "food", "p1.counter": "yes"}

        assert attacked(state, **answers).state.map[BESIDE].controller() == "p1"


class TestElderOnes:
    @pytest.mark.parametrize(
        ("phase", "turn", "points"),
        [(Phase.INCOME_UPGRADE, "p1", 0), (Phase.TURN, "p1", 10), (Phase.INCOME_GAIN, "p2", 10)],
    )
    def test_landmarks_give_10_only_once_the_fifth_income_turn_is_over(self, phase, turn, points):
        state = with_civilization(with_player(a_table(), income_turns=5), "elder_ones")
        step = a_step(in_phase(replace(state, turn=turn), phase), LATER)

        landmarks.take(Turn(step, "p1"), "forge")

        assert step.state.players["p1"].score == points
