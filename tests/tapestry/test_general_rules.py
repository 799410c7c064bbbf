"""Rulebook, "General rules" and "End of the game"; player aid, "Important notes" and "End"."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.conditions import CONDITIONS
from companion.games.tapestry.content.cards import Condition
from companion.games.tapestry.correcting.facts import Tokens
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import TakeIncomePoints
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import PointLine
from companion.games.tapestry.score import counting
from companion.games.tapestry.score.commands import NameTallest
from companion.games.tapestry.state import Phase
from companion.games.tapestry.table.next_act import next_act
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.events import TokenMoved, TokenRestarted
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.neighbours import neighbours, opponents
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_civilization,
    with_player,
    with_resources,
    with_tokens,
)

AGAIN = Benefit(Verb.ADVANCE, tracks=("technology",), benefit=False)


class TestCivilizations:
    def test_further_ones_join_the_first(self):
        state = with_civilization(a_table(), "leaders")

        played = gain(state, a_gain("civilization"))

        assert [mat.start for mat in played.me.civilizations] == [True, False]

    def test_some_cannot_be_gained_later(self):
        assert not content.civilization("chosen").later
        assert not content.civilization("mystics").later


class TestNeighbours:
    @pytest.mark.parametrize(
        ("people", "beside"),
        [(2, {"p2"}), (3, {"p2", "p3"}), (4, {"p2", "p4"}), (5, {"p2", "p5"})],
    )
    def test_left_and_right_with_two_players_once(self, people, beside):
        found = neighbours(a_table(people), "p1")

        assert set(found) == beside
        assert len(found) == len(beside)

    def test_in_solo_both_bots(self):
        assert set(neighbours(a_table(solo=True), "p1")) == {"automa", "shadow"}
        assert set(opponents(a_table(solo=True), "p1")) == {"automa", "shadow"}


class TestGains:
    @pytest.mark.parametrize(("has", "then", "told"), [(6, 8, 0), (7, 8, 1), (8, 8, 2)])
    def test_what_is_over_eight_is_lost_and_said(self, has, then, told):
        played = gain(with_resources(a_table(), coin=has), a_gain("coin", 2))

        assert played.me.resources["coin"] == then
        assert played.told_keys() == ["tapestry.told.full"] * told

    def test_bonuses_are_optional(self):
        state = with_tokens(with_resources(a_table(), coin=2), military=1)

        played = play(state, AdvanceOnTrack("military", ("coin",)), {"p1.bonus": "no"})

        assert played.me.resources["coin"] == 1

    def test_landmarks_are_a_must(self):
        state = with_tokens(with_resources(a_table(), worker=1, coin=1), science=3)

        played = play(
            state, AdvanceOnTrack("science", ("coin", "worker")), {"p1.city.place_now": "8,8,0"}
        )

        assert played.state.landmarks == {"apothecary": "p1"}
        assert not [key for key in played.questions if "landmark" in key]


class TestSeveralTokens:
    """AI Singularity brings a second token onto a track."""

    def table(self):
        return with_tokens(with_resources(a_table(), coin=3), technology=(0, 5))

    def test_each_moves_apart(self):
        state = self.table()

        first = play(state, AdvanceOnTrack("technology", ("coin",), token=0), {"p1.invent": "deck"})

        assert set(first.state.tracks["p1"]["technology"]) == {1, 5}

    def test_which_one_is_asked(self):
        played = gain(self.table(), AGAIN, answers={"p1.token": "5"})

        assert set(played.state.tracks["p1"]["technology"]) == {0, 6}

    def test_the_furthest_is_ones_position(self):
        state = self.table()

        assert state.space("p1", "technology") == 5
        assert counting.count(state, "p1", "technology_spaces") == 5


class TestMovedBack:
    """ "1 VP per space": a token moved back from the end counts where it stands.

    Track guide, "AI Singularity": only a token that departed still counts twelve.
    """

    def back(self):
        state = with_tokens(a_table(), science=11)
        state = TokenMoved("p1", "science", 11, 12).apply(state)
        return TokenMoved("p1", "science", 12, 11).apply(state)

    def test_it_counts_where_it_stands(self):
        assert counting.count(self.back(), "p1", "science_spaces") == 11
        assert self.back().completed["p1"] == ("science",)

    def test_a_condition_of_the_last_tier_looks_there_too(self):
        state = Tokens("p1", "science", (9,), completed=True).put(self.back())
        fourth = Condition("tier", track="science", tier="IV")

        assert not CONDITIONS["tier"](state, "p1", fourth)

    def test_one_that_departed_counts_twelve(self):
        state = with_tokens(a_table(), technology=12)
        state = TokenRestarted("p1", "technology", "science").apply(state)

        assert counting.count(state, "p1", "technology_spaces") == 12

    def test_also_when_it_starts_the_same_track_again(self):
        state = with_tokens(a_table(), technology=12)
        state = TokenRestarted("p1", "technology", "technology").apply(state)

        assert state.tracks["p1"]["technology"] == (0,)
        assert counting.count(state, "p1", "technology_spaces") == 12

    def test_a_departure_can_be_told_by_hand(self):
        state = Tokens("p1", "technology", (), completed=True).put(a_table())
        assert counting.count(state, "p1", "technology_spaces") == 12

        undone = Tokens("p1", "technology", (3,)).put(state)
        assert counting.count(undone, "p1", "technology_spaces") == 3

    def test_the_chosen_gain_for_a_completed_track_all_the_same(self):
        state = with_tokens(self.back(), "p2", science=12)

        assert counting.count(state, "p1", "tracks_nobody_ahead") == 4


class TestIcons:
    """Player aid, "Important notes": examples of icons."""

    def test_a_point_per_space_of_a_track(self):
        state = with_tokens(a_table(), science=4)

        assert gain(state, Benefit(Verb.POINTS_PER, per="science_spaces")).me.score == 4

    def test_either_or(self):
        """Walls: conquer or 1 armory."""
        state = with_tokens(with_resources(a_table(), coin=1), military=2)
        answers = {"p1.or": "1", "p1.city.place_now": "8,8,0"}

        played = play(state, AdvanceOnTrack("military", ("coin",)), answers)

        assert played.me.buildings["armory"] == 1
        assert not [event for event in played.events if type(event).__name__ == "TokenPlaced"]

    def test_both(self):
        """Cavalry: conquer and 1 armory."""
        state = with_tokens(with_resources(a_table(), culture=1, coin=1), military=4)
        answers = {
            "p1.conquer.hex": "1,1",
            "p1.conquer.conquer_red": "points_4",
            "p1.conquer.conquer_black": "coin",
            "p1.conquer.die": "conquer_red",
            "p1.city.place_now": "8,8,0",
        }

        played = play(state, AdvanceOnTrack("military", ("coin", "culture")), answers)

        assert played.me.buildings["armory"] == 1
        assert played.state.map["1,1"].controller() == "p1"


class TestEnd:
    def ended(self, *scores, expansions=(), **changes):
        """Everybody has taken the fifth income turn with so many points."""
        state = a_table(len(scores), era=5, expansions=expansions)
        for seat, score in enumerate(scores, 1):
            line = (PointLine("other", 1, score),)
            state = with_player(state, f"p{seat}", points=line, finished=True)
        return replace(state, phase=Phase.OVER, turn="", **changes)

    def winners(self, state):
        result = GAME.finished(state)
        return [row.seat for row in result.rows if row.winner]

    def test_ones_game_ends_with_the_fifth_income_turn(self):
        state = in_phase(a_table(era=5), Phase.INCOME_POINTS)

        played = play(state, TakeIncomePoints())

        assert played.me.finished
        assert played.state.turn == "p2"

    def test_the_game_ends_when_everybody_has_finished(self):
        state = with_player(in_phase(a_table(era=5), Phase.INCOME_POINTS), "p2", finished=True)

        assert play(state, TakeIncomePoints()).state.phase is Phase.OVER

    def test_not_before(self):
        assert GAME.finished(a_table(era=5)) is None

    def test_most_points_wins(self):
        assert self.winners(self.ended(90, 120, 119)) == ["p2"]

    def test_base_game_a_tie_goes_to_the_most_resources(self):
        state = with_resources(self.ended(100, 100), "p2", coin=1)

        assert self.winners(state) == ["p2"]

    def test_equal_in_both_the_victory_is_shared(self):
        assert self.winners(self.ended(100, 100)) == ["p1", "p2"]

    @pytest.mark.parametrize("box", [Expansion.PLANS_AND_PLOYS, Expansion.FANTASIES_AND_FUTURES])
    def test_with_later_boxes_to_the_tallest_landmark(self, box):
        state = with_resources(self.ended(100, 100, expansions=(box,)), "p2", coin=8)

        assert self.winners(replace(state, tallest="p1")) == ["p1"]
        assert next_act(state).key == "tapestry.now.tallest"
        assert next_act(replace(state, tallest="p1")).key == "tapestry.now.over"
        assert self.winners(play(state, NameTallest("p1")).state) == ["p1"]
        assert self.winners(play(state, NameTallest("p2")).state) == ["p2"]

    @pytest.mark.parametrize(("named", "scores"), [("p3", (9, 9, 4)), ("p1", (9, 8, 4))])
    def test_only_of_those_level_at_the_top(self, named, scores):
        state = self.ended(*scores, expansions=(Expansion.PLANS_AND_PLOYS,))

        with pytest.raises(RuleBroken, match="no_tie"):
            NameTallest(named).verify(state)

    def test_nobody_is_named_where_resources_break_a_tie(self):
        with pytest.raises(RuleBroken, match="no_tie"):
            NameTallest("p1").verify(self.ended(100, 100))

    @pytest.mark.parametrize(("finished", "gained"), [(False, 1), (True, 0)])
    def test_afterwards_a_mat_gives_points_and_nothing_else(self, finished, gained):
        """The Riverfolk's resource for a district's last impassable plot."""
        state = with_player(with_civilization(a_table(era=5), "riverfolk"), finished=finished)
        step = a_step(state, {"p1.resource": "coin"} if gained else {})

        effects.trigger(Turn(step, "p1"), "last_blocked_plot_of_district_covered")

        assert step.state.players["p1"].resources["coin"] == gained


class TestScoreSheet:
    """Player aid, "Score"."""

    def test_civilization_player_and_points(self):
        state = with_civilization(TestEnd().ended(100, 90), "leaders")
        state = with_player(state, name="Ada")

        row = GAME.finished(state).rows[0]

        assert (row.name, row.score) == ("Ada", 100)
        assert [name.key for name in row.note.params["names"]] == [
            "tapestry.name.civilization.leaders"
        ]

    def test_in_solo_the_landmarks_gained_against_the_automa(self):
        state = with_civilization(a_table(solo=True, era=5), "leaders")
        bots = replace(state.bots, civilization="engineers", finished=True)
        taken = {"forge": "p1", "academy": "automa", "barracks": "automa"}
        state = replace(state, phase=Phase.OVER, turn="", bots=bots, landmarks=taken)

        rows = {row.seat: row for row in GAME.finished(state).rows}

        assert rows["p1"].note.params["n"] == 1
        assert rows["automa"].note.params["n"] == 2
        assert [name.key for name in rows["automa"].note.params["names"]] == [
            "tapestry.name.automa_civilization.engineers"
        ]
