"""Rulebook, "Comment jouer", "Payer", "Nettoyage"."""

from __future__ import annotations

import pytest

from companion.core.command import Entry
from companion.errors import RuleBroken
from companion.games.imperium.commands.anytime import (
    CorrectState,
    CorrectTokens,
    CountMainDeck,
    LayPowerSide,
    SetHandLimit,
)
from companion.games.imperium.commands.setup import CountUnrest, LayMarket, TickSetup
from companion.games.imperium.commands.your_deck import ShuffleDeck
from companion.games.imperium.commands.yours import (
    ChooseOrder,
    EndYourTurn,
    GainTokens,
    PayTokens,
    SpendMarker,
    TakeFromMarket,
    TakeFromSmallDeck,
    UnrestMoved,
)
from companion.games.imperium.events.market import MarketCardLeft, UnrestMovedTo
from companion.games.imperium.game import GAME
from companion.games.imperium.places import UNREST_PILE, YOUR_CARDS, YOUR_HAND
from companion.games.imperium.rules.paying import fewest_progress
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views import table_view
from tests.imperium.makers import a_table, finish, said
from tests.imperium.rig import a_position, act


class TestPaying:
    def test_a_progress_for_a_population(self):
        session = a_table(start=Tokens(0, 1, 2))
        session.do(PayTokens(Tokens(population=2), for_population=1))

        assert session.state.you.tokens == Tokens(progress=1)

    def test_a_progress_for_two_materials_without_change(self):
        session = a_table(start=Tokens(2, 0, 1))
        session.do(PayTokens(Tokens(materials=3), for_materials=1))

        assert session.state.you.tokens == Tokens(materials=1)

    def test_no_change_is_given(self):
        session = a_table(start=Tokens(0, 0, 2))
        session.do(PayTokens(Tokens(materials=3), for_materials=2))

        assert session.state.you.tokens == Tokens()

    @pytest.mark.parametrize(
        ("cost", "population", "materials"),
        [
            (Tokens(population=1), 2, 0),
            (Tokens(materials=2), 0, 2),
            (Tokens(progress=1), 1, 0),
            (Tokens(materials=9), 0, 0),
            (Tokens(materials=-1), 0, 0),
        ],
    )
    def test_nothing_else_stands_for_anything(self, cost, population, materials):
        session = a_table(start=Tokens(5, 5, 5))

        with pytest.raises(RuleBroken):
            session.do(PayTokens(cost, population, materials))

    @pytest.mark.parametrize(
        ("has", "cost", "needed"),
        [
            (Tokens(3, 2, 1), Tokens(3, 2, 0), (0, 0)),
            (Tokens(1, 0, 3), Tokens(4, 1, 0), (1, 2)),
            (Tokens(0, 0, 1), Tokens(3, 0, 0), None),
        ],
    )
    def test_the_fewest_progress_needed(self, has, cost, needed):
        assert fewest_progress(has, cost) == needed


class TestOrders:
    def test_three_actions_and_five_exhausts(self):
        you = a_table().state.you

        assert (you.actions, you.exhausts) == (3, 5)

    def test_utopians_have_three_exhausts(self):
        session = a_table(mine="utopians")
        session.do(SpendMarker("exhaust"))
        session.do(EndYourTurn())

        assert session.state.you.exhausts == 3

    def test_a_fourth_action_is_refused_until_one_is_gained(self):
        session = a_table()
        for _ in range(3):
            session.do(SpendMarker("action"))
        with pytest.raises(RuleBroken):
            session.do(SpendMarker("action"))
        session.do(SpendMarker("action", 1))

        assert session.why_not(SpendMarker("action")) is None

    @pytest.mark.parametrize("order", ["innovate", "pacify"])
    def test_no_actions_when_you_innovate_or_pacify(self, order):
        session = a_table()
        finish(session, ChooseOrder(order), {"pacify": 0})

        with pytest.raises(RuleBroken):
            session.do(SpendMarker("action"))

    def test_pacifying_returns_unrest_of_the_hand(self):
        session = a_table(unrest=9)
        finish(session, ChooseOrder("pacify"), {"pacify": 2})

        assert session.state.market.unrest == 11

    def test_an_uncounted_pile_is_not_asked_about(self):
        session = a_table()
        session.do(CountUnrest(-1))

        assert isinstance(session.do(ChooseOrder("pacify")), Entry)

    def test_after_an_action_the_turn_is_activate(self):
        session = a_table()
        session.do(SpendMarker("action"))

        with pytest.raises(RuleBroken):
            session.do(ChooseOrder("innovate"))


class TestCleanup:
    def test_a_progress_on_a_market_card(self):
        session = a_table()
        session.do(EndYourTurn(2))

        assert session.state.market.spaces[1].tokens == Tokens(progress=1)

    def test_qin_put_a_population(self):
        session = a_table(mine="qin")
        session.do(EndYourTurn(1))

        assert session.state.market.spaces[0].tokens == Tokens(population=1)

    def test_carthaginians_put_what_their_power_side_says_asked_once(self):
        session = a_table(mine="carthaginians")
        session.do(LayPowerSide("a"))
        question = session.do(EndYourTurn(1))
        session.answer("1")

        assert question.fact == "imperium.carthaginians.power_a"
        assert session.state.market.spaces[0].tokens == Tokens(materials=1)

    def test_the_other_side_is_another_question(self):
        told = {"imperium.carthaginians.power_b": "2"}
        session = a_table(mine="carthaginians", facts=told.get)
        session.do(EndYourTurn(1))

        assert session.state.you.power_side == "b"
        assert session.state.market.spaces[0].tokens == Tokens(materials=2)

    def test_other_tokens_may_be_laid(self):
        session = a_table(mine="carthaginians")
        session.do(EndYourTurn(1, Tokens(materials=1)))

        assert session.state.market.spaces[0].tokens == Tokens(materials=1)

    def test_the_hand_limit_is_told(self):
        session = a_table()
        session.do(SetHandLimit(6))
        entry = session.do(EndYourTurn())

        assert entry.told[0].text.params["n"] == 6


