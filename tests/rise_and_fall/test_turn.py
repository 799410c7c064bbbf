"""Rulebook, "The turn": phases A to F."""

from __future__ import annotations

import pytest

from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    GiveTrophy,
    MoveCard,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.turn import (
    BecomeExtinct,
    BuyBack,
    DoNotBuy,
    EndTurn,
    FinishActions,
    PlayCard,
    PlayCardAtRandom,
    PutInDecline,
)
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.state import Phase, Place
from tests.rise_and_fall.makers import a_turn, broken, lay, own


def finish_actions(session, *seats: str):
    for seat in seats or session.state.waiting:
        session.do(FinishActions(seat))
    return session


class TestPlayingACard:
    def test_a_card_of_the_hand_goes_on_the_discard(self):
        session = a_turn()
        session.do(PlayCard("p2", "ship"))

        assert session.state.player("p2").cards["ship"] is Place.DISCARD
        assert session.state.phase is Phase.CARDS

    def test_actions_begin_when_all_have_laid_one(self):
        assert lay(a_turn(), "nomad", "city", "ship").state.phase is Phase.ACTIONS

    def test_one_card_each(self):
        session = a_turn()
        session.do(PlayCard("p1", "ship"))

        assert broken(session, PlayCard("p1", "city")) == "card_laid"

    def test_not_from_the_reserve(self):
        assert broken(a_turn(), PlayCard("p1", "temple")) == "card_not_in_hand"

    def test_only_the_last_one_is_counted_down(self):
        session = a_turn()

        assert broken(session, PlayCardAtRandom("p1")) == "not_the_last"
        session.do(PlayCard("p1", "ship"))
        session.do(PlayCard("p2", "ship"))
        session.do(PlayCardAtRandom("p3"), {"card.p3": "city"})
        assert session.state.played["p3"] == "city"


class TestChangeOfState:
    def test_the_last_piece_takes_its_card_into_the_reserve(self):
        session = lay(own(a_turn(), "p1", stone=1), "ship", "nomad", "nomad")
        entry = session.do(Act("p1", "ship.city"))

        assert session.state.player("p1").cards["ship"] is Place.RESERVE
        assert "rise_and_fall.act.card.reserve" in [line.text.key for line in entry.told]

    def test_the_first_piece_brings_its_card_into_the_hand(self):
        session = lay(own(a_turn(), "p1", stone=2), "nomad", "nomad", "nomad")
        session.do(Act("p1", "nomad.temple"))

        assert session.state.player("p1").cards["temple"] is Place.HAND

    def test_a_card_in_decline_stays_there(self):
        session = a_turn()
        session.do(MoveCard("p1", "ship", Place.DECLINE))
        own(session, "p1", ship=0)
        own(session, "p1", ship=2)

        assert session.state.player("p1").cards["ship"] is Place.DECLINE

    def test_a_card_cannot_be_in_two_places(self):
        assert broken(a_turn(), MoveCard("p1", "ship", Place.HAND)) == "card_in_two_places"


class TestTrophies:
    def test_the_first_to_place_the_last_piece(self):
        session = own(a_turn(), "p1", temple=3)

        assert session.state.trophies_won == {"temple": "p1"}

    def test_it_is_never_lost(self):
        session = own(own(a_turn(), "p1", temple=3), "p1", temple=0)

        assert session.state.trophies_won == {"temple": "p1"}

    def test_the_second_gets_nothing(self):
        session = own(own(a_turn(), "p1", temple=3), "p2", temple=3)

        assert session.state.trophies_won == {"temple": "p1"}

    def test_two_players_claiming_one(self):
        session = own(a_turn(), "p1", temple=3)

        assert session.why_not(GiveTrophy("p2", "temple")) == Message(
            "rise_and_fall.broken.trophy_taken", who=Message("rise_and_fall.player", name="A")
        )

    def test_several_in_a_turn(self):
        session = own(own(a_turn(), "p1", temple=3, mountaineer=3), "p2", ship=5)

        assert session.state.won_now == ("temple", "mountaineer", "ship")

    def test_an_impossible_count_of_pieces(self):
        assert broken(a_turn(), ChangePieces("p1", "temple", 4)) == "piece_count"


