"""Solo booklet, "Mode campagne" and "Mode Maître suprême"."""

from __future__ import annotations

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.describe.desk import Desk
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.errors import RuleBroken
from companion.games.imperium.campaign.commands import AddCard, BeginGame, NoteResult, RemoveCard
from companion.games.imperium.campaign.game import GAME
from companion.games.imperium.campaign.pages.road import campaign as campaign_page
from companion.games.imperium.campaign.rules import BONUS_TOKENS, BONUS_WHEN, game_options
from companion.games.imperium.campaign.state import CampaignOptions
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views.campaign import campaign_view
from companion.games.imperium.views.naming import of_starting_deck, to_gain
from tests.describe.desks import LOOKS, Hands, a_surface

OPPONENTS = ("romans", "greeks", "celts", "vikings", "qin", "minoans", "mauryans", "olmecs")


def a_campaign(facts=None, **options):
    around = Surroundings(facts=(facts or {}).get)
    return Session.begin(GAME, CampaignOptions(**options), MemoryJournal(), around=around)


def win(session, opponent, card="Port"):
    session.do(BeginGame(opponent))
    session.do(NoteResult(True, "2026-01-02", 60, 40))
    if session.state.reward_due:
        session.do(AddCard(card))


def lose(session, opponent="romans", answers=None):
    session.do(BeginGame(opponent), answers or {})
    session.do(NoteResult(False, "2026-01-02", 30, 40))


class TestNames:
    def test_its_games_are_played_by_name_where_that_was_chosen(self):
        session = a_campaign(nation="qin", names=True)
        session.do(BeginGame("romans"))

        assert game_options(session.state, "c").names
        assert not CampaignOptions().names

    def test_a_card_that_was_touched_is_called_in_every_language(self):
        session = a_campaign(nation="persians", names=True)
        win(session, "romans", "classics.common.oracle")
        (game,) = campaign_view(session.state).played

        assert game.added.key == "imperium.name.card.oracle"
        assert "classics.common.oracle" not in [
            one.id for one in to_gain("classics", False, session.state.cards_added)
        ]
        assert "classics.common.oracle" in [
            one.id for one in of_starting_deck("persians", session.state.cards_added)
        ]


class TestBeginning:
    def test_the_first_game_is_at_the_lowest_level(self):
        assert a_campaign().state.level == "chieftain"

    def test_every_other_nation_is_still_to_beat(self):
        state = a_campaign(nation="romans").state

        assert len(state.still_to_beat) == 15
        assert "romans" not in state.still_to_beat

    def test_with_one_box_only_its_nations_are_met(self):
        state = a_campaign(nation="romans", both_boxes=False).state

        assert len(state.still_to_beat) == 7
        assert "qin" not in state.still_to_beat

    def test_its_games_are_set_up_with_the_boxes_and_booklet_of_the_campaign(self):
        session = a_campaign(nation="qin", box="legends", printing="english", counts_mine=False)
        session.do(BeginGame("romans"))
        options = game_options(session.state, "c")

        assert (options.box, options.both_boxes) == ("legends", True)
        assert (options.printing, options.counts_mine) == ("english", False)


class TestSideBySide:
    def test_each_campaign_says_its_nation_and_its_level(self):
        easy, hard = (
            GAME.recap(GAME.begin(CampaignOptions(nation=nation, harder=harder)))
            for nation, harder in (("romans", 0), ("celts", 3))
        )

        assert easy.params["level"] != hard.params["level"]
        assert easy.params["nation"] != hard.params["nation"]


