"""Rulebook, "Rare cases" and "Strategic advice"; and what no table may hold."""

from __future__ import annotations

import pytest

from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    GiveToken,
    GiveTrophy,
    MoveCard,
    ReturnTrophy,
    SetBank,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.turn import (
    BecomeExtinct,
    BuyBack,
    DoNotBuy,
    EndTurn,
    FinishActions,
    NobodyElseBuys,
    PutInDecline,
)
from companion.games.rise_and_fall.commands.world import LayTile
from companion.games.rise_and_fall.events.flow import PhaseBegun
from companion.games.rise_and_fall.events.people import CivilizationVanished
from companion.games.rise_and_fall.events.world import TileLaid
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.lookup import entries
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.rules.decline import cards_to_give
from companion.games.rise_and_fall.state import Phase, Place
from companion.games.rise_and_fall.views import table_view
from companion.i18n import Words
from companion.lookup import open_rules
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_session, a_turn, broken, lay, own
from tests.rise_and_fall.test_turn import in_buying

BAD_INPUT = {
    "an impossible piece count": (ChangePieces("p1", "temple", 4), "piece_count"),
    "less than no pieces": (ChangePieces("p1", "temple", -1), "piece_count"),
    "a sixth wood": (SetTreasury("p1", "wood", 6), "too_much_wood"),
    "a sixth stone": (SetTreasury("p1", "stone", 6), "too_much_stone"),
    "gold below nothing": (SetTreasury("p1", "gold", -1), "negative"),
    "a card in two places": (MoveCard("p1", "city", Place.HAND), "card_in_two_places"),
    "an active card without a piece": (MoveCard("p1", "temple", Place.HAND), "card_without_piece"),
    "two players claiming one trophy": (GiveTrophy("p2", "city"), "trophy_taken"),
    "a trophy back that nobody has": (ReturnTrophy("ship"), "trophy_on_board"),
    "the token to who has it": (GiveToken("p1"), "has_token"),
}


def refused(state, command) -> RuleBroken:
    with pytest.raises(RuleBroken) as refusal:
        command.verify(state)
    return refusal.value


def said(refusal: RuleBroken, language: str) -> str:
    words = Words(data_dir() / "text", language)
    return words.text(refusal.message)


class TestBadInput:
    @pytest.mark.parametrize("what", BAD_INPUT)
    def test_each_has_its_reason_in_both_languages_and_changes_nothing(self, what):
        command, reason = BAD_INPUT[what]
        session = a_turn()
        session.do(GiveTrophy("p1", "city"))
        before = session.state
        refusal = refused(session.state, command)
        with pytest.raises(RuleBroken):
            session.do(command)

        assert refusal.message.key.endswith(f".{reason}")
        assert session.state is before
        assert said(refusal, "en") != said(refusal, "fr")
        assert "⟦" not in said(refusal, "en") + said(refusal, "fr")

    def test_an_enclosed_gap_in_the_world(self):
        state = a_session(2).state
        ring = ("1,0", "0,1", "-1,1", "-1,0", "0,-1")
        for tile in (ring[:2], ring[2:]):
            state = TileLaid("sea", tile).apply(state)
        last = ("1,-1", "2,-1", "3,-1", "4,-1", "5,-1", "6,-1", "7,-1")
        refusal = refused(state, LayTile("sea", last))

        assert refusal.message.key.endswith("enclosed_gap")
        assert said(refusal, "en") != said(refusal, "fr")


class TestTheBankIsEmpty:
    def test_it_pays_what_it_can_and_the_rest_is_lost(self):
        session = own(lay(a_turn(), "city", "nomad", "ship"), "p1")
        session.do(SetBank(2))
        session.do(Act("p1", "city.taxes.forest"))

        assert session.state.player("p1").gold == 2
        assert session.state.bank == 0

    def test_and_that_is_told(self):
        session = lay(a_turn(), "city", "nomad", "ship")
        session.do(SetBank(2))
        entry = session.do(Act("p1", "city.taxes.forest"))

        assert [told.key for told in entry.told] == ["bank.short", "act"]
        assert [act.n for act in entry.told[1].acts] == [2]
        assert "rise_and_fall.notice.bank_empty" in notices(session)


class TestUnluckyCase:
    def test_the_card_goes_into_the_reserve_and_the_turn_is_passed(self):
        session = own(a_turn(), "p1", temple=1, gold=5)
        lay(session, "temple", "ship", "nomad")
        session.do(Act("p1", "temple.ship"), {"victim": "p2"})
        entry = session.do(FinishActions("p1"))

        assert session.state.player("p2").cards["ship"] is Place.RESERVE
        assert session.state.waiting[0] == "p3"
        assert [told.text.key for told in entry.told] == ["rise_and_fall.told.passes"]