class TestDecline:
    def test_none_without_a_trophy(self):
        session = finish_actions(lay(a_turn(), "nomad", "city", "ship"))

        assert session.state.phase is Phase.END_OF_TURN

    def test_a_card_for_each_trophy_from_everybody(self):
        session = own(a_turn(), "p1", temple=3, mountaineer=3)
        finish_actions(lay(session, "nomad", "city", "ship"))

        assert session.state.phase is Phase.DECLINE
        assert session.state.owed == {"p1": 2, "p2": 2, "p3": 2}

    def test_from_the_hand_or_the_discard(self):
        session = own(a_turn(), "p1", temple=3)
        finish_actions(lay(session, "nomad", "city", "ship"))
        session.do(PutInDecline("p1", "nomad"))
        session.do(PutInDecline("p2", "nomad"))

        assert broken(session, PutInDecline("p3", "temple")) == "card_not_active"
        assert broken(session, PutInDecline("p1", "city")) == "no_decline_owed"

        session.do(PutInDecline("p3", "ship"))

        assert session.state.player("p1").cards["nomad"] is Place.DECLINE

    def test_face_down_until_all_have_given_then_revealed_together(self):
        session = finish_actions(lay(own(a_turn(), "p1", temple=3), "nomad", "city", "ship"))
        session.do(PutInDecline("p1", "nomad"))
        session.do(PutInDecline("p2", "nomad"))

        assert session.state.player("p1").cards["nomad"] is Place.DISCARD
        assert not session.last.told

        told = session.do(PutInDecline("p3", "ship")).told

        assert [act.face for line in told for act in line.acts] == ["down"] * 3 + [""] * 3
        assert broken(session, PutInDecline("p1", "city")) == "not_now"

    def test_a_chosen_card_is_not_put_right_elsewhere(self):
        session = finish_actions(lay(own(a_turn(), "p1", temple=3), "nomad", "city", "ship"))
        session.do(PutInDecline("p1", "nomad"))

        assert broken(session, MoveCard("p1", "nomad", Place.HAND)) == "card_chosen"

    def test_buying_follows_when_all_have_given(self):
        session = in_buying()

        assert session.state.phase is Phase.BUYING


def in_buying(gold: int = 9, trophies: tuple[str, ...] = ("temple",)):
    """Phase D; p1's nomad, p2's city and p3's ship are in decline."""
    session = a_turn()
    for kind in trophies:
        own(
            session, "p1", **{kind: {"temple": 3, "mountaineer": 3, "ship": 5, "merchant": 6}[kind]}
        )
    own(session, "p1", gold=gold)
    lay(session, "nomad", "city", "ship")
    finish_actions(session)
    cards = {seat: iter(session.state.player(seat).cards) for seat in session.state.owed}
    while session.state.phase is Phase.DECLINE:
        seat = next(iter(session.state.owed))
        card = next(cards[seat])
        if not session.why_not(PutInDecline(seat, card)):
            session.do(PutInDecline(seat, card))
    return session


class TestBuyingBack:
    @pytest.mark.parametrize(
        ("trophies", "price"),
        [
            (("temple",), 5),
            (("temple", "mountaineer"), 10),
            (("temple", "mountaineer", "ship"), 20),
            (("temple", "mountaineer", "ship", "merchant"), 40),
        ],
    )
    def test_the_price_rises_with_the_trophies(self, trophies, price):
        session = in_buying(gold=50, trophies=trophies)
        session.do(BuyBack("p1", "nomad"))

        assert session.state.player("p1").gold == 50 - price

    def test_to_the_hand_with_a_piece_in_the_world(self):
        session = in_buying()
        session.do(BuyBack("p1", "nomad"))

        assert session.state.player("p1").cards["nomad"] is Place.HAND

    def test_to_the_reserve_without_one(self):
        session = own(in_buying(), "p1", nomad=0)
        session.do(BuyBack("p1", "nomad"))

        assert session.state.player("p1").cards["nomad"] is Place.RESERVE

    def test_it_is_said_before_that_a_card_goes_to_the_reserve(self):
        notes = [
            one.note.key
            for session in (in_buying(), own(in_buying(), "p1", nomad=0))
            for one in groups(session.state)[0].offers[:1]
        ]

        assert notes == ["rise_and_fall.offer.price", "rise_and_fall.offer.price_reserve"]

    def test_one_purchase_each(self):
        session = in_buying()
        session.do(BuyBack("p1", "nomad"))

        assert broken(session, BuyBack("p1", "nomad")) == "one_purchase"

    def test_too_little_gold(self):
        assert broken(in_buying(gold=4), BuyBack("p1", "nomad")) == "too_few_gold"

    def test_whoever_has_no_active_card_must_buy(self):
        session = in_buying()
        for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
            session.do(MoveCard("p1", card, Place.DECLINE))

        assert broken(session, DoNotBuy("p1")) == "must_buy"

    def test_and_is_extinct_when_the_gold_is_short(self):
        session = in_buying(gold=4)
        for card in session.state.player("p1").cards_in(Place.HAND, Place.DISCARD):
            session.do(MoveCard("p1", card, Place.DECLINE))
        session.do(DoNotBuy("p1"))

        player = session.state.player("p1")
        assert player.extinct
        assert (player.gold, dict(player.pieces)) == (0, {})
        assert session.state.trophies_won == {"temple": "p1"}


