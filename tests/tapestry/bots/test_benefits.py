"""Automa rules, "On a new space"."""

from dataclasses import replace
from random import Random

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.decide.track import track_name
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import landmarks_of
from companion.games.tapestry.bots.turn.benefits import DICE, STEPS, TAKEN
from companion.games.tapestry.once_a_turn import SpaceGained
from companion.games.tapestry.options import OwnLevel
from companion.games.tapestry.practice.play import any_answer
from companion.games.tapestry.state import OUTPOST
from tests.tapestry.bots.makers import BASE_TRACKS, EXPLORATION, MILITARY, SCIENCE, spaces
from tests.tapestry.bots.tables import HUMAN, a_session, a_table, bots_turn, keys, lines, solo, told

MARKERS = {"automa": "technology", "shadow": "technology"}


def arrives(track, space, **answers):
    """The Automa goes to this space; the pair and the favourites stay out of the way."""
    start = spaces(**{track: space - 1})
    table = a_table(automa=start, claimed=answers.pop("claimed", None), favourites=MARKERS)
    return bots_turn(table, left=6, right=5, automa__track=track, shadow__track="none", **answers)


class TestLandmarks:
    """R-space-1."""

    @pytest.mark.parametrize("bot", ["automa", "shadow"])
    def test_either_bots_goes_to_the_automas_mat(self, bot):
        table = a_table(**{bot: spaces(exploration=3)})

        entry = bots_turn(table, automa__track="none", shadow__track="none")
        moved = bots_turn(
            table,
            **{"automa__track": "none", "shadow__track": "none", f"{bot}__track": EXPLORATION},
        )

        assert landmarks_of(entry.after) == ()
        assert landmarks_of(moved.after) == ("lighthouse",)
        assert moved.after.claimed[EXPLORATION] == (4,)

    def test_one_that_is_not_there_at_the_table_stays(self):
        entry = arrives(EXPLORATION, 4, automa__landmark="no")

        assert landmarks_of(entry.after) == ()
        assert not any(told.differs == "" for told in entry.told if told.icon == "landmark")

    def test_one_that_is_claimed_is_not_taken(self):
        entry = arrives(EXPLORATION, 4, claimed={EXPLORATION: (4,)})

        assert landmarks_of(entry.after) == ()

    def test_the_shadow_takes_nothing_else(self):
        table = a_table(shadow=spaces(military=0), automa=spaces(12, 12, 12, 12))

        entry = bots_turn(table, shadow__track=MILITARY)

        assert entry.after.space("shadow", MILITARY) == 1
        assert entry.after.map == entry.before.map


class TestWhatItTakes:
    """R-space-2."""

    def test_conquer(self):
        entry = arrives(MILITARY, 1)

        assert told(entry, "automa.conquer")

    def test_explore(self):
        entry = arrives(EXPLORATION, 2)

        assert told(entry, "automa.explore")
        assert sum(here.explored for here in entry.after.map.values()) == 14

    def test_a_tapestry_face_down(self):
        entry = arrives(SCIENCE, 2)

        assert bots_of(entry.after).hand == 1

    def test_a_new_technology_offer_where_the_space_invents(self):
        entry = arrives("technology", 1)

        assert "offer.tech" in keys(entry)
        assert len(entry.after.tech_offer) == 3

    def test_conquer_and_tapestry_in_printed_order(self):
        entry = arrives(MILITARY, 6)

        order = [one.key for one in entry.told if one.key in ("automa.conquer", "automa.tapestry")]
        assert order == ["automa.conquer", "automa.tapestry"]

    @pytest.mark.parametrize(
        ("track", "space"), [(EXPLORATION, 1), (EXPLORATION, 12), (MILITARY, 9)]
    )
    def test_nothing_of_the_rest(self, track, space):
        entry = arrives(track, space)

        assert not lines(entry) & {"R-expl-1", "R-conq-4"}
        assert bots_of(entry.after).hand == 0

    @pytest.mark.parametrize(
        ("track", "space", "because"), [(EXPLORATION, 1, "benefit"), (EXPLORATION, 5, "bonus")]
    )
    def test_where_there_is_nothing_for_it_one_line_says_so_and_why(self, track, space, because):
        (line,) = told(arrives(track, space), "automa.nothing_here")

        assert [why.rule for why in line.whys] == ["R-space-2"]
        assert line.whys[0].text.key == f"tapestry.bot.why.nothing_here.{because}"

    def test_no_points_for_exploring_or_conquering(self):
        assert bots_of(arrives(EXPLORATION, 2).after).points == ()
        assert bots_of(arrives(MILITARY, 1).after).points == ()

    def test_once_however_often_it_is_printed(self):
        """Science 12 shows four dice, 11 two; the Automa rolls once."""
        twelve = arrives(SCIENCE, 12)
        eleven = arrives(SCIENCE, 11)

        assert len(told(twelve, "automa.research")) == 1
        assert len([a for a in twelve.answers if a.startswith("automa.research")]) == 1
        assert len([one for one in eleven.told if one.text.key.endswith(".rolled")]) == 1

    def test_every_word_of_the_content_is_known(self):
        words = {
            word.partition(":")[0]
            for track in content.tracks().values()
            for space in track.spaces
            for word in space.automa
        }

        assert words == {*TAKEN, *DICE, *STEPS}