class TestWinning:
    def test_each_win_raises_the_level(self):
        session = a_campaign(nation="persians")
        levels = []
        for opponent in OPPONENTS[:5]:
            levels.append(session.state.level)
            win(session, opponent)

        assert levels == ["chieftain", "warlord", "imperator", "sovereign", "overlord"]
        assert session.state.won

    def test_a_beaten_nation_is_not_met_again(self):
        session = a_campaign(nation="persians")
        win(session, "romans")

        with pytest.raises(RuleBroken):
            session.do(BeginGame("romans"))

    def test_a_card_joins_the_deck_for_the_rest_of_the_campaign(self):
        session = a_campaign(nation="persians")
        win(session, "romans", "Port")
        session.do(BeginGame("greeks"))

        assert game_options(session.state, "c").cards_added == ("Port",)

    def test_or_one_leaves_it(self):
        session = a_campaign(nation="persians")
        session.do(BeginGame("romans"))
        session.do(NoteResult(True, "", 60, 40))
        session.do(RemoveCard(" Prosperity "))

        assert session.state.cards_removed == ("Prosperity",)

    def test_a_card_that_joined_may_leave_again(self):
        session = a_campaign(nation="persians")
        win(session, "romans", "Port")
        session.do(BeginGame("greeks"))
        session.do(NoteResult(True, "", 60, 40))
        session.do(RemoveCard("port"))

        assert (session.state.cards_added, session.state.cards_removed) == ((), ())

    def test_the_reward_comes_before_the_next_game(self):
        session = a_campaign(nation="persians")
        session.do(BeginGame("romans"))
        session.do(NoteResult(True, "", 60, 40))

        with pytest.raises(RuleBroken):
            session.do(BeginGame("greeks"))

    def test_five_wins_win_the_campaign(self):
        session = a_campaign(nation="persians")
        for opponent in OPPONENTS[:5]:
            win(session, opponent)

        assert GAME.finished(session.state).rows[0].winner
        with pytest.raises(RuleBroken):
            session.do(BeginGame("olmecs"))


class TestLosing:
    doubled = {"bonus.when": "next_game", "bonus.tokens": "doubled"}

    def test_a_nation_that_won_may_be_met_again(self):
        session = a_campaign(nation="persians")
        lose(session)

        assert "romans" in session.state.still_to_beat
        assert session.state.level == "chieftain"

    def test_the_next_game_begins_with_double_resources(self):
        session = a_campaign(nation="persians")
        lose(session)
        session.do(BeginGame("romans"), self.doubled)

        assert session.state.current.start == Tokens(6, 4, 2)

    def test_or_with_what_the_booklet_prints(self):
        facts = {BONUS_WHEN: "next_game", BONUS_TOKENS: "printed"}
        session = a_campaign(facts, nation="persians")
        lose(session)
        session.do(BeginGame("romans"))

        assert session.state.current.start == Tokens(3, 4, 2)

    def test_or_in_the_next_campaign(self):
        facts = {BONUS_WHEN: "next_campaign", BONUS_TOKENS: "doubled"}
        session = a_campaign(facts, nation="persians")
        lose(session)
        session.do(BeginGame("romans"))
        following = a_campaign(facts, nation="persians", after_lost=True)
        following.do(BeginGame("romans"))

        assert session.state.current.start == Tokens(3, 2, 1)
        assert following.state.current.start == Tokens(6, 4, 2)

    def test_a_second_loss_in_a_row_keeps_the_bonus_but_does_not_double_it(self):
        session = a_campaign(nation="persians")
        lose(session)
        lose(session, answers=self.doubled)
        session.do(BeginGame("romans"), self.doubled)

        assert session.state.current.start == Tokens(6, 4, 2)

    def test_a_win_ends_the_bonus(self):
        session = a_campaign(nation="persians")
        lose(session)
        session.do(BeginGame("greeks"), self.doubled)
        session.do(NoteResult(True, "", 60, 40))
        session.do(AddCard("Port"))
        session.do(BeginGame("romans"))

        assert session.state.current.start == Tokens(3, 2, 1)

    def test_the_fourth_loss_ends_it(self):
        session = a_campaign({BONUS_WHEN: "next_game", BONUS_TOKENS: "doubled"}, nation="persians")
        for _ in range(4):
            lose(session)

        assert not GAME.finished(session.state).rows[0].winner
        with pytest.raises(RuleBroken):
            session.do(BeginGame("romans"))


