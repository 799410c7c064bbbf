"""What cannot be is refused in clear words, and nothing is lost."""

from __future__ import annotations

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import AnswerRefused, LoomError, RuleBroken
from companion.games.imperium.campaign.game import GAME as CAMPAIGN
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.score import EnterScore
from companion.games.imperium.commands.setup import CountUnrest, LayMarket, TickSetup
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options
from tests.imperium.makers import a_table, its_turn
from tests.imperium.test_campaign import a_campaign, win


def fresh():
    return Session.begin(GAME, Options(), MemoryJournal())


class TestCards:
    def test_a_card_nobody_knows(self):
        session = its_turn(a_table())
        session.do(RevealSlot(1))
        before = session.state

        with pytest.raises(AnswerRefused):
            session.answer("dragon")
        assert session.state == before
        assert session.pending is not None

    @pytest.mark.parametrize("slot", [0, 2, 9, -1])
    def test_a_slot_out_of_turn(self, slot):
        with pytest.raises(RuleBroken):
            its_turn(a_table()).do(RevealSlot(slot))


class TestSetUp:
    @pytest.mark.parametrize(
        "laid", [(), ("region",) * 4, ("region",) * 6, ("fame",) * 5, ("",) * 5]
    )
    def test_a_market_of_five_known_cards(self, laid):
        with pytest.raises(RuleBroken):
            fresh().do(LayMarket(laid))

    @pytest.mark.parametrize("cards", [0, -2, 61])
    def test_an_unrest_pile_of_one_to_sixty(self, cards):
        with pytest.raises(RuleBroken):
            fresh().do(CountUnrest(cards))

    def test_a_step_of_another_nation(self):
        with pytest.raises(RuleBroken):
            fresh().do(TickSetup("quests"))


class TestScores:
    def test_points_before_the_end(self):
        assert a_table().why_not(EnterScore("0", "fixed", 3)) is not None


class TestFiles:
    def test_a_game_is_no_campaign(self):
        with pytest.raises(LoomError):
            Session.open(CAMPAIGN, a_table().journal)

    def test_a_campaign_is_no_game(self):
        session = a_campaign(nation="persians")
        win(session, "romans")

        with pytest.raises(LoomError):
            Session.open(GAME, session.journal)

    def test_a_campaign_comes_back_as_it_was(self):
        session = a_campaign(nation="persians")
        win(session, "romans")

        assert Session.open(CAMPAIGN, session.journal).state == session.state

    def test_a_nation_nobody_knows(self):
        with pytest.raises(LoomError):
            Session.begin(GAME, Options(opponent="klingons"), MemoryJournal())