class TestRecycling:
    def test_an_empty_hand_takes_the_discard_back(self):
        session = two_cards_played()
        session.do(PlayCard("p1", "ship"))
        session.do(PlayCard("p2", "ship"))
        session.do(PlayCard("p3", "ship"))
        finish_actions(session)
        session.do(EndTurn())

        assert session.state.player("p1").cards_in(Place.HAND) == ("nomad", "city", "ship")

    def test_the_token_goes_left_once_although_several_recycle(self):
        session = two_cards_played()
        for seat in ("p1", "p2", "p3"):
            session.do(PlayCard(seat, "ship"))
        finish_actions(session)
        session.do(EndTurn())

        assert session.state.first == "p2"

    def test_it_stays_when_nobody_recycles(self):
        session = finish_actions(lay(a_turn(), "nomad", "city", "ship"))
        session.do(EndTurn())

        assert session.state.first == "p1"
        assert session.state.turn == 2


def two_cards_played():
    """The third turn, with one card left in every hand."""
    session = a_turn()
    for card in ("nomad", "city"):
        lay(session, card, card, card)
        finish_actions(session)
        session.do(EndTurn())
    return session


class TestEndOfTheTurn:
    @pytest.mark.parametrize("wanted", [4, 5, 6])
    def test_the_count_begins_with_the_trophies_agreed(self, wanted):
        session = own(a_turn(trophies=wanted), "p1", gold=50)
        for kind in ("temple", "mountaineer", "ship", "merchant", "city", "nomad")[:wanted]:
            session.do(GiveTrophy("p1", kind))
        finish_actions(lay(session, "nomad", "city", "ship"))
        session.do(EndTurn())

        assert session.state.phase is Phase.SCORING

    def test_buying_is_still_possible_in_the_last_turn(self):
        session = in_buying(gold=50, trophies=("temple", "mountaineer", "ship", "merchant"))

        assert len(session.state.trophies_won) == session.state.options.trophies
        assert session.why_not(BuyBack("p1", "nomad")) is None


class TestExtinction:
    def test_nothing_in_hand_when_cards_are_laid(self):
        session = a_turn()
        for card in ("nomad", "city", "ship"):
            session.do(MoveCard("p2", card, Place.DECLINE))
        session.do(BecomeExtinct("p2"))

        assert session.state.living == ("p1", "p3")

    def test_not_while_there_is_a_card(self):
        assert broken(a_turn(), BecomeExtinct("p2")) == "has_cards"

    def test_the_token_does_not_stay_with_the_dead(self):
        session = a_turn()
        for card in ("nomad", "city", "ship"):
            session.do(MoveCard("p1", card, Place.DECLINE))
        session.do(BecomeExtinct("p1"))

        assert session.state.first == "p2"


def test_a_refusal_is_raised_with_its_reason():
    with pytest.raises(RuleBroken):
        a_turn().do(EndTurn())


class TestUndoAndChange:
    def test_undo_goes_back_through_a_trophy_and_its_decline(self):
        session = own(a_turn(), "p1", temple=2)
        before = session.state
        own(session, "p1", temple=3)
        session.undo()

        assert session.state == before
        session.redo()
        assert session.state.trophies_won == {"temple": "p1"}

    def test_an_earlier_card_is_changed_and_what_follows_no_longer_fits(self):
        session = lay(a_turn(), "city", "nomad", "ship")
        played = next(e for e in session.entries if e.command == PlayCard("p1", "city"))
        session.do(Act("p1", "city.taxes.plain"))
        rerun = session.preview_change(played.id, PlayCard("p1", "nomad"))

        assert rerun.stuck is not None
        assert session.state.player("p1").gold == 2

    def test_an_earlier_amount_is_changed_and_the_rest_follows(self):
        session = own(a_turn(), "p1", gold=4)
        corrected = session.entries[-1]
        lay(session, "city", "nomad", "ship")
        session.do(Act("p1", "city.taxes.plain"))
        rerun = session.preview_change(corrected.id, SetTreasury("p1", "gold", 7))
        session.accept(rerun)

        assert session.state.player("p1").gold == 9