class TestNobodyElseBuys:
    def test_one_touch_for_all_who_may(self):
        session = in_buying()
        session.do(BuyBack("p1", "nomad"))
        session.do(NobodyElseBuys())

        assert session.state.phase is Phase.END_OF_TURN
        assert session.state.player("p2").cards_in(Place.DECLINE)

    def test_whoever_must_buy_decides_first(self):
        session = in_buying()
        for card in session.state.player("p3").cards_in(Place.HAND, Place.DISCARD):
            session.do(MoveCard("p3", card, Place.DECLINE))

        assert broken(session, NobodyElseBuys()) == "decides_first"
        assert golden(session) == ["p3.no"]

    @pytest.mark.parametrize(("gold", "offered"), [(0, ["rest"]), (9, [])])
    def test_one_gold_button_where_nobody_can(self, gold, offered):
        assert golden(in_buying(gold=gold)) == offered


def golden(session):
    """What is the one thing to do next."""
    return [one.id for group in groups(session.state) for one in group.offers if one.first]


class TestExtinctionInThePurchase:
    def test_who_must_buy_is_told_so(self):
        session = without_active_cards(gold=9)
        titles = [group.title.key for group in groups(session.state)]

        assert "rise_and_fall.offer.must_buy" in titles

    def test_who_cannot_pay_is_offered_the_end_alone(self):
        session = without_active_cards(gold=4)
        group = next(g for g in groups(session.state) if g.seat == "p1")
        open_to = [one.command() for one in group.offers if one.reason is None]

        assert open_to == [DoNotBuy("p1")]


def without_active_cards(gold: int):
    session = in_buying(gold=gold)
    for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
        session.do(MoveCard("p1", card, Place.DECLINE))
    return session


def notices(session) -> list[str]:
    return [one.key for one in table_view(session.state).notices]


class TestOnlyOneIsLeft:
    def test_it_is_said_and_the_count_is_offered(self):
        session = a_turn(2)
        before = notices(session)
        for card in ("nomad", "city", "ship"):
            session.do(MoveCard("p1", card, Place.DECLINE))
        told = [one.text.key for one in session.do(BecomeExtinct("p1")).told]
        offered = [one.id for group in groups(session.state) for one in group.offers]

        assert "rise_and_fall.notice.alone" not in before
        assert "rise_and_fall.notice.alone" in notices(session)
        assert told.count("rise_and_fall.notice.alone") == 1
        assert "count" in offered


class TestEverybodyIsExtinct:
    def test_the_game_is_over_and_nobody_counts(self):
        session = a_turn(2)
        for seat in ("p1", "p2"):
            for card in ("nomad", "city", "ship"):
                session.do(MoveCard(seat, card, Place.DECLINE))
            session.do(BecomeExtinct(seat))

        assert [row.score for row in GAME.finished(session.state).rows] == [None, None]

    def test_also_where_nobody_can_buy_the_card_that_must_be_bought(self):
        """Phase D (349): without an active card and without the gold."""
        session = in_buying(gold=0)
        for player in session.state.players:
            for card in player.cards_in(Place.HAND, Place.DISCARD):
                session.do(MoveCard(player.id, card, Place.DECLINE))
        for seat in session.state.waiting:
            session.do(DoNotBuy(seat))

        assert session.state.living == ()
        assert session.state.phase is Phase.OVER

    def test_a_game_of_before_that_stands_there_goes_on(self):
        state = a_turn(2).state
        for event in (CivilizationVanished("p1"), CivilizationVanished("p2")):
            state = event.apply(state)
        state = PhaseBegun(Phase.END_OF_TURN).apply(state)

        assert [one.id for one in groups(state)[0].offers] == ["end_turn"]


