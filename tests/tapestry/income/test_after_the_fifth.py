"""Rulebook, "End of the game" and "Response cards": what is left after one's fifth income turn."""

from dataclasses import replace

import pytest

from companion.errors import AnswerRefused, RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.civilizations.commands import SpendTapestries, StopPlaying
from companion.games.tapestry.income.commands import TakeIncome, TakeIncomePoints, UseCivilization
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import PRINTED, Deck, MapToken, Phase
from companion.games.tapestry.table.next_act import next_act
from companion.games.tapestry.table.view import table_view
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
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


class TestMerfolk:
    """Their mat: tapestries under water, spent a turn after the other when the rest is over."""

    HAND = ("academia", "trap", "monarchy", "tyranny")

    def diving(self, era, **changes):
        state = with_civilization(a_table(era=era), "merfolk")
        state = replace(state, decks={"tapestry": Deck(("democracy", "guilds"))})
        return in_phase(with_player(state, **changes), Phase.INCOME_POWERS)

    def past(self, **changes):
        state = with_civilization(a_table(era=5), "merfolk")
        return with_player(state, **{"hand": self.HAND, **changes})

    def test_merfolk_keep_two_cards_dry(self):
        state = self.diving(2, hand=("academia", "trap"))

        done = play(state, UseCivilization("merfolk"), {"p1.merfolk.below": ("1",)})

        assert done.me.hand == ("academia", "democracy")
        assert done.me.submerged == ("trap",)

    def test_nothing_dives_where_two_are_all(self):
        done = play(self.diving(3, hand=("academia",)), UseCivilization("merfolk"))

        assert (len(done.me.hand), done.me.submerged) == (2, ())

    def test_what_is_under_water_is_not_counted_and_not_in_the_deck(self):
        state = with_player(a_table(), hand=("academia",), submerged=("unknown", "unknown"))
        state = replace(state, decks={"tapestry": Deck(("democracy", "guilds", "trap"))})

        assert counting.tapestry_cards(state, "p1") == 1
        assert state.remaining("tapestry") == 1

    def test_on_turn_5_they_surface(self):
        state = self.diving(5, hand=("academia",), submerged=("trap", "monarchy"))

        done = play(state, UseCivilization("merfolk"))

        assert done.me.hand == ("academia", "democracy", "trap", "monarchy")
        assert done.me.submerged == ()

    @pytest.mark.parametrize(("held", "kept"), [(7, 5), (5, 5), (2, 2)])
    def test_five_at_most_stay_at_its_end(self, held, kept):
        state = with_civilization(a_table(era=5), "merfolk")
        state = with_player(in_phase(state, Phase.INCOME_POINTS), hand=("academia",) * held)
        answers = {"p1.discard.tapestry": ("0", "1")} if held > kept else {}

        done = play(state, TakeIncomePoints(), answers)

        assert len(done.me.hand) == kept
        assert not done.me.finished

    def test_then_each_discarded_gives_five_points(self):
        answers = {"p1.merfolk": "discard", "p1.discard.tapestry": ("0", "3")}

        done = play(self.past(), SpendTapestries(), answers)

        assert done.points() == {"civilization": 10}
        assert done.me.hand == ("trap", "monarchy")
        assert done.state.turn == "p2"

    def test_at_least_one_is(self):
        with pytest.raises(AnswerRefused):
            play(
                self.past(),
                SpendTapestries(),
                {"p1.merfolk": "discard", "p1.discard.tapestry": ()},
            )

    def test_or_one_that_acts_when_played_goes_on_era_4(self):
        done = play(self.past(), SpendTapestries(), {"p1.merfolk": "trap"})

        offered = [option.id for option in done.questions["p1.merfolk"].options]
        assert offered == ["discard", "trap"]
        assert done.points() == {"tapestry": 10}
        assert done.me.mat == {"4": ("trap",)}

    def test_the_button_says_so_until_no_card_is_left(self):
        assert table_view(self.past()).income.command() == SpendTapestries()
        with pytest.raises(RuleBroken, match="can_still_spend"):
            StopPlaying().verify(self.past())

        empty = self.past(hand=())

        assert table_view(empty).income.command() == StopPlaying()
        assert table_view(empty).income.reason is None
        assert play(empty, StopPlaying()).me.finished

    @pytest.mark.parametrize("changes", [{"income_turns": 4}, {"hand": ()}, {"finished": True}])
    def test_nothing_to_spend_before_nor_without_cards(self, changes):
        with pytest.raises(RuleBroken, match="nothing_to_spend"):
            SpendTapestries().verify(self.past(**changes))

    def test_others_have_nothing_to_spend(self):
        with pytest.raises(RuleBroken, match="nothing_to_spend"):
            SpendTapestries().verify(with_player(a_table(era=5), hand=self.HAND))


class TestPlayingOn:
    def test_the_elder_ones_stop_when_they_cannot_advance(self):
        state = with_resources(with_civilization(a_table(era=5), "elder_ones"), coin=1)
        poor = with_resources(state)

        assert table_view(state).income.reason.key == "tapestry.broken.can_still_advance"
        assert table_view(poor).income.command() == StopPlaying()
        assert table_view(poor).income.reason is None
        assert next_act(poor).key == "tapestry.now.play_on"

    def test_before_the_fifth_it_is_the_income_turn(self):
        assert table_view(a_table(era=4)).income.command() == TakeIncome()
