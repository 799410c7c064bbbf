"""Automa rules, "The bots' income turn"."""

from dataclasses import replace

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.state import UNSEEN, Points
from companion.games.tapestry.flow import INCOME_STEPS
from companion.games.tapestry.state import Deck, Phase
from tests.tapestry.bots.makers import spaces
from tests.tapestry.bots.tables import (
    HUMAN,
    a_session,
    a_table,
    bots_turn,
    income,
    keys,
    points,
    solo,
    told,
)

LEVELS = range(1, 7)


class TestSteps:
    """R-inc-1."""

    ORDER = {
        "favourite": "automa.favourite",
        "advance_with_last_pair": "automa.track",
        "score": "automa.points.landmarks_and_territories",
        "progress_2": "bots.progress",
        "progress_4": "bots.progress",
        "place_tapestry": "automa.cover",
        "shuffle": "bots.shuffle",
    }

    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("turn", range(2, 6))
    def test_those_of_the_levels_chart_in_its_order(self, level, turn):
        entry = income(turn, level=level)

        seen = [one.key for one in entry.told if one.key in self.ORDER.values()]
        chart = [step for step in content.automa_level(level).steps if turn in step.turns]
        expected = [self.ORDER[step.step] for step in chart if step.step in self.ORDER]
        assert seen == list(dict.fromkeys(expected))

    def test_priorities_are_the_right_card_of_the_last_pair(self):
        """Level 3 advances by the list of card 13."""
        entry = income(2, level=3)

        assert told(entry, "automa.track")[0].whys[-1].text.params["card"] == 13

    def test_without_a_pair_a_progress_card_shuffled_back(self):
        table = a_table(
            options=solo(level=5),
            income_turns=0,
            favourites={"automa": "military", "shadow": "exploration"},
        )

        entry = bots_turn(table)

        event = next(e for e in entry.events if type(e).__name__ == "ProgressShuffled")
        shown = event.shown
        assert shown in bots_of(entry.before).progress
        assert sorted(bots_of(entry.after).progress) == sorted(bots_of(entry.before).progress)
        assert bots_of(entry.after).progress != bots_of(entry.before).progress
        assert told(entry, "automa.conquer")[0].whys[-1].text.params.get("card", shown) == shown


class TestFavouriteMarker:
    """R-inc-2."""

    def test_automa_then_shadow(self):
        entry = income(2)

        order = [one.key for one in entry.told if one.key.endswith(".favourite")]
        assert order == ["automa.favourite", "shadow.favourite"]

    def test_overtaken_the_marker_moves(self):
        entry = income(2, human=spaces(0, 3), automa=spaces(0, 0, 3))

        assert bots_of(entry.after).favourites == {"automa": "military", "shadow": "exploration"}
        assert "tapestry.hands.put" in keys(entry)

    def test_otherwise_it_stays(self):
        entry = income(2)

        assert bots_of(entry.after).favourites == bots_of(entry.before).favourites

    def test_it_may_differ(self):
        entry = income(2, answers={"shadow__favourite": "technology"})

        assert bots_of(entry.after).favourites["shadow"] == "technology"


class TestAdvanceAgain:
    """R-inc-3."""

    @pytest.mark.parametrize("level", LEVELS)
    def test_from_level_3_both_with_the_last_pair(self, level):
        entry = income(2, level=level)

        moved = entry.after.space("shadow", "exploration")
        assert moved == (1 if level >= 3 else 0)

    def test_the_automa_takes_its_benefits(self):
        entry = income(2, level=3, automa=spaces(0, 1, 3, 0))

        assert entry.after.space("automa", "science") == 2
        assert bots_of(entry.after).hand == 2

    def test_with_no_pair_on_the_table_nobody_moves(self):
        """The decks were put right: the priorities of the last right card still hold."""
        entry = income(2, level=3, pair=(), discard=(1, 2, 3, 4, 5, 6, 7, 13))

        assert entry.after.tracks == entry.before.tracks
        assert bots_of(entry.after).income_turns == 2


class TestPoints:
    """R-inc-4."""

    def test_the_table_may_have_counted_otherwise_even_nothing(self):
        rows = {"automa__points__technology_and_exploration": 0}

        entry = income(3, automa=spaces(3, 2, 5, 4), answers=rows)

        assert points(entry, "technology_and_exploration") == [(0, 1)]

    def test_three_rows_by_the_leftmost_uncovered_multiplier(self):
        """Turn 3 at level 2: ×2, ×1, ×1."""
        entry = income(3, automa=spaces(3, 2, 5, 4))

        assert points(entry, "landmarks_and_territories")[0][1] == 2
        assert points(entry, "military_and_science")[0][1] == 1
        assert points(entry, "technology_and_exploration")[0][1] == 1

    def test_spaces_landmarks_and_territories_are_counted(self):
        table = {
            "automa": spaces(3, 2, 5, 4),
            "on_map": {(1, 1): "automa", (0, 2): "automa/ p1"},
        }

        entry = income(2, **table)

        assert points(entry, "landmarks_and_territories") == [(2, 1)]
        assert points(entry, "military_and_science") == [(7, 0)]
        assert points(entry, "technology_and_exploration") == [(7, 1)]

    def test_a_row_that_brings_nothing_is_told_as_well(self):
        """Nothing covered: military and science count 0 times."""
        entry = income(2)

        (row,) = told(entry, "automa.points.military_and_science")
        assert (row.text.params["count"], row.text.params["times"]) == (0, 0)
        assert not row.acts

    def test_a_landmark_counts_as_a_territory_does(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)
        owned = replace(table, landmarks={"forge": "automa", "academy": HUMAN})

        entry = bots_turn(owned)

        assert points(entry, "landmarks_and_territories") == [(2, 1)]

    @pytest.mark.parametrize(
        ("level", "turn", "times"),
        [
            (2, 2, (1, 0, 1)),
            (2, 4, (2, 1, 2)),
            (2, 5, (3, 2, 3)),
            (5, 2, (1, 0, 1)),
            (5, 3, (2, 1, 2)),
            (6, 4, (2, 2, 2)),
            (6, 5, (3, 3, 4)),
        ],
    )
    def test_normal_and_hard_mats(self, level, turn, times):
        entry = income(turn, level=level)

        rows = ("landmarks_and_territories", "military_and_science", "technology_and_exploration")
        assert tuple(points(entry, row)[0][1] for row in rows) == times

    def test_before_this_turns_tapestry_is_placed(self):
        entry = income(2)

        assert bots_of(entry.after).covered == 1
        assert points(entry, "landmarks_and_territories")[0][1] == 1

    def test_the_count_may_differ(self):
        entry = income(2, answers={"automa__points__landmarks_and_territories": 4})

        assert points(entry, "landmarks_and_territories") == [(4, 1)]

    def test_they_are_kept_by_source_and_turn(self):
        assert Points(3, "x", 4, 2).points == 8
        assert {one.turn for one in bots_of(income(3).after).points} == {3}


