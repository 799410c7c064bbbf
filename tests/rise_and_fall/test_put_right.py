"""Rulebook, "Initial deployment", "Decline", "Extinction", "Treasury": what was told wrongly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.rise_and_fall.commands.correct import (
    GiveTrophy,
    MoveCard,
    SetBank,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    PlaceStart,
)
from companion.games.rise_and_fall.commands.turn import (
    DoNotBuy,
    EndTurn,
    FinishActions,
    NobodyElseBuys,
    PlayCard,
    PutInDecline,
)
from companion.games.rise_and_fall.events.flow import FirstPlayerChosen
from companion.games.rise_and_fall.events.people import Corrected
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.rules.decline import cards_to_give
from companion.games.rise_and_fall.state import Phase, Place
from companion.games.rise_and_fall.views import table_view
from companion.i18n import Words
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_session, a_turn, lay, own
from tests.rise_and_fall.test_turn import in_buying, two_cards_played
from tests.rise_and_fall.worlds import whole_world


class TestTheScoreSoFar:
    """Nothing can be done in it but what is done at the count."""

    def test_cards_and_trophies_count_what_is_printed(self):
        session = a_turn()
        session.do(GiveTrophy("p1", "temple"))
        sheet = scoring.sheet(session.state, "p1")
        points = {kind: points for kind, _n, points in sheet.development}

        assert (points["nomad"], points["ship"], sheet.trophies) == (1, 5, 20)
        assert sheet.total == 1 + 1 + 5 + 20

    def test_regions_of_the_tablets_world_count_so_far(self):
        state = whole_world(3).state
        so_far = sum(scoring.sheet(state, seat).territory for seat in state.living)

        assert so_far > 0
        assert not state.regions


def test_a_card_that_was_chosen_is_not_among_those_that_may_lie_elsewhere():
    state = replace(a_turn().state, given={"p1": ("temple",)})
    elsewhere = next(one for one in GAME.offers(state) if one.id == "right.card")
    card = elsewhere.asks({"seat": "p1"})

    assert "temple" not in card.ids
    assert elsewhere.asks({"seat": "p1", card.key: card.ids[0]}).ids


class TestWhoPlaces:
    """ "The first player places one … then, clockwise, everybody." """

    def test_headline_and_recap_name_whose_turn_it_is(self):
        session = a_session(3)
        session.do(DrawFirstPlayer(), {"first.player": "p2"})
        named = []
        for kind in ("ship", "ship", "ship", "city"):
            seat = session.state.in_order[len(session.state.deployed) % 3]
            named.append(
                (
                    seat,
                    table_view(session.state).next.params["who"].params["name"],
                    GAME.where_were_we(session.state)[-1].params["who"].params["name"],
                )
            )
            session.do(PlaceStart(seat, kind))

        assert named == [("p2", "B", "B"), ("p3", "C", "C"), ("p1", "A", "A"), ("p2", "B", "B")]

    def test_cards_are_everybodys(self):
        assert table_view(a_turn().state).next.params["who"].key.endswith("everybody")


class TestTheBankIsTheRest:
    """ "Gold that is earned comes from the bank; what is spent goes there." """

    @pytest.mark.parametrize(("counted", "bank"), [(9, 41), (0, 50), (70, 0)])
    def test_gold_put_right_comes_from_the_bank(self, counted, bank):
        session = a_turn()
        session.do(SetBank(50))
        session.do(SetTreasury("p1", "gold", counted))

        assert session.state.bank == bank

    def test_and_goes_back_to_it(self):
        session = own(a_turn(), "p1", gold=9)
        session.do(SetBank(50))
        session.do(SetTreasury("p1", "gold", 4))

        assert session.state.bank == 55

    def test_wood_and_stone_leave_its_gold_alone(self):
        session = a_turn()
        session.do(SetBank(50))
        session.do(SetTreasury("p1", "wood", 3))

        assert session.state.bank == 50

    def test_a_correction_of_before_left_the_bank_and_still_does(self):
        session = a_turn()
        session.do(SetBank(50))

        assert Corrected("p1", "gold", 9).apply(session.state).bank == 50


def first_player_extinct_in_d():
    """p1 has the token, no active card and no gold, and is out in D; the trophy is p2's."""
    session = in_buying(gold=0)
    for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
        session.do(MoveCard("p1", card, Place.DECLINE))
    session.do(DoNotBuy("p1"))
    session.do(NobodyElseBuys())
    return session


class TestTheTokenOfAnExtinctFirstPlayer:
    """ "The token goes to the left of the first player, even if several recycle" (358, 360)."""

    def test_it_waits_for_the_end_of_the_turn(self):
        state = first_player_extinct_in_d().state

        assert (state.phase, state.first) == (Phase.END_OF_TURN, "p1")
        assert state.in_order == ("p2", "p3")

    def test_it_goes_left_once_although_somebody_recycles(self):
        session = two_cards_played()
        own(session, "p1", temple=3)
        for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
            if card != "ship":
                session.do(MoveCard("p1", card, Place.DECLINE))
        for seat in ("p1", "p2", "p3"):
            session.do(PlayCard(seat, "ship"))
        for seat in session.state.waiting:
            session.do(FinishActions(seat))
        give_all(session)
        session.do(DoNotBuy("p1"))
        session.do(NobodyElseBuys())
        session.do(EndTurn())

        assert session.state.player("p1").extinct
        assert session.state.first == "p2"

    def test_and_although_nobody_does_as_somebody_must_begin(self):
        session = first_player_extinct_in_d()
        note = groups(session.state)[0].offers[0].note
        entry = session.do(EndTurn())

        assert session.state.first == "p2"
        assert note.key == entry.told[0].text.key == "rise_and_fall.told.token_of_extinct"

    def test_where_two_are_out_at_once_it_moves_once(self):
        session = lay(a_turn(4), "nomad", "city", "ship", "ship")
        for seat in session.state.waiting:
            session.do(FinishActions(seat))
        for seat in ("p1", "p2"):
            for card in ("nomad", "city", "ship"):
                session.do(MoveCard(seat, card, Place.DECLINE))
        entry = session.do(EndTurn())
        moves = [event.seat for event in entry.events if isinstance(event, FirstPlayerChosen)]

        assert moves == ["p3"]


def give_all(session):
    """Everybody gives the first card that may be given."""
    for seat in tuple(session.state.owed):
        session.do(PutInDecline(seat, cards_to_give(session.state, seat)[0]))


class TestDeclineIsSaidWhole:
    """ "Each player places a card face down …; when all have, they are turned over" (316-320)."""

    def test_the_trophy_says_that_decline_follows(self, said):
        lines = own(a_turn(), "p1", temple=3).entries[-1].told
        heading = next(line for line in lines if line.key == "trophy.temple")

        assert "decline" in said(heading.text)

    def test_how_it_is_done(self, said):
        session = own(a_turn(), "p1", temple=3)
        lay(session, "nomad", "city", "ship")
        for seat in ("p1", "p2", "p3"):
            session.do(FinishActions(seat))
        text = said(table_view(session.state).next)

        assert "face down" in text
        assert "together" in text


@pytest.fixture
def said():
    return Words(data_dir() / "text", "en").text
