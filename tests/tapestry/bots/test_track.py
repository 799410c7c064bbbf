"""Automa rules, "Choosing a track"."""

import pytest

from companion.games.tapestry.bots.decide.track import choose_track, next_landmark
from tests.tapestry.bots.makers import (
    EXPLORATION,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    a_position,
    left_after,
    rules,
    spaces,
)

ALL_FINISHED = spaces(12, 12, 12, 12)


class TestValidTracks:
    """R-track-1."""

    def test_any_is_every_unfinished_track(self):
        position = a_position(left=6, automa=spaces(12, 3, 0, 11))

        choice = choose_track(position, "automa")

        assert left_after(choice.whys, "R-track-1") == [{SCIENCE, MILITARY, TECHNOLOGY}]

    def test_finish_is_the_shortest_way_to_the_end(self):
        position = a_position(left=1, automa=spaces(2, 9, 12, 9))

        choice = choose_track(position, "automa")

        assert left_after(choice.whys, "R-track-1") == [{SCIENCE, TECHNOLOGY}]

    def test_landmark_is_the_shortest_way_to_an_unclaimed_one(self):
        position = a_position(left=3, automa=spaces(2, 3, 5, 0))

        choice = choose_track(position, "automa")

        assert choice.track == SCIENCE
        assert rules(choice.whys) == ["R-track-1"]

    def test_the_end_counts_where_it_is_nearer_than_a_landmark(self):
        position = a_position(left=3, automa=spaces(11, 2, 0, 0))

        assert choose_track(position, "automa").track == EXPLORATION

    def test_the_shadow_uses_its_own_icon(self):
        """Card 1: finish for the Automa, any for the Shadow."""
        position = a_position(left=1, shadow=spaces(0, 9, 0, 0))

        whys = choose_track(position, "shadow").whys

        assert left_after(whys, "R-track-1") == [{EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY}]

    @pytest.mark.parametrize(("bot", "track"), [("automa", MILITARY), ("shadow", SCIENCE)])
    def test_each_bot_measures_its_own_tokens(self, bot, track):
        """Card 15: landmark for both."""
        position = a_position(
            left=15, automa=spaces(0, 0, 3, 0), shadow=spaces(0, 3, 0, 0), human=spaces(3, 3, 3, 3)
        )

        assert choose_track(position, bot).track == track

    def test_what_was_passed_over_is_named_with_its_distance(self):
        position = a_position(left=1, automa=spaces(2, 9, 12, 4))

        passed = choose_track(position, "automa").whys[0].passed

        assert [(one.option.key, one.reason.key) for one in passed] == [
            ("tapestry.name.track.exploration", "tapestry.bot.passed.spaces_away"),
            ("tapestry.name.track.military", "tapestry.bot.passed.finished"),
            ("tapestry.name.track.technology", "tapestry.bot.passed.spaces_away"),
        ]
        assert passed[0].reason.params == {"n": 10}


class TestPriorityList:
    """R-track-2. Card 13: science, technology, military, heart, exploration."""

    def test_the_automa_reads_from_the_top(self):
        position = a_position(left=6, right=13, favourites=(EXPLORATION, MILITARY))

        assert choose_track(position, "automa").track == SCIENCE

    def test_the_shadow_reads_from_the_bottom(self):
        position = a_position(left=6, right=13, favourites=(SCIENCE, MILITARY))

        assert choose_track(position, "shadow").track == EXPLORATION

    def test_tracks_that_are_not_valid_are_skipped(self):
        position = a_position(left=6, right=13, automa=spaces(0, 12, 0, 12))

        assert choose_track(position, "automa").track == MILITARY

    def test_the_heart_is_the_bots_own_favourite(self):
        """Card 15 begins with the heart."""
        position = a_position(left=6, right=15, favourites=(TECHNOLOGY, MILITARY))

        assert choose_track(position, "automa").track == TECHNOLOGY

    def test_the_heart_counts_before_the_tracks_own_symbol(self):
        """Card 14: exploration, heart, science, military, technology."""
        position = a_position(left=6, right=14, automa=spaces(12), favourites=(TECHNOLOGY, SCIENCE))

        choice = choose_track(position, "automa")

        assert choice.track == TECHNOLOGY
        assert choice.whys[-1].text.key == "tapestry.bot.why.list.automa.heart"

    def test_a_finished_favourite_is_passed_over(self):
        position = a_position(
            left=6, right=15, automa=spaces(0, 12), favourites=(SCIENCE, EXPLORATION)
        )

        assert choose_track(position, "automa").track == MILITARY

    def test_the_list_is_not_read_for_a_single_valid_track(self):
        position = a_position(left=6, automa=spaces(12, 12, 12, 0))

        choice = choose_track(position, "automa")

        assert rules(choice.whys) == ["R-track-1"]
        assert choice.track == TECHNOLOGY


class TestAllFinished:
    """R-track-3 (ruling)."""

    @pytest.mark.parametrize("bot", ["automa", "shadow"])
    def test_that_bot_does_not_move(self, bot):
        position = a_position(automa=ALL_FINISHED, shadow=ALL_FINISHED)

        choice = choose_track(position, bot)

        assert choice.track is None
        assert [(why.rule, why.remaining) for why in choice.whys] == [("R-track-3", ())]

    def test_the_other_bot_still_moves(self):
        position = a_position(automa=ALL_FINISHED)

        assert choose_track(position, "shadow").track is not None


class TestLandmarks:
    """R-track-4."""

    @pytest.mark.parametrize(
        ("space", "claimed", "goal"),
        [
            (0, (), 4),
            (3, (4,), 7),
            (4, (), 7),
            (5, (7,), 10),
            (0, (4, 7), 10),
            (0, (4, 7, 10), 12),
            (10, (), 12),
            (6, (4, 10), 7),
        ],
    )
    def test_the_next_unclaimed_tier_space_ahead_or_the_end(self, space, claimed, goal):
        position = a_position(automa=spaces(space), claimed={EXPLORATION: claimed})

        assert next_landmark(position, "automa", EXPLORATION) == goal
