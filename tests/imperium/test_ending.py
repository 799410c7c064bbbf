"""Solo booklet, "Fin de partie", "Décompte" and "Effondrement"; Rulebook, the same."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.step import Sources, Step, Unanswered
from companion.errors import RuleBroken
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.commands.anytime import CallOffScoring, SayCollapse, TriggerScoring
from companion.games.imperium.commands.setup import CountUnrest
from companion.games.imperium.commands.yours import UnrestMoved
from companion.games.imperium.game import GAME
from companion.games.imperium.rules import king_of_kings
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_round, a_table, finish, its_turn, phase, reveal
from tests.imperium.rig import a_position, act

ROUND = ("attack",) * 5


class TestTriggers:
    def test_the_dynasty_runs_out(self):
        done = act(a_position(dynasty=(Card(9),)), "dynasty to discard")

        assert done.state.ending.reason == "dynasty"

    def test_king_of_kings(self):
        done = act(a_position(), "take fame", fame="king")

        assert done.state.ending.reason == "king_of_kings"

    @pytest.mark.parametrize(
        ("nation", "reason"),
        [
            ("vikings", "harald_hardrada"),
            ("arthurians", "graal"),
            ("utopians", "shangri_la"),
            ("greeks", "last_development"),
            ("greeks", "main_deck"),
        ],
    )
    def test_what_you_do(self, nation, reason):
        session = a_table(mine=nation)
        session.do(TriggerScoring(reason))

        assert session.state.ending.last_round == 2

    @pytest.mark.parametrize(
        ("nation", "reason"),
        [
            ("greeks", "graal"),
            ("arthurians", "last_development"),
            ("vikings", "last_development"),
            ("greeks", "dynasty"),
            ("greeks", "nonsense"),
        ],
    )
    def test_what_does_not_trigger_it(self, nation, reason):
        with pytest.raises(RuleBroken):
            a_table(mine=nation).do(TriggerScoring(reason))

    def test_it_can_be_called_off(self):
        session = a_table()
        session.do(TriggerScoring("main_deck"))
        session.do(CallOffScoring())

        assert session.state.ending is None

    def test_once_is_enough(self):
        session = a_table()
        session.do(TriggerScoring("main_deck"))

        with pytest.raises(RuleBroken):
            session.do(TriggerScoring("last_development"))

    def test_king_of_kings_is_turned_after_it_too(self):
        """Each player resolves it once; in the last round the C.I.V. finds its side B."""
        session = a_table()
        session.do(TriggerScoring("last_development"))
        session.do(TriggerScoring("king_of_kings"))
        state = session.state

        assert (state.ending.reason, state.ending.last_round) == ("last_development", 2)
        assert state.market.king_turned
        with pytest.raises(RuleBroken):
            session.do(TriggerScoring("king_of_kings"))

    def test_a_fame_drawn_in_the_last_round_asks_for_side_b(self):
        session = a_table(civ="macedonians", mine="romans")
        session.do(TriggerScoring("main_deck"))
        session.do(TriggerScoring("king_of_kings"))
        done = act(replace(session.state, phase=Phase.CIV_SLOTS), "take fame", side_b="nothing")

        assert done.told == ["told.king_b_nothing"]


class TestKingOfKings:
    def test_as_a_barbarian_six_progress(self):
        assert act(a_position(), "take fame", fame="king").civ.tokens == Tokens(progress=6)

    def test_as_an_empire_three_and_a_dynasty_card(self):
        state = a_position(side="empire", dynasty=(Card(9), Card(10)), deck=())
        done = act(state, "take fame", fame="king")

        assert done.civ.tokens == Tokens(progress=3)
        assert [card.id for card in done.civ.deck] == [9]

    def test_it_resolves_it_only_once(self):
        met = act(a_position(), "take fame", fame="king").state
        done = act(met, "take fame")

        assert done.told == ["told.king_met"]
        assert done.civ.tokens == Tokens(progress=6)

    def test_on_side_b_the_owner_says_what_happens(self):
        session = a_table(mine="greeks", civ="vikings")
        session.do(TriggerScoring("king_of_kings"))
        step = Step(session.state, Sources())

        with pytest.raises(Unanswered) as asked:
            king_of_kings.fame(Run(step, "card"), Pile.DECK, "row")

        assert asked.value.question.fact == "imperium.king_of_kings_side_b"

    @pytest.mark.parametrize(
        ("owner", "told"), [("nothing", "told.king_b_nothing"), ("same", "told.king")]
    )
    def test_on_side_b_as_the_owner_said(self, owner, told):
        turned = replace(a_position().market, king_turned=True)
        done = act(replace(a_position(), market=turned), "take fame", side_b=owner)

        assert done.told[0] == told
        assert done.civ.tokens.progress == (6 if owner == "same" else 0)
        assert done.lines[0].whys[0].rule == "C-10"


class TestLastRound:
    def test_this_round_then_one_more(self):
        session = a_table(civ="romans")
        session.do(TriggerScoring("main_deck"))
        a_round(session, *ROUND)
        assert phase(session) is Phase.YOURS
        a_round(session, *ROUND)

        assert phase(session) is Phase.SCORING


class TestCollapse:
    def test_the_last_unrest_ends_the_game_at_once(self):
        session = its_turn(a_table(civ="romans", unrest=1))
        reveal(session, "attack", **{"left.1": "0"})

        assert session.state.collapsed
        assert phase(session) is Phase.OVER

    def test_never_by_a_count_that_drifted(self):
        session = its_turn(a_table(civ="romans", unrest=1))
        reveal(session, "attack", **{"left.1": "3"})

        assert not session.state.collapsed
        assert session.state.market.unrest == 3

    def test_too_many_to_be_counted_are_not_counted_any_more(self):
        session = a_table(unrest=2)
        finish(session, UnrestMoved(2), {"left.1": "many"})

        assert session.state.market.unrest is None

    def test_you_lose_whatever_the_civ_holds(self):
        session = a_table()
        session.do(SayCollapse())
        result = GAME.finished(session.state)

        assert [row.seat for row in result.rows if row.winner] == ["civ"]
        assert result.note.key == "imperium.result.collapse"

    def test_it_replaces_a_scoring(self):
        session = a_table()
        session.do(TriggerScoring("main_deck"))
        session.do(SayCollapse())

        assert phase(session) is Phase.OVER

    def test_you_take_the_last_one(self):
        session = a_table(unrest=2)
        finish(session, UnrestMoved(2), {"left.1": "0"})

        assert session.state.collapsed

    def test_more_than_there_is_cannot_be_taken(self):
        with pytest.raises(RuleBroken):
            a_table(unrest=2).do(UnrestMoved(3))

    def test_an_uncounted_pile_is_watched_by_you(self):
        session = a_table()
        session.do(CountUnrest(-1))
        session.do(UnrestMoved(9))

        assert not session.state.collapsed