class TestSupremeRuler:
    def supreme(self):
        facts = {BONUS_WHEN: "next_game", BONUS_TOKENS: "doubled"}
        return a_campaign(facts, nation="persians", mode="supreme")

    def test_every_game_is_at_that_level(self):
        session = self.supreme()
        win(session, "romans")

        assert session.state.level == "supreme_ruler"

    def test_after_a_win_an_unrest_leaves_the_common_cards(self):
        session = self.supreme()
        win(session, "romans")
        win(session, "greeks")
        session.do(BeginGame("celts"))

        assert game_options(session.state, "c").unrest_removed == 2

    def test_after_a_loss_one_comes_back_if_there_is_one(self):
        session = self.supreme()
        lose(session)
        assert session.state.unrest_removed == 0
        win(session, "greeks")
        lose(session)

        assert session.state.unrest_removed == 0

    def test_five_wins_are_a_grand_campaign(self):
        session = self.supreme()
        for opponent in OPPONENTS[:5]:
            win(session, opponent)

        assert session.state.won


class TestNoting:
    def test_the_scores_must_agree_with_the_result(self):
        session = a_campaign(nation="persians")
        session.do(BeginGame("romans"))

        with pytest.raises(RuleBroken):
            session.do(NoteResult(True, "", 40, 40))

    def test_a_collapse_is_a_loss_without_scores(self):
        session = a_campaign(nation="persians")
        session.do(BeginGame("romans"))
        session.do(NoteResult(False))

        assert session.state.losses == 1

    @pytest.mark.parametrize("name", ["", "   ", "x" * 61])
    def test_a_card_has_a_name(self, name):
        session = a_campaign(nation="persians")
        session.do(BeginGame("romans"))
        session.do(NoteResult(True, "", 60, 40))

        with pytest.raises(RuleBroken):
            session.do(AddCard(name))

    def test_a_note_can_be_taken_back(self):
        session = a_campaign(nation="persians")
        lose(session)
        session.undo()

        assert session.state.losses == 0


class TestDifficulty:
    def test_a_campaign_may_begin_higher_and_climbs_to_the_last_level_but_one(self):
        session = a_campaign(harder=3)
        levels = [session.state.level]
        for opponent in OPPONENTS[:3]:
            win(session, opponent)
            levels.append(session.state.level)

        assert levels == ["sovereign", "overlord", "overlord", "overlord"]

    def test_two_side_by_side_have_each_their_own(self):
        assert [a_campaign(harder=n).state.level for n in (0, 1)] == ["chieftain", "warlord"]

    def test_a_level_that_is_none_is_refused(self):
        with pytest.raises(RuleBroken):
            a_campaign(harder=9)


class TestTheRoad:
    @pytest.mark.parametrize("stage", ["begin", "chosen", "play", "reward", "card", "won"])
    def test_no_window_has_a_fault(self, stage):
        desk, found = on_the_road(stage), []
        for form, text, language in LOOKS:
            surface = a_surface(form, text, language)
            showing = Showing(lambda its: campaign_page(desk, its))
            showing.show(surface)
            wrong = faults(showing.page, showing.pieces, surface)
            found += [(form, text, language, *one) for one in wrong]

        assert found == []


def on_the_road(stage):
    """A campaign two games old, brought there."""
    session = a_campaign(player="Ada", nation="macedonians")
    won = ("persians", "greeks", "celts", "qin", "romans")[: 5 if stage == "won" else 1]
    for nation in (*won, *(("vikings",) if stage in ("reward", "card") else ())):
        if nation == "vikings":
            session.do(BeginGame(nation))
            session.do(NoteResult(True, "2026-11-18", 71, 54))
        else:
            win(session, nation)
    desk = Desk(session, Hands(session))
    if stage == "play":
        session.do(BeginGame("vikings"))
    elif stage == "chosen":
        desk.look(picked=("meets.vikings",))()
    elif stage == "card":
        campaign_page(desk, a_surface()).acts["add"]()
    return desk
