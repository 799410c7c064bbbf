"""Rulebook, "Décompte"; solo booklet, "Décompte"."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.commands.score import CloseScore, EnterScore, EnterVariable
from companion.games.imperium.events.ending import ScoreEntered, VariableCardsEntered
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.rules.scoring import points
from companion.games.imperium.rules.winning import winners
from companion.games.imperium.start import beginning
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import NO_TOKENS, Tokens
from tests.imperium.makers import a_round, a_table, with_civ


def a_score(mine=None, civ=None, variable=(), tokens=NO_TOKENS, civ_tokens=NO_TOKENS):
    state = a_table().state
    state = with_civ(state, tokens=civ_tokens)
    state = VariableCardsEntered("0", tuple(variable)).apply(entered(state, "0", mine or {}))
    you = replace(state.you, tokens=tokens)
    return replace(entered(state, "civ", civ or {}), phase=Phase.SCORING, you=you)


def entered(state, seat, lines):
    for line, n in lines.items():
        state = ScoreEntered(seat, line, n).apply(state)
    return state


def several(*sheets, collapsed=False):
    seats = tuple(PlayerSeat(f"P{i}", "greeks") for i in range(len(sheets)))
    state = beginning(Options(seats=seats))
    for i, sheet in enumerate(sheets):
        state = entered(state, str(i), sheet)
    return replace(state, phase=Phase.OVER, collapsed=collapsed)


class TestYou:
    def test_a_point_for_each_progress(self):
        assert points(a_score(tokens=Tokens(9, 9, 4)), "0") == 4

    def test_fixed_points_may_be_below_zero(self):
        assert points(a_score({"fixed": -6, "power": 4}), "0") == -2

    def test_a_variable_card_is_worth_ten_at_most(self):
        assert points(a_score(variable=(3, 10, 17)), "0") == 23

    def test_everything_together(self):
        lines = {"progress": 5, "fixed": 20, "conditional": 7, "power": 3}

        assert points(a_score(lines, variable=(4,)), "0") == 39


class TestTheCiv:
    def test_a_point_for_each_progress(self):
        assert points(a_score(civ_tokens=Tokens(progress=7)), "civ") == 7

    def test_ten_goods_a_point_rounded_down(self):
        assert points(a_score(civ_tokens=Tokens(12, 17, 0)), "civ") == 2

    def test_variable_cards_are_worth_five(self):
        assert points(a_score(civ={"variable_cards": 3}), "civ") == 15

    def test_fixed_and_conditional_as_counted(self):
        assert points(a_score(civ={"fixed": 11, "conditional": 8}), "civ") == 19


class TestWinning:
    def test_you_win_with_more_points(self):
        assert winners(a_score({"fixed": 10}, {"fixed": 9})) == ("0",)

    def test_a_tie_is_the_civs(self):
        assert winners(a_score({"fixed": 9}, {"fixed": 9})) == ("civ",)

    def test_several_share_a_tie(self):
        state = several({"fixed": 9}, {"fixed": 9}, {"fixed": 4})

        assert winners(state) == ("0", "1")

    def test_after_a_collapse_the_fewest_unrest(self):
        state = several({"fixed": 50, "unrest": 4}, {"fixed": 1, "unrest": 2}, collapsed=True)

        assert winners(state) == ("1",)

    def test_after_a_collapse_ties_are_scored(self):
        sheets = ({"fixed": 5, "unrest": 2}, {"fixed": 9, "unrest": 2}, {"fixed": 99, "unrest": 3})

        assert winners(several(*sheets, collapsed=True)) == ("1",)

    def test_ranks_after_a_collapse_are_by_unrest(self):
        sheets = ({"fixed": 50, "unrest": 4}, {"fixed": 1, "unrest": 2}, {"fixed": 2, "unrest": 3})
        result = GAME.finished(several(*sheets, collapsed=True))

        assert [(row.seat, row.rank) for row in result.rows] == [("1", 1), ("2", 2), ("0", 3)]

    def test_ranks(self):
        result = GAME.finished(several({"fixed": 1}, {"fixed": 9}, {"fixed": 4}))

        assert [(row.seat, row.rank) for row in result.rows] == [("1", 1), ("2", 2), ("0", 3)]


class TestCounting:
    def scoring(self):
        session = a_table(civ="romans")
        session.do(TriggerScoring("main_deck"))
        for _ in range(2):
            a_round(session, *("attack",) * 5)
        return session

    def test_it_closes_when_everything_is_counted(self):
        session = self.scoring()
        with pytest.raises(RuleBroken) as refused:
            session.do(CloseScore())
        assert refused.value.message.key == "imperium.broken.not_counted"

        for line in ("fixed", "conditional", "power"):
            session.do(EnterScore("0", line, 12))
        for line in ("fixed", "conditional", "variable_cards"):
            session.do(EnterScore("civ", line, 3))
        session.do(EnterVariable("0", (12,)))
        session.do(CloseScore())

        result = GAME.finished(session.state)
        assert [(row.seat, row.score) for row in result.rows] == [("0", 47), ("civ", 21)]

    @pytest.mark.parametrize(
        ("seat", "line", "points"),
        [
            ("0", "fixed", 5000),
            ("0", "progress", -1),
            ("9", "fixed", 1),
            ("0", "variable_cards", 1),
        ],
    )
    def test_nonsense_is_refused(self, seat, line, points):
        session = self.scoring()

        with pytest.raises(RuleBroken):
            session.do(EnterScore(seat, line, points))
