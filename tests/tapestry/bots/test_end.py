"""Automa rules, "End"."""

from dataclasses import replace

import pytest

from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.state import Points
from companion.games.tapestry.score.ending import asks_for_tallest, result
from companion.games.tapestry.score.events import PointsScored
from companion.games.tapestry.state import Phase
from tests.tapestry.bots.tables import HUMAN, a_table, solo


def ended(human, automa, *, coins=0, expansions=(), tallest=""):
    """A finished game with these points."""
    table = a_table(options=solo(expansions=expansions), points=(Points(5, "x", automa, 1),))
    scored = PointsScored(HUMAN, human, "other").apply(table)
    me = scored.players[HUMAN]
    rich = replace(me, resources={**me.resources, "coin": coins}, finished=True)
    return replace(scored, players={HUMAN: rich}, phase=Phase.OVER, turn="", tallest=tallest)


def winners(state):
    return {row.seat for row in result(state).rows if row.winner}


class TestWhoWins:
    """R-end-1."""

    def test_only_the_human_and_the_automa_compare_points(self):
        rows = result(ended(100, 90)).rows

        assert [(row.seat, row.score) for row in rows] == [(HUMAN, 100), ("automa", 90)]

    @pytest.mark.parametrize(("human", "automa", "winner"), [(3, 2, HUMAN), (2, 3, "automa")])
    def test_the_most_points_win(self, human, automa, winner):
        assert winners(ended(human, automa)) == {winner}

    def test_a_tie_the_human_wins_holding_any_resource(self):
        assert winners(ended(50, 50, coins=1)) == {HUMAN}

    def test_holding_none_the_victory_is_shared(self):
        assert winners(ended(50, 50)) == {HUMAN, "automa"}

    @pytest.mark.parametrize("box", ["MM", "FF"])
    def test_with_the_newer_rules_the_tallest_landmark_is_asked_of_the_table(self, box):
        tie = ended(50, 50, coins=3, expansions=(box,))

        assert asks_for_tallest(tie)
        assert winners(replace(tie, tallest="automa")) == {"automa"}

    def test_the_base_default_asks_nothing(self):
        assert not asks_for_tallest(ended(50, 50))


class TestTrailblazersAtTheEnd:
    def test_10_points_for_each_outpost_the_human_has_not_passed(self):
        state = ended(0, 0)
        trails = {"trail.science.5": 1, "trail.military.2": 1}
        far = {**state.tracks, HUMAN: {**state.tracks[HUMAN], "military": (3,)}}
        marked = replace(state, tracks=far, bots=replace(bots_of(state), markers=trails))

        scores = {row.seat: row.score for row in result(marked).rows}

        assert scores["automa"] == 10