class TestTheMarket:
    def test_you_take_a_card_its_tokens_and_its_unrest(self):
        session = a_table(start=Tokens())
        entry = finish(session, TakeFromMarket(3), {})

        assert session.state.you.tokens == Tokens(progress=1)
        assert "Put an Unrest from below Market card 3 into your hand." in [
            said(one.text) for one in entry.told
        ]

    def test_a_card_with_tokens_is_never_exiled(self):
        with pytest.raises(RuleBroken):
            a_table().do(TakeFromMarket(3, "exiled"))

    def test_you_break_through_with_a_small_deck(self):
        session = a_table()
        session.do(TakeFromSmallDeck("region"))

        assert session.state.market.small["region"] == 4

    def test_an_empty_small_deck_is_refused(self):
        session = a_table()
        for _ in range(5):
            session.do(TakeFromSmallDeck("region"))

        with pytest.raises(RuleBroken):
            session.do(TakeFromSmallDeck("region"))

    def test_breaking_through_returns_the_unrest(self):
        session = a_table(unrest=10)
        finish(session, TakeFromMarket(2, "innovated"), {})

        assert session.state.market.unrest == 10


class TestTheTableIsTheTruth:
    @pytest.mark.parametrize("where", ["you", "civ", "4"])
    def test_tokens_are_corrected_in_place(self, where):
        session = a_table()
        session.do(CorrectTokens(where, Tokens(7, 0, 2)))
        state = session.state
        found = {
            "you": state.you.tokens,
            "civ": state.civ.tokens,
            "4": state.market.spaces[3].tokens,
        }

        assert found[where] == Tokens(7, 0, 2)

    def test_a_state_card_too(self):
        session = a_table()
        session.do(CorrectState("civ", "empire"))

        assert session.state.civ.side == "empire"

    def test_below_zero_is_refused(self):
        with pytest.raises(RuleBroken):
            a_table().do(CorrectTokens("you", Tokens(-1, 0, 0)))

    def test_gains_are_counted(self):
        session = a_table(start=Tokens())
        session.do(GainTokens(Tokens(2, 1, 0)))

        assert session.state.you.tokens == Tokens(2, 1, 0)


class TestTooLate:
    def test_set_up_is_over_once_the_game_has_begun(self):
        session = a_table()

        assert session.why_not(TickSetup("nation")).key == "imperium.broken.not_now.yours"
        assert session.why_not(LayMarket(("region",) * 5)) is not None


def words(entry):
    return [said(one.text) for one in entry.told]


class TestYourHand:
    """Rulebook, "Récupérer", "Acquérir", "Pacifier", "Mélanger votre deck"."""

    def test_unrest_of_the_pile_goes_there(self):
        entry = a_table().do(UnrestMoved(2))

        assert words(entry) == ["Put 2 Unrest from the Unrest pile into your hand."]
        assert said(entry.told[0].text, "fr").endswith("dans votre main.")

    def test_what_the_civ_makes_you_take_too(self):
        done = act(a_position(), "you take 1 unrest")

        assert done.words == ["Put an Unrest from the Unrest pile into your hand."]

    def test_pacifying_returns_it_from_there(self):
        entry = finish(a_table(), ChooseOrder("pacify"), {"pacify": 1})

        assert words(entry) == ["Put an Unrest from your hand on the Unrest pile."]

    def test_a_nation_card_goes_to_your_discard(self):
        entry = a_table().do(ShuffleDeck())

        assert "Put a card from your Nation deck into your discard pile." in words(entry)

    def test_games_of_before_said_your_cards(self):
        before = a_table().state
        events = (MarketCardLeft(1, YOUR_CARDS), UnrestMovedTo(1, UNREST_PILE, YOUR_CARDS))

        assert [event.acts(before)[0].target for event in events] == [YOUR_HAND] * 2


class TestUnrestInOneTouch:
    @pytest.mark.parametrize(("offered", "left"), [("take", 8), ("return", 10)])
    def test_one_is_taken_or_returned(self, offered, left):
        session = a_table(unrest=9)
        (offer,) = (one for one in session.offers if one.id == f"unrest.{offered}.one")

        assert offer.blanks == ()
        session.do(offer.command())
        assert session.state.market.unrest == left


class TestAPlaceWithoutACard:
    """Rulebook, "Acquérir": once the Main deck has run out nothing comes any more."""

    @pytest.fixture
    def session(self):
        session = a_table()
        session.do(CountMainDeck(0))
        session.do(TakeFromMarket(4))
        return session

    def test_it_is_shown_as_empty(self, session):
        space = table_view(session.state).market[3]
        facts = {fact.key: fact.value for fact in GAME.on_the_table(session.state)}

        assert space.gone
        assert said(space.what) == said(facts["market.4"]) == "empty"

    def test_it_gets_no_token(self, session):
        offer = next(one for one in session.offers if one.id == "end")

        assert offer.asks({}).ids == ("1", "2", "3", "5", "0")
        assert session.why_not(EndYourTurn(4)).key == "imperium.broken.no_card_here"
        assert session.why_not(CorrectTokens("4", Tokens(1))).key == "imperium.broken.no_card_here"

    def test_a_card_may_lie_there_after_all(self, session):
        offer = next(one for one in session.offers if one.id == "space")
        session.do(offer.command({"slot": "4", "category": "region"}))

        assert not session.state.market.spaces[3].gone
