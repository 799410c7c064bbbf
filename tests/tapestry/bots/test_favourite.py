"""Automa rules, "The bots' income turn": does a bot keep its favourite?"""

import pytest

from companion.games.tapestry.bots.decide.favourite import choose_favourite
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


class TestFavourite:
    """R-inc-2."""

    def test_level_with_everybody_it_stays(self):
        position = a_position(human=spaces(0, 3), automa=spaces(0, 3), shadow=spaces(0, 3))

        choice = choose_favourite(position, "automa")

        assert choice.track == SCIENCE
        assert [(why.rule, why.remaining) for why in choice.whys] == [("R-inc-2", (SCIENCE,))]

    @pytest.mark.parametrize("ahead", ["human", "shadow"])
    def test_overtaken_by_any_other_token_it_is_chosen_anew(self, ahead):
        tracks = {"automa": spaces(3, 3, 0, 0), ahead: spaces(0, 4)}
        position = a_position(**tracks)

        choice = choose_favourite(position, "automa")

        assert rules(choice.whys)[:2] == ["R-inc-2", "R-track-1"]

    def test_the_automa_overtakes_the_shadow_too(self):
        position = a_position(automa=spaces(4), shadow=spaces(1, 0, 3, 0))

        assert choose_favourite(position, "shadow").track == MILITARY

    def test_at_the_end_of_it_another_is_chosen(self):
        position = a_position(automa=spaces(0, 12, 3, 0))

        assert choose_favourite(position, "automa").track == MILITARY

    def test_the_new_one_is_by_the_landmark_icon(self):
        position = a_position(
            right=13,
            human=spaces(0, 12),
            automa=spaces(3, 3, 0, 3),
            claimed={TECHNOLOGY: (4,)},
        )

        choice = choose_favourite(position, "automa")

        assert left_after(choice.whys, "R-track-1") == [{EXPLORATION, SCIENCE}]
        assert choice.track == SCIENCE

    def test_it_may_stay_the_same_by_that_choice(self):
        position = a_position(human=spaces(0, 12), automa=spaces(0, 3))

        choice = choose_favourite(position, "automa")

        assert choice.track == SCIENCE
        assert rules(choice.whys) == ["R-inc-2", "R-track-1"]

    def test_it_may_be_the_other_bots(self):
        position = a_position(
            human=spaces(0, 12), automa=spaces(3), favourites=(SCIENCE, EXPLORATION)
        )

        assert choose_favourite(position, "automa").track == EXPLORATION

    def test_with_no_unfinished_track_it_stays(self):
        position = a_position(automa=spaces(12, 12, 12, 12))

        choice = choose_favourite(position, "automa")

        assert choice.track == SCIENCE
        assert choice.whys[-1].remaining == (SCIENCE,)

    def test_the_heart_still_means_the_old_favourite(self):
        """Card 15 begins with the heart."""
        position = a_position(right=15, human=spaces(0, 5))

        assert choose_favourite(position, "automa").track == SCIENCE