class TestFirstIntoAnEra:
    """R-inc-5."""

    @pytest.mark.parametrize(("turn", "bonus"), [(2, 2), (3, 3), (4, 4)])
    def test_before_the_humans_income_turn_of_that_number(self, turn, bonus):
        entry = income(turn, human_income=turn - 1)

        assert points(entry, "first_into_era") == [(bonus, 1)]

    @pytest.mark.parametrize("turn", [2, 3, 4, 5])
    def test_not_after_it(self, turn):
        entry = income(turn)

        assert points(entry, "first_into_era") == []

    def test_nothing_for_era_5(self):
        entry = income(5, human_income=4)

        assert points(entry, "first_into_era") == []


class TestCards:
    """R-inc-6."""

    @pytest.mark.parametrize(
        ("level", "counts"),
        [
            (1, (2, 2, 2, 0)),
            (2, (2, 2, 2, 0)),
            (3, (0, 2, 2, 0)),
            (4, (2, 4, 4, 0)),
            (5, (2, 6, 6, 0)),
            (6, (2, 6, 6, 0)),
        ],
    )
    def test_progress_cards_by_level_and_turn(self, level, counts):
        added = [
            14 - len(bots_of(income(turn, level=level).after).progress) for turn in range(2, 6)
        ]

        assert tuple(added) == counts

    def test_everything_is_shuffled_into_a_new_deck(self):
        bots = bots_of(income(2).after)

        assert len(bots.deck) == 10
        assert (bots.pair, bots.discard, bots.shuffles) == ((), (), 1)
        assert {1, 2, 3, 4, 5, 6, 7, 13} <= set(bots.deck)

    def test_in_turn_5_no_tapestry_no_cards_no_shuffle(self):
        entry = income(5)

        assert bots_of(entry.after).covered == bots_of(entry.before).covered
        assert bots_of(entry.after).hand == 0
        assert bots_of(entry.after).shuffles == 0

    def test_real_progress_cards_stay_face_down_and_are_not_asked_for(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)
        session = a_session(table, by_app=("dice",))

        session.do(TakeBotsTurn())

        after = bots_of(session.state)
        assert session.pending is None
        assert sorted(after.deck) == [UNSEEN, UNSEEN, 1, 2, 3, 4, 5, 6, 7, 13]
        assert set(after.progress) == {UNSEEN}

    def test_that_somebody_saw_one_can_be_told(self):
        table = a_table(deck=(), pair=(6, 13), discard=(1, 2, 3, 4, 5, 7), priority=13)
        session = a_session(table, by_app=("dice",))

        session.do(TakeBotsTurn(), {"bots.progress": "8"})

        assert sorted(bots_of(session.state).deck) == [UNSEEN, 1, 2, 3, 4, 5, 6, 7, 8, 13]


class TestTheHumansOrder:
    """R-inc-7."""

    def test_points_after_the_upgrade_income_last(self):
        phases = [step.phase for step in INCOME_STEPS]

        assert phases.index(Phase.INCOME_UPGRADE) < phases.index(Phase.INCOME_POINTS)
        assert phases[-1] is Phase.INCOME_GAIN

    def test_no_tapestry_in_turns_1_and_5(self):
        assert "draw_tapestry" not in _steps(5)
        assert "place_tapestry" not in (*_steps(1), *_steps(5))


def _steps(turn):
    return {
        s.step for level in LEVELS for s in content.automa_level(level).steps if turn in s.turns
    }


def test_an_empty_deck_covers_nothing():
    """R-inc-5: a card of the deck; nothing moves where nobody can draw one."""
    table = a_table(
        options=solo(),
        income_turns=1,
        deck=(),
        pair=(6, 13),
        priority=13,
        discard=(1, 2, 3, 4, 5, 7),
        human_income=2,
    )
    empty = replace(table, decks={**table.decks, "tapestry": Deck()})

    entry = bots_turn(empty)

    assert bots_of(entry.after).covered == bots_of(entry.before).covered
    assert told(entry, "automa.cover")[0].text.key == "tapestry.bot.do.tapestry.none_left"