class TestAlternatives:
    """R-space-3."""

    @pytest.mark.parametrize(
        ("track", "space", "listed"),
        [
            (EXPLORATION, 3, ("explore",)),
            (SCIENCE, 3, ("research_no_benefit",)),
            (SCIENCE, 6, ("research_benefit",)),
            (MILITARY, 3, ("conquer",)),
            ("technology", 3, ("refresh_tech",)),
            ("technology", 5, ()),
        ],
    )
    def test_the_listed_one_is_done(self, track, space, listed):
        assert content.space(track, space).automa == listed

    def test_and_no_building_comes(self):
        entry = arrives(MILITARY, 3)

        assert told(entry, "automa.conquer")
        assert all(
            token.kind == OUTPOST for here in entry.after.map.values() for token in here.tokens
        )


class TestTheDie:
    """R-space-4."""

    def test_with_benefit_the_same_again_on_the_space_reached(self):
        """Science 5, rolled to exploration 2: it explores."""
        table = a_table(automa=spaces(exploration=1, science=4), favourites=MARKERS)

        entry = bots_turn(
            table, left=6, right=5, automa__track=SCIENCE, automa__research=EXPLORATION
        )

        assert entry.after.space("automa", EXPLORATION) == 2
        assert told(entry, "automa.explore")

    def test_without_benefit_it_only_moves(self):
        """Science 1, rolled to military 1."""
        entry = arrives(SCIENCE, 1, automa__research=MILITARY)

        assert entry.after.space("automa", MILITARY) == 1
        assert not told(entry, "automa.conquer")

    def test_a_landmark_comes_either_way(self):
        table = a_table(automa=spaces(military=3), favourites=MARKERS)

        entry = bots_turn(table, left=6, right=5, automa__track=SCIENCE, automa__research=MILITARY)

        assert landmarks_of(entry.after) == ("barracks",)

    def test_the_question_names_the_bot_the_die_and_what_for(self):
        session = a_session(a_table(favourites=MARKERS), by_app=())

        asked = session.do(TakeBotsTurn(6, 5), {"automa.track": SCIENCE})

        assert asked.key == "automa.research"
        assert asked.text.key == "tapestry.bot.ask.die_until"
        assert asked.text.params["bot"].key == "tapestry.bot.title.automa"
        assert asked.text.params["why"].key == "tapestry.bot.why.research.without"

    def test_rolled_again_it_says_what_it_showed(self):
        """Science 9 offers the three others."""
        session = a_session(a_table(automa=spaces(science=8), favourites=MARKERS), by_app=())

        session.do(TakeBotsTurn(6, 5), {"automa.track": SCIENCE, "automa.roll": SCIENCE})

        asked = session.pending.question
        assert asked.text.key == "tapestry.bot.ask.die_again"
        assert asked.text.params["track"] == track_name(SCIENCE)

    def test_it_is_rolled_on_until_an_offered_track_shows(self):
        """Science 9 offers the three others."""
        entry = arrives(SCIENCE, 9, automa__roll=SCIENCE, automa__roll__2=EXPLORATION)

        (line,) = told(entry, "automa.roll")
        assert line.text.params["again"] == (track_name(SCIENCE),)
        assert line.text.params["track"] == track_name(EXPLORATION)
        assert [why.text.key for why in line.whys] == ["tapestry.bot.why.rolled_on"]
        assert entry.after.space("automa", EXPLORATION) == 1

    def test_a_finished_track_still_counts_as_an_answer(self):
        """Ruling: military is finished, the move there does nothing."""
        table = a_table(automa=spaces(science=8, military=12), favourites=MARKERS)

        entry = bots_turn(table, left=6, right=5, automa__track=SCIENCE, automa__roll=MILITARY)

        assert "stuck" in keys(entry)
        assert entry.after.space("automa", MILITARY) == 12

    def test_moving_back_takes_the_benefit_there(self):
        """Science 10, back on military from 2 to 1: conquer."""
        table = a_table(automa=spaces(science=9, military=2), favourites=MARKERS)

        entry = bots_turn(table, left=6, right=5, automa__track=SCIENCE, automa__roll=MILITARY)

        assert entry.after.tracks["automa"][MILITARY] == (1,)
        assert told(entry, "automa.conquer")

    def test_the_die_may_be_typed_in(self):
        table = a_table(automa=spaces(exploration=12, technology=12), favourites=MARKERS)
        session = a_session(table, by_app=("cards",))

        asked = session.do(TakeBotsTurn(), {"automa.track": SCIENCE})

        assert (asked.key, asked.kind) == ("automa.research", "dice.bots")
        assert set(asked.ids) == set(BASE_TRACKS)


