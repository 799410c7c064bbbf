"""Decline and buying back of everybody in one step; the same rules as one by one."""

from __future__ import annotations

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.setting import NO, YES
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    CountPieces,
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
from companion.games.rise_and_fall.views.everybody import everybody
from companion.games.rise_and_fall.views.table import table_view
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


def proposed(session, **known):
    """The offer, filled in as it stands before anybody touches it, but for what is known."""
    offer = next(one for one in session.offers if one.id == "settle")
    given = dict(known)
    while question := offer.asks(given):
        given[question.key] = question.guess
    return offer.command(given)


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
        session.do(proposed(session, ends_turn=YES))

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

    def test_chooses_which_where_there_are_several(self):
        session = self.bare(5)
        sheet = proposed(session, ends_turn=NO)
        session.do(sheet)

        assert sheet.buys == {}
        assert (session.state.phase, session.state.waiting) == (Phase.BUYING, ("p1",))
        assert broken(session, DoNotBuy("p1")) == "must_buy"

    def test_is_seen_buying_the_only_one_there_is(self):
        session = self.nothing_else(5)
        sheet = proposed(session, ends_turn=NO)
        session.do(sheet)

        assert sheet.buys == {"p1": "nomad"}
        assert session.state.player("p1").cards_in(Place.HAND) == ("nomad",)
        assert session.state.player("p1").gold == 0

    def test_is_told_so_and_not_that_it_may_be(self):
        session = self.bare(5)
        session.do(proposed(session, ends_turn=NO))
        now = {one.seat: one.now for one in everybody(session.state)}

        assert now["p1"].key == "rise_and_fall.line.must_buy"
        assert table_view(session.state).next.key == "rise_and_fall.next.must_buy"
        assert GAME.where_were_we(session.state)[-1].key == "rise_and_fall.next.must_buy"

    def nothing_else(self, gold):
        """p1 has one card at all, the nomad; the others never left the reserve."""
        session = in_decline()
        for kind in ("city", "ship", "temple"):
            session.do(CountPieces("p1", kind, 0))
        return own(session, "p1", gold=gold)

    def test_decides_alone_where_not(self):
        session = self.bare(0)
        session.do(proposed(session, ends_turn=NO))

        assert (session.state.phase, session.state.waiting) == (Phase.BUYING, ("p1",))


class TestTheSheet:
    def test_proposes_the_cards_with_fewest_pieces_and_that_nobody_buys(self):
        """Rulebook, D: an opportunity; nobody's gold is spent before it is said."""
        session = own(in_decline(), "p1", gold=6, nomad=3, city=2)
        own(session, "p2", gold=5)
        sheet = proposed(session)
        session.do(sheet)

        assert sheet.gives["p1"] == ("ship",)
        assert sheet.buys == {}
        assert [session.state.player(seat).gold for seat in ("p1", "p2")] == [6, 5]

    def test_only_those_who_can_pay_are_asked_what_they_buy(self):
        session = own(in_decline(), "p1", gold=9)
        offer = next(one for one in session.offers if one.id == "settle")
        asked = []
        given = {}
        while question := offer.asks(given):
            given[question.key] = question.guess
            asked.append(question.key)

        assert [one for one in asked if one.startswith("buys.")] == ["buys.p1"]
