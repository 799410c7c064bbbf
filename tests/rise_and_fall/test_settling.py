"""Decline and buying back of everybody in one step; the same rules as one by one."""

from __future__ import annotations

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    GiveTrophy,
    MoveCard,
)
from companion.games.rise_and_fall.commands.settle import SettleDecline
from companion.games.rise_and_fall.commands.turn import (
    DoNotBuy,
    FinishActions,
    PutInDecline,
)
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.state import Phase, Place
from companion.games.rise_and_fall.views.settling import (
    at_first,
    buying,
    filled,
    giving,
    may_settle,
    people,
)
from tests.rise_and_fall.makers import a_turn, broken, lay, own

GIVES = {"p1": ("nomad",), "p2": ("city",), "p3": ("ship",)}


def in_decline(**options):
    """One trophy has fallen: everybody owes a card."""
    session = a_turn(**options)
    session.do(ChangePieces("p1", "temple", 3))
    lay(session, "nomad", "city", "ship")
    while session.state.phase is Phase.ACTIONS:
        session.do(FinishActions(session.state.waiting[0]))
    return session


def settled(session, sheet, *, ends_turn=False):
    """The offer, filled in as the sheet says."""
    offer = next(one for one in session.offers if one.id == "settle")
    return offer.command(filled(session.state, sheet, ends_turn=ends_turn))


def where(session, seat):
    return {card: place.value for card, place in session.state.player(seat).cards.items()}


class TestCAndDInOneStep:
    """Rulebook, "C – Decline" and "D – Buying a card back"."""

    def test_everybodys_cards_lie_in_decline_and_whoever_pays_has_one_back(self):
        session = own(in_decline(), "p1", gold=5)
        session.do(SettleDecline(GIVES, {"p1": "nomad"}))
        state = session.state

        assert state.phase is Phase.END_OF_TURN
        assert state.player("p1").cards["nomad"] is Place.HAND
        assert state.player("p2").cards["city"] is Place.DECLINE
        assert state.player("p1").gold == 0

    def test_it_comes_to_the_same_as_one_by_one(self):
        together, alone = in_decline(), in_decline()
        together.do(SettleDecline(GIVES, {}))
        for seat, (card,) in GIVES.items():
            alone.do(PutInDecline(seat, card))
        while alone.state.phase is Phase.BUYING:
            alone.do(DoNotBuy(alone.state.waiting[0]))

        assert together.state == alone.state

    def test_it_may_end_the_turn_as_well(self):
        session = in_decline()
        session.do(settled(session, at_first(session.state), ends_turn=True))

        assert (session.state.turn, session.state.phase) == (2, Phase.CARDS)

    def test_the_journal_folds_to_the_same(self):
        session = own(in_decline(), "p1", gold=5)
        session.do(SettleDecline(GIVES, {"p1": "nomad"}))

        assert Session.open(GAME, MemoryJournal(session.journal.lines)).state == session.state

    def test_it_is_undone_as_one_step(self):
        session = in_decline()
        before = session.state
        session.do(SettleDecline(GIVES, {}))
        session.undo()

        assert session.state == before


class TestWhatIsRefused:
    def test_no_more_and_no_fewer_cards_than_are_owed(self):
        session = in_decline()

        assert broken(session, SettleDecline({**GIVES, "p3": ()}, {})) == "not_what_is_owed"
        more = {**GIVES, "p3": ("ship", "city")}
        assert broken(session, SettleDecline(more, {})) == "not_what_is_owed"

    def test_only_active_cards(self):
        given = {**GIVES, "p3": ("temple",)}

        assert broken(in_decline(), SettleDecline(given, {})) == "card_not_active"

    def test_only_what_lies_in_decline_then_is_bought(self):
        session = own(in_decline(), "p1", gold=50)

        assert broken(session, SettleDecline(GIVES, {"p1": "city"})) == "card_not_in_decline"

    def test_whoever_cannot_pay_buys_nothing(self):
        assert broken(in_decline(), SettleDecline(GIVES, {"p1": "nomad"})) == "too_few_gold"

    def test_only_in_phase_c(self):
        assert broken(a_turn(), SettleDecline({}, {})) == "not_now"


class TestWhoMustBuy:
    """A player without an active card must buy one; who cannot pay is extinct."""

    def bare(self, gold):
        """p1 has one active card, the nomad."""
        session = in_decline()
        for kind in ("city", "ship", "temple"):
            session.do(MoveCard("p1", kind, Place.DECLINE))
        return own(session, "p1", gold=gold)

    def test_stands_on_the_sheet_as_buying_if_the_gold_is_there(self):
        session = self.bare(5)
        sheet = at_first(session.state)
        session.do(settled(session, sheet))

        assert sheet.buys == {"p1": "temple"}
        assert session.state.player("p1").cards_in(Place.HAND) == ("temple",)
        assert session.state.player("p1").gold == 0

    def test_decides_alone_where_not(self):
        session = self.bare(0)
        session.do(settled(session, at_first(session.state)))

        assert (session.state.phase, session.state.waiting) == (Phase.BUYING, ("p1",))


class TestAPriceThatNobodyKnew:
    def test_is_asked_once_and_whoever_cannot_pay_it_buys_nothing(self):
        session = own(in_decline(facts=lambda fact: None), "p1", gold=30)
        for kind in ("mountaineer", "merchant", "ship"):
            session.do(GiveTrophy("p2", kind))
        own(session, "p2", gold=60)
        asked = session.do(SettleDecline(GIVES, {"p1": "nomad", "p2": "city"}))
        done = session.answer(50)

        assert asked.key == "price.4"
        assert session.state.player("p1").cards["nomad"] is Place.DECLINE
        assert session.state.player("p2").cards["city"] is Place.HAND
        assert "poor.p1" in [one.key for one in done.told]


class TestTheSheet:
    def test_proposes_the_cards_with_fewest_pieces_and_a_purchase_where_it_is_paid(self):
        session = own(in_decline(), "p1", gold=9, nomad=3, city=2)
        sheet = at_first(session.state)

        assert may_settle(session.state)
        assert sheet.gives["p1"] == ("ship",)
        assert sheet.buys == {"p1": "ship"}
        assert buying(sheet, "p1", "").buys == {}

    def test_a_card_not_given_is_not_bought_back(self):
        session = own(in_decline(), "p1", gold=9)
        state = session.state
        sheet = giving(state, at_first(state), "p1", ("nomad",))
        assert sheet.buys == {"p1": "nomad"}
        sheet = giving(state, sheet, "p1", ("nomad", "city"))

        assert sheet.gives["p1"] == ("city",)
        assert sheet.buys == {"p1": "city"}

    def test_where_gold_is_not_followed_nobody_is_taken_to_buy(self):
        assert at_first(in_decline(way="lightest").state).buys == {}

    def test_says_who_can_pay(self):
        session = own(in_decline(), "p1", gold=9)
        lines = {one.seat: one for one in people(session.state, at_first(session.state))}

        assert [card[0] for card in lines["p1"].to_buy] == list(lines["p1"].gives)
        assert lines["p2"].to_buy == ()
        assert lines["p2"].note.key == "rise_and_fall.settle.cannot_pay"