class TestCompletedTracks:
    """R-space-5."""

    def test_the_automa_takes_the_place_and_its_points(self):
        entry = arrives(EXPLORATION, 12)

        assert entry.after.achievements["complete_track"] == ("automa",)
        assert bots_of(entry.after).score == 10

    def test_one_not_taken_at_the_table_pays_nothing(self):
        entry = arrives(EXPLORATION, 12, automa__complete_track="no")

        assert "complete_track" not in entry.after.achievements
        assert bots_of(entry.after).score == 0

    def test_the_second_place_pays_less(self):
        table = a_table(automa=spaces(exploration=11), achievements={"complete_track": (HUMAN,)})

        entry = bots_turn(table, automa__track=EXPLORATION)

        assert bots_of(entry.after).score == 5

    def test_the_shadow_takes_the_place_without_points(self):
        table = a_table(shadow=spaces(exploration=11))

        entry = bots_turn(table, automa__track="none")

        assert entry.after.achievements["complete_track"] == ("shadow",)
        assert bots_of(entry.after).score == 0

    def test_with_both_places_gone_nothing_is_gained(self):
        table = a_table(
            automa=spaces(exploration=11), achievements={"complete_track": (HUMAN, "shadow")}
        )

        entry = bots_turn(table, automa__track=EXPLORATION)

        assert bots_of(entry.after).score == 0

    def test_only_the_first_track_counts(self):
        table = a_table(
            automa=spaces(exploration=11, science=12),
            achievements={"complete_track": ("automa",)},
        )

        entry = bots_turn(table, automa__track=EXPLORATION)

        assert entry.after.achievements["complete_track"] == ("automa",)


class TestTheSameSpaceAgain:
    """R-space-6."""

    def test_it_is_not_activated_twice_in_a_turn(self):
        table = a_table(automa=spaces(military=0), favourites=MARKERS)
        used = replace(table, this_turn=(SpaceGained("military", 1, "automa"),))

        entry = bots_turn(used, left=6, right=5, automa__track=MILITARY)

        assert "already" in keys(entry)
        assert not told(entry, "automa.conquer")

    def test_nor_in_a_game_that_did_not_say_whose_it_was(self):
        table = a_table(automa=spaces(military=0), favourites=MARKERS)
        used = replace(table, this_turn=(SpaceGained("military", 1),))

        entry = bots_turn(used, left=6, right=5, automa__track=MILITARY)

        assert "already" in keys(entry)

    def test_what_you_gained_there_in_the_same_step_is_not_its(self):
        """Level 1 lets you go up each track first, an own level the Automa on its favourite."""
        own = solo(level=1, own_level=OwnLevel(extra_advances=1))
        hearts = {"automa": MILITARY, "shadow": EXPLORATION}
        table = a_table(options=own, income_turns=0, favourites=hearts)
        session = a_session(table)
        whims = Random(1)

        session.do(TakeBotsTurn())
        while session.pending:
            session.answer(any_answer(session.pending.question, whims))

        assert session.state.space(HUMAN, MILITARY) == session.state.space("automa", MILITARY) == 1
        assert told(session.last, "automa.conquer")
        assert "already" not in keys(session.last)

    def test_the_next_turn_is_another(self):
        entry = arrives(MILITARY, 1)

        assert entry.after.this_turn == ()


class TestTheStart:
    """R-space-7 (ruling)."""

    def test_moving_back_from_it_does_nothing(self):
        table = a_table(automa=spaces(science=9), favourites=MARKERS)

        entry = bots_turn(table, left=6, right=5, automa__track=SCIENCE, automa__roll=MILITARY)

        assert entry.after.tracks["automa"][MILITARY] == (0,)
        assert "R-space-7" in lines(entry)

    def test_moving_back_to_it_gives_nothing(self):
        table = a_table(automa=spaces(science=9, military=1), favourites=MARKERS)

        entry = bots_turn(table, left=6, right=5, automa__track=SCIENCE, automa__roll=MILITARY)

        assert entry.after.tracks["automa"][MILITARY] == (0,)
        assert not told(entry, "automa.conquer")