class TestATrophySeenLate:
    def test_in_decline_everybody_owes_one_more(self):
        session = in_decline_for("temple")
        session.do(ChangePieces("p2", "ship", 4))

        assert session.state.trophies_won == {"temple": "p1", "ship": "p2"}
        assert session.state.owed == {"p1": 2, "p2": 2, "p3": 2}

    @pytest.mark.parametrize("turn_ends", [False, True])
    def test_afterwards_the_decline_comes_then(self, turn_ends):
        session = in_buying(gold=0)
        if turn_ends:
            for seat in session.state.waiting:
                session.do(DoNotBuy(seat))
        before = session.state.trophies_won
        session.do(ChangePieces("p2", "merchant", 6))

        assert len(session.state.trophies_won) == len(before) + 1
        assert session.state.phase is Phase.DECLINE
        assert set(session.state.owed.values()) == {1}

    def test_who_has_bought_keeps_the_card_and_buys_no_other(self):
        session = in_buying()
        session.do(BuyBack("p1", "nomad"))
        session.do(ChangePieces("p2", "merchant", 6))

        assert broken(session, PutInDecline("p1", "nomad")) == "card_just_bought"
        assert session.entries[-1].told[-1].key == "late_trophy"
        for seat in tuple(session.state.owed):
            session.do(PutInDecline(seat, cards_to_give(session.state, seat)[0]))
        assert session.state.phase is Phase.BUYING
        assert session.state.waiting == ("p2", "p3")

    def test_nothing_but_the_card_just_bought_is_no_card_to_give(self):
        session = in_buying()
        for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
            session.do(MoveCard("p1", card, Place.DECLINE))
        session.do(BuyBack("p1", "nomad"))
        session.do(ChangePieces("p2", "merchant", 6))

        assert session.state.owed == {"p2": 1, "p3": 1}

    def test_the_next_turn_begins_without_purchases(self):
        session = in_buying()
        session.do(BuyBack("p1", "nomad"))
        session.do(NobodyElseBuys())
        session.do(EndTurn())

        assert session.state.bought == {}

    def test_one_that_was_not_won_after_all_owes_no_card(self):
        session = in_decline_for("temple")
        session.do(ReturnTrophy("temple"))

        assert session.state.trophies_won == {}
        assert session.state.phase is Phase.END_OF_TURN

    def test_a_piece_that_was_there_all_along_may_still_be_activated(self):
        session = lay(a_turn(), "nomad", "ship", "nomad")
        session.do(Act("p1", "nomad.wood"))
        session.do(ChangePieces("p1", "nomad", 1))
        more = session.state.activations
        session.do(ChangePieces("p1", "nomad", -1))
        session.do(ChangePieces("p2", "nomad", 1))

        assert (more, session.state.activations) == (1, 0)


def in_decline_for(kind: str):
    session = own(a_turn(), "p1", **{kind: 3})
    lay(session, "nomad", "city", "ship")
    for seat in ("p1", "p2", "p3"):
        session.do(FinishActions(seat))
    return session


class TestTheTokenLiesElsewhere:
    def test_the_order_follows_it(self):
        session = a_turn()
        session.do(GiveToken("p2"))

        assert session.state.in_order == ("p2", "p3", "p1")

    def test_not_while_pieces_are_activated_in_turn(self):
        session = lay(a_turn(), "nomad", "city", "ship")

        assert broken(session, GiveToken("p2")) == "token_later"


class TestTheLastTurn:
    def test_it_is_said_as_soon_as_the_trophies_are_won(self):
        session = in_buying(gold=50, trophies=("temple", "mountaineer", "ship", "merchant"))

        assert notices(session) == ["rise_and_fall.notice.last_turn"]

    def test_not_before(self):
        assert notices(in_buying()) == []


class TestTwoTrophiesInATurn:
    def test_two_cards_from_everybody(self):
        session = own(a_turn(), "p1", temple=3, mountaineer=3)
        lay(session, "nomad", "city", "ship")
        for seat in ("p1", "p2", "p3"):
            session.do(FinishActions(seat))

        assert dict(session.state.owed) == {"p1": 2, "p2": 2, "p3": 2}

    def test_one_by_each_of_two_players(self):
        session = own(own(a_turn(), "p1", temple=3), "p2", mountaineer=3)

        assert session.state.trophies_won == {"temple": "p1", "mountaineer": "p2"}
        assert session.state.won_now == ("temple", "mountaineer")


class TestEndOfTurnForetold:
    def test_nobody_recycles_with_a_card_in_hand(self):
        session = lay(a_turn(), "nomad", "city", "ship")
        for seat in ("p1", "p2", "p3"):
            session.do(FinishActions(seat))
        note = groups(session.state)[0].offers[0].note

        assert note.key.endswith("nobody_recycles")
        assert session.why_not(EndTurn()) is None


class TestAdvice:
    def test_it_is_read_and_rules_nothing(self):
        advice = [e for e in open_rules("rise_and_fall", entries).entries if e.kind == "advice"]

        assert len(advice) >= 4
        assert all(entry.printed for entry in advice)


class TestLookUpFromTheTable:
    def test_every_action_offered_has_its_entry(self):
        rules = open_rules("rise_and_fall", entries)
        session = lay(a_turn(), "nomad", "city", "ship")
        offers = [one for group in groups(session.state) for one in group.offers]
        topics = [one.help for one in offers if one.id not in ("finish", "all")]

        assert len(set(topics)) == 6
        assert all(topic in rules for topic in topics)
