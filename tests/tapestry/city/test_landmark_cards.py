"""Rulebook, "Turns": the objective of a landmark card, met at the end of one's turn (MM, AA)."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.city import landmark_cards, landmark_growth
from companion.games.tapestry.city.commands import ClaimLandmarkCard
from companion.games.tapestry.income.commands import TakeIncomeGains
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Placed
from companion.games.tapestry.setup.events import LandmarkCardKept
from companion.games.tapestry.state import UNKNOWN_TILE, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_table,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

NO_PLOTS = "fact.footprint.skyscraper"
PLOYS = (Expansion.PLANS_AND_PLOYS,)
FIRST_ROW = tuple((0, column) for column in range(9))
LEFT_DISTRICTS = tuple((row, column) for row in range(6) for column in range(3))


def holding(condition, state=None):
    """The first player keeps the Skyscraper; its condition was looked up."""
    state = with_resources(state or a_table(expansions=PLOYS), coin=1)
    return LandmarkCardKept("p1", "skyscraper", condition).apply(state)


def turn_over(state):
    gained = state.players["p1"].landmark_card and landmark_cards.landmark_of(state, "p1")
    answers = {NO_PLOTS: ""} if gained and met(state) else {}
    return play(state, AdvanceOnTrack("exploration", ("coin",)), answers).state.landmarks


def met(state):
    condition = landmark_cards.CONDITIONS[state.setup.of("p1").landmark_condition]
    return condition(state, "p1")


def meeting(condition):
    state = a_table(expansions=PLOYS)
    return {
        "condition_2": with_buildings(state, farm=3),
        "condition_3": with_techs(state, clocks=2),
        "condition_4": with_capital(state, placed=(Placed("academy", FIRST_ROW),)),
        "condition_5": with_capital(state, placed=(Placed("academy", LEFT_DISTRICTS),)),
    }[condition]


@pytest.mark.parametrize("condition", ["condition_2", "condition_3", "condition_4", "condition_5"])
class TestConditions:
    def test_met_at_the_end_of_the_turn_it_gives_the_landmark(self, condition):
        assert turn_over(holding(condition, meeting(condition))) == {"skyscraper": "p1"}

    def test_not_met_it_gives_nothing(self, condition):
        assert turn_over(holding(condition)) == {}


class TestAsked:
    """What the app cannot see is asked after an income turn, and may be told after any."""

    def ended(self, state, **answers):
        pay = AdvanceOnTrack("exploration", ("coin",))
        return play(state, pay, {NO_PLOTS: "", **answers} if answers else {})

    def income_over(self, said):
        state = in_phase(
            holding("three ships", a_table(era=2, expansions=PLOYS)), Phase.INCOME_GAIN
        )
        place = {NO_PLOTS: ""} if said == "yes" else {}
        return play(state, TakeIncomeGains(), {"p1.landmark_card": said, **place})

    @pytest.mark.parametrize(("said", "landmarks"), [("yes", {"skyscraper": "p1"}), ("no", {})])
    def test_a_condition_the_owner_typed(self, said, landmarks):
        done = self.income_over(said)

        assert done.state.landmarks == landmarks
        assert done.questions["p1.landmark_card"].text.params["said"] == "three ships"

    def test_it_may_be_met_after_another_turn(self):
        state = holding("three ships")

        assert self.ended(state).state.landmarks == {}
        assert self.ended(state, **{"p1.landmark_card": "yes"}).state.landmarks

    def test_six_of_an_item_only_where_there_may_be_six(self):
        state = holding("condition_1")
        rich = with_player(state, tiles=(UNKNOWN_TILE,) * 4)

        assert "p1.landmark_card" not in self.ended(state).questions
        assert self.ended(rich, **{"p1.landmark_card": "yes"}).state.landmarks


class TestSixOfAnItem:
    """ "À la fin de votre tour, si vous remplissez l'objectif …": where it can have been met."""

    def after_a_turn(self, tiles, said):
        state = holding("condition_1", a_table(expansions=PLOYS))
        state = with_player(state, tiles=(UNKNOWN_TILE,) * tiles)
        answers = {"p1.landmark_card": said, NO_PLOTS: ""} if said else {}
        return play(state, AdvanceOnTrack("exploration", ("coin",)), answers)

    def test_it_is_asked_in_the_turn_in_which_somebody_comes_to_six(self):
        assert self.after_a_turn(4, "yes").state.landmarks == {"skyscraper": "p1"}

    def test_a_no_is_not_asked_again_in_each_turn_after(self):
        assert self.after_a_turn(4, "no").state.landmarks == {}
        assert self.after_a_turn(8, "").state.landmarks == {}

    def test_nor_with_fewer(self):
        assert "p1.landmark_card" not in self.after_a_turn(1, "").questions


class TestOthers:
    def test_what_the_app_cannot_see_is_claimed(self):
        played = play(holding("condition_1"), ClaimLandmarkCard("p1"), {NO_PLOTS: ""})

        assert played.state.landmarks == {"skyscraper": "p1"}

    def test_only_once(self):
        state = play(holding("condition_1"), ClaimLandmarkCard("p1"), {NO_PLOTS: ""}).state

        with pytest.raises(RuleBroken) as refused:
            ClaimLandmarkCard("p1").verify(state)

        assert refused.value.message.key == "tapestry.broken.no_landmark_card"

    def test_not_a_landmark_somebody_has(self):
        state = replace(
            holding("condition_3", meeting("condition_3")), landmarks={"skyscraper": "p2"}
        )

        assert turn_over(state) == {"skyscraper": "p2"}


class TestWhatTheAppCannotSee:
    """ "À la fin de votre tour": asked where it can have been met, by what it counts."""

    COUNTS = "fact.landmark_counts.bridge"
    MET = "p1.landmark_card"

    @pytest.fixture
    def state(self):
        state = with_resources(a_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,)), coin=4)
        return LandmarkCardKept("p1", "bridge", "two bridges").apply(state)

    def turn_over(self, state, said):
        """The first player's turn, of one step from the start of a track."""
        turn = with_tokens(replace(state, turn="p1"), exploration=0)
        return play(turn, AdvanceOnTrack("exploration", ("coin",)), said).state

    def asked(self, state, said=None):
        """What is asked at the end of a turn; nothing where it is over without."""
        try:
            self.turn_over(state, said or {})
        except Unanswered as waits:
            return waits.question.key
        return ""

    def test_its_owner_says_once_what_it_counts(self, state):
        done = self.turn_over(state, {self.COUNTS: "city"})

        assert done.setup.fact("landmark_counts.bridge") == "city"
        assert (self.asked(state), self.asked(done)) == (self.COUNTS, "")

    def test_it_is_asked_where_there_is_more_of_that(self, state):
        said = {self.COUNTS: "items", self.MET: "yes", "fact.footprint.bridge": ""}

        assert self.turn_over(state, said).landmarks == {"bridge": "p1"}

    def test_and_not_where_there_is_not(self, state):
        assert self.asked(state, {self.COUNTS: "city"}) == ""
        assert self.asked(state, {self.COUNTS: "tracks"}) == self.MET

    def test_a_no_stands_until_there_is_more(self, state):
        once = self.turn_over(state, {self.COUNTS: "tracks", self.MET: "no"})

        assert self.asked(once) == ""
        assert self.asked(with_tokens(once, science=2)) == self.MET

    def test_what_came_in_somebody_elses_turn_counts_at_the_end_of_ones_own(self, state):
        once = self.turn_over(state, {self.COUNTS: "city"})

        assert self.asked(with_buildings(once, farm=1)) == self.MET

    @pytest.mark.parametrize("kind", sorted(landmark_growth.COUNTED))
    def test_everything_a_condition_may_count_is_counted(self, state, kind):
        assert all(n >= 0 for n in landmark_growth.COUNTED[kind](state, "p1"))

    def test_only_cards_of_the_other_box_are_not_seen_by_the_app(self):
        facts = {one for one in content.house_facts() if one.startswith("landmark_counts.")}
        boxes = {content.landmark_cards()[one.partition(".")[2]].expansion for one in facts}

        assert (len(facts), boxes) == (5, {"AA"})
