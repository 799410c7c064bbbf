"""Rulebook, "Science": research and free advances."""

from dataclasses import replace

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.science import science_die
from tests.tapestry.makers import a_table, gain, play, with_resources, with_tokens

CROSSED, WHOLE = Benefit(Verb.RESEARCH, benefit=False), Benefit(Verb.RESEARCH)


def rolled(track, advance="yes", **answers):
    return {"p1.research.die": track, "p1.research.advance": advance, **answers}


class TestResearch:
    def test_the_die_shows_one_of_the_tracks(self):
        assert set(science_die(a_table()).faces) == {
            "exploration",
            "science",
            "military",
            "technology",
        }

    def test_one_may_advance_there_free(self):
        played = gain(a_table(), CROSSED, answers=rolled("military"))

        assert played.state.space("p1", "military") == 1
        assert sum(played.me.resources.values()) == 0

    def test_or_stay(self):
        played = gain(a_table(), CROSSED, answers=rolled("military", "no"))

        assert played.state.space("p1", "military") == 0

    def test_the_first_into_a_tier_gains_the_landmark(self):
        state = with_tokens(a_table(), military=3)
        answers = rolled("military", **{"p1.city.place": "later"})

        assert gain(state, CROSSED, answers=answers).state.landmarks == {"barracks": "p1"}

    def test_crossed_no_benefit_and_no_bonus(self):
        state = with_resources(with_tokens(a_table(), science=1), coin=2)

        played = gain(state, CROSSED, answers=rolled("science"))

        assert played.me.hand == ()
        assert "p1.bonus" not in played.questions

    def test_not_crossed_benefit_and_bonus(self):
        state = with_resources(with_tokens(a_table(), science=1), coin=2)
        answers = rolled("science", **{"p1.bonus": "yes", "p1.city.place": "later"})

        played = gain(state, WHOLE, answers=answers)

        assert len(played.me.hand) == 1
        assert played.me.buildings["house"] == 1

    def test_past_the_last_space_nothing_happens(self):
        state = with_tokens(a_table(), military=LAST_SPACE)

        played = gain(state, WHOLE, answers={"p1.research.die": "military"})

        assert played.state.space("p1", "military") == LAST_SPACE
        assert played.told_keys() == ["tapestry.told.science_die", "tapestry.told.rolled_full"]

    def test_a_typed_die_must_be_on_the_die(self):
        with pytest.raises(Exception, match="not_an_option"):
            gain(a_table(), CROSSED, answers={"p1.research.die": "arts"})


class TestFreeAdvance:
    def test_one_of_the_tracks_shown(self):
        shown = Benefit(Verb.ADVANCE, tracks=("military", "technology"), benefit=False)

        played = gain(a_table(), shown, answers={"p1.advance.track": "technology"})

        offered = {option.id for option in played.questions["p1.advance.track"].options}
        assert offered == {"military", "technology"}
        assert played.state.space("p1", "technology") == 1

    def test_physics_with_benefit_and_bonus(self):
        """Science 9: advance on one of three tracks."""
        state = with_tokens(with_resources(a_table(), worker=1, coin=3), science=8, military=1)
        answers = {"p1.advance.track": "military", "p1.bonus": "yes", "p1.city.place_now": "8,8,0"}

        played = play(state, AdvanceOnTrack("science", ("coin", "coin", "worker")), answers)

        assert played.state.space("p1", "military") == 2
        assert len(played.me.hand) == 1
        assert played.me.buildings["armory"] == 1

    def test_back_one_space_with_its_benefit(self):
        back = Benefit(Verb.REGRESS, tracks=("military",))

        played = gain(with_tokens(a_table(), military=3), back)

        assert played.state.space("p1", "military") == 2
        assert len(played.me.hand) == 1

    def test_back_to_the_start_there_is_no_benefit(self):
        back = Benefit(Verb.REGRESS, tracks=("military",))

        played = gain(with_tokens(a_table(), military=1), back)

        assert played.state.space("p1", "military") == 0
        assert played.me.hand == ()

    def test_nobody_goes_back_from_the_start(self):
        back = Benefit(Verb.REGRESS, tracks=("military",))

        assert gain(a_table(), back).events == []


class TestAlienBiology:
    def test_four_rolls_and_5_points_for_each_past_an_end(self):
        state = with_resources(with_tokens(a_table(), science=11, military=LAST_SPACE), worker=2)
        state = replace(state, completed={"p1": ("military",)})
        answers = {
            "p1.research.die": "military",
            "p1.research.die.2": "science",
            "p1.research.die.3": "exploration",
            "p1.research.advance": "yes",
            "p1.research.die.4": "technology",
            "p1.research.advance.2": "no",
        }

        played = play(state, AdvanceOnTrack("science", ("worker", "worker")), answers)

        assert played.points()["track"] == 10
        assert played.state.space("p1", "exploration") == 1
        assert played.state.space("p1", "technology") == 0
