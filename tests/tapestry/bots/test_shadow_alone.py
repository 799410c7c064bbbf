"""Automa rules, "Two humans and the Shadow Empire": all of it rulings."""

from dataclasses import replace

import pytest

from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.rule_lines import RULINGS
from companion.games.tapestry.income.commands import TakeIncomePoints
from companion.games.tapestry.setup.checklist import sections
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn.names import word
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import a_table, alone, bots_turn, told
from tests.tapestry.makers import play
from tests.tapestry.speaking import LANGUAGES, words


def two_and_the_shadow(**changes):
    return a_table(options=alone(), **changes)


class TestTurn:
    """R-duo-2."""

    def test_the_grey_icon_and_the_right_card_from_the_bottom(self):
        """Card 2: landmark for the Shadow; 12 from the bottom: exploration, military, heart …"""
        table = two_and_the_shadow(shadow=spaces(0, 3, 3, 0))

        entry = bots_turn(table, left=2, right=12)

        assert entry.after.space("shadow", "military") == 4

    def test_no_benefits_no_eras_no_income_icon(self):
        """Card 4 shows the open hand; the deck is empty after it."""
        table = two_and_the_shadow(deck=(4, 12), discard=(1, 2, 3, 5, 6, 7, 8, 9, 10, 11))

        entry = bots_turn(table)

        assert bots_of(entry.after).income_turns == 0
        assert told(entry, "shadow.track")
        assert entry.after.map == entry.before.map


class TestShuffle:
    """R-duo-3."""

    def test_fewer_than_two_cards_the_favourite_check_and_a_shuffle(self):
        table = two_and_the_shadow(
            deck=(),
            pair=(1, 2),
            priority=2,
            discard=tuple(range(3, 13)),
            human=spaces(3),
            shadow=spaces(0, 0, 0, 3),
        )

        entry = bots_turn(table)

        assert bots_of(entry.after).favourites == {"shadow": "technology"}
        assert len(bots_of(entry.after).deck) == 12
        assert entry.after.tracks == entry.before.tracks

    @pytest.mark.parametrize("seat", ["p1", "p2"])
    def test_the_token_of_either_person_may_be_further_ahead(self, seat):
        table = two_and_the_shadow(
            deck=(), pair=(1, 2), priority=2, discard=tuple(range(3, 13)), shadow=spaces(0, 0, 0, 3)
        )
        row = {**table.tracks[seat], "exploration": (3,)}
        ahead = replace(table, tracks={**table.tracks, seat: row})

        entry = bots_turn(ahead)

        assert bots_of(entry.after).favourites == {"shadow": "technology"}

    def test_a_single_card_is_shuffled_too(self):
        table = two_and_the_shadow(deck=(12,), pair=(1, 2), priority=2, discard=tuple(range(3, 12)))

        assert len(bots_of(bots_turn(table).after).deck) == 12


class TestEnd:
    """The Shadow Empire stops with the people: no turn of nothing after them."""

    def last_person(self):
        table = two_and_the_shadow()
        people = {
            "p1": replace(table.players["p1"], income_turns=5, finished=True, outposts=8),
            "p2": replace(table.players["p2"], income_turns=5),
        }
        order = ("p1", "p2", "bots")
        return replace(table, players=people, order=order, turn="p2", phase=Phase.INCOME_POINTS)

    def test_the_game_is_over_when_both_have_finished(self):
        assert play(self.last_person(), TakeIncomePoints()).state.phase is Phase.OVER

    def test_while_one_plays_it_takes_its_turns(self):
        table = self.last_person()
        first = replace(table.players["p1"], finished=False, income_turns=4)
        table = replace(table, players={**table.players, "p1": first})

        after = play(table, TakeIncomePoints()).state

        assert (after.phase, after.turn) == (Phase.BOTS, "bots")


class TestSetUp:
    def test_nothing_speaks_of_an_automa(self):
        here = {section.id: items for section, items in sections(alone())}
        said = [word("setup_item", item.id) for item in here["shadow"]]
        texts = [words(language).text(text) for text in said for language in LANGUAGES]

        assert "automa" not in here
        assert texts
        assert not [text for text in texts if "Automa" in text]


class TestWhatItReaches:
    """R-duo-4."""

    def test_a_tier_landmark_is_out_of_the_game(self):
        entry = bots_turn(two_and_the_shadow(shadow=spaces(3)), shadow__track="exploration")

        assert entry.after.landmarks == {"lighthouse": "out"}
        assert entry.after.claimed == {"exploration": (4,)}

    def test_a_completed_track_takes_a_place_without_points(self):
        entry = bots_turn(two_and_the_shadow(shadow=spaces(11)), shadow__track="exploration")

        assert entry.after.achievements == {"complete_track": ("shadow",)}
        assert bots_of(entry.after).points == ()

    def test_it_is_all_marked_as_ours(self):
        assert {"R-duo-1", "R-duo-2", "R-duo-3", "R-duo-4"} <= RULINGS
