"""Rulebook, "Technology": inventing, upgrading, the conditions of the top row."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import conditions, upgrading
from companion.games.tapestry.cards.technology import nameless
from companion.games.tapestry.income.commands import UpgradeTechnology
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Tech
from companion.games.tapestry.standing import Enchanted
from companion.games.tapestry.state import Deck, Phase
from tests.tapestry.makers import (
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_player,
    with_techs,
    with_tokens,
)

INVENT, UPGRADE = Benefit(Verb.INVENT), Benefit(Verb.UPGRADE)
OFFER = ("clocks", "compass", "radio")
ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
FUTURES = (Expansion.FANTASIES_AND_FUTURES,)


def with_offer(state):
    """Three cards face up, the others in the deck."""
    left = tuple(card for card in state.decks["tech"].cards if card not in OFFER)
    decks = {**state.decks, "tech": Deck(left)}
    return replace(state, tech_offer=OFFER, decks=decks)


def upgraded(state, card, **answers):
    return play(in_phase(state, Phase.INCOME_UPGRADE), UpgradeTechnology(card), answers)


def refused(state, card):
    with pytest.raises(RuleBroken) as error:
        upgraded(state, card)
    return error.value.message.key


class TestInvent:
    def test_an_open_card_is_replaced_at_once(self):
        state = with_offer(a_table())
        top = state.decks["tech"].cards[0]

        played = gain(state, INVENT, answers={"p1.invent": "compass"})

        assert played.me.techs == (Tech("compass", 0),)
        assert played.state.tech_offer == ("clocks", "radio", top)

    def test_or_the_top_of_the_deck(self):
        state = with_offer(a_table())
        top = state.decks["tech"].cards[0]

        played = gain(state, INVENT, answers={"p1.invent": "deck"})

        assert [tech.card for tech in played.me.techs] == [top]
        assert played.state.tech_offer == OFFER

    def test_discards_make_a_new_deck(self):
        state = with_offer(a_table())
        decks = {**state.decks, "tech": Deck((), ("ammonia", "bakery"))}

        played = gain(replace(state, decks=decks), INVENT, answers={"p1.invent": "deck"})

        assert played.me.techs[0].card in ("ammonia", "bakery")
        assert played.state.decks["tech"].discard == ()

    def test_it_lies_in_the_bottom_row_and_gives_nothing(self):
        played = gain(with_offer(a_table()), INVENT, answers={"p1.invent": "radio"})

        assert played.me.techs == (Tech("radio", 0),)
        assert played.me.score == 0

    def test_no_limit_in_a_row(self):
        state = a_table()
        for _ in range(8):
            state = gain(state, INVENT, answers={"p1.invent": "deck"}).state

        assert [tech.row for tech in state.players["p1"].techs] == [0] * 8


class TestRows:
    def test_from_the_bottom_to_the_middle_row(self):
        assert upgraded(with_techs(a_table(), canned_food=0), "canned_food").me.techs[0].row == 1

    def test_from_the_middle_to_the_top_row(self):
        state = with_tokens(with_techs(a_table(), canned_food=1), military=4)

        played = upgraded(state, "canned_food")

        assert played.me.techs[0].row == 2
        assert played.me.score == 7

    def test_a_card_in_the_top_row_cannot_be_upgraded(self):
        key = refused(with_techs(a_table(), canned_food=2), "canned_food")

        assert key == "tapestry.broken.top_row"

    def test_nor_a_card_one_does_not_have(self):
        assert refused(a_table(), "canned_food") == "tapestry.broken.not_your_tech"


class TestCondition:
    @pytest.mark.parametrize("space", [3, 4])
    def test_a_tier_reached(self, space):
        state = with_tokens(with_techs(a_table(), canned_food=1), military=space)

        assert conditions.meets(state, "p1", Tech("canned_food", 1)) is (space == 4)

    @pytest.mark.parametrize("owner", ["p1", "p2"])
    def test_an_open_innovation_of_you_or_a_neighbour(self, owner):
        """Barn: Breeding, below the second farm."""
        state = with_techs(a_table(), barn=1)
        assert refused(with_buildings(state, owner, farm=1), "barn") == "tapestry.broken.innovation"

        played = upgraded(
            with_buildings(state, owner, farm=2), "barn", **{"p1.city.place": "later"}
        )

        assert played.state.landmarks == {"barn": "p1"}

    def test_not_of_somebody_further_away(self):
        state = with_tokens(with_techs(a_table(4), canned_food=1), "p3", military=4)

        assert refused(state, "canned_food") == "tapestry.broken.tier"

    def test_ignored_where_the_benefit_says_so(self):
        free = Benefit(Verb.UPGRADE, ignore_prerequisites=True)

        played = gain(with_techs(a_table(), canned_food=1), free)

        assert played.me.techs[0].row == 2


class TestLandmarkOnCard:
    """AA: the condition is a landmark on the card."""

    @pytest.fixture(autouse=True)
    def _asks_for_a_landmark(self, monkeypatch):
        """No source says which cards ask for it: two are made to."""
        real = content.tech
        condition = replace(content.tech("clocks").condition, kind="landmark_on_card")
        asking = ("canned_food", "calendar")

        def tech(card):
            printed = real(card)
            return replace(printed, condition=condition) if card in asking else printed

        monkeypatch.setattr(content, "tech", tech)

    def landmark(self, state, where="tech"):
        answers = {"p1.landmark.where": where, "p1.city.place": "later"}
        said = answers if where == "capital" else {"p1.landmark.where": where}
        return gain(state, Benefit(Verb.LANDMARK, landmark="forge"), answers=said)

    def test_without_one_it_stays_where_it_is(self):
        key = refused(with_techs(a_table(expansions=ARTS), canned_food=1), "canned_food")

        assert key == "tapestry.broken.landmark_on_card"

    def test_a_landmark_gained_may_go_there_and_the_card_goes_up(self):
        state = with_techs(a_table(expansions=ARTS), canned_food=0)

        played = self.landmark(state, "canned_food")

        assert played.me.techs == (Tech("canned_food", 1, "forge"),)
        assert played.me.resources["food"] == 1
        assert played.me.waiting == ()

    def test_or_into_the_capital(self):
        state = with_techs(a_table(expansions=ARTS), canned_food=0)

        played = self.landmark(state, "capital")

        assert played.me.techs == (Tech("canned_food", 0),)
        assert "p1.city.place" in played.questions
        assert played.me.waiting == ("forge",)

    def test_it_stays_on_the_card(self):
        state = self.landmark(
            with_techs(a_table(expansions=ARTS), canned_food=0), "canned_food"
        ).state

        played = upgraded(state, "canned_food")

        assert played.me.techs == (Tech("canned_food", 2, "forge"),)

    def test_it_is_discarded_with_the_card(self):
        state = self.landmark(
            with_techs(a_table(expansions=ARTS), canned_food=0), "canned_food"
        ).state
        paid = Benefit(Verb.PAY, cost={"tech_card": 1}, steps=(Benefit(Verb.POINTS, n=1),))

        played = gain(state, paid, answers={"p1.pay.for": "yes"})

        assert played.me.techs == ()
        assert gain(played.state, Benefit(Verb.POINTS_PER, per="landmark")).me.score == 1
        assert played.state.landmarks == {"forge": "out"}

    def test_one_landmark_serves_one_card(self):
        state = with_techs(a_table(expansions=ARTS), canned_food=0, calendar=1)

        played = self.landmark(state, "canned_food")

        assert [tech.row for tech in played.me.techs] == [1, 1]
        assert refused(played.state, "calendar") == "tapestry.broken.landmark_on_card"


class TestEnchantment:
    """FF: an enchanted tapestry played, or income turn 5 and later."""

    CARD = "guide_23"

    def table(self, era=4, **changes):
        state = with_techs(a_table(era=era, expansions=FUTURES), **{self.CARD: 1})
        return with_player(state, **changes)

    def test_not_before(self):
        assert refused(self.table(), self.CARD) == "tapestry.broken.enchantment"

    @pytest.mark.parametrize("changes", [{"income_turns": 5}, {"standing": (Enchanted(),)}])
    def test_from_turn_5_or_once_enchanted(self, changes):
        tech = Tech(self.CARD, 1)

        assert conditions.meets(self.table(**changes), "p1", tech)

    def test_a_neighbours_does_not_count(self):
        state = with_player(self.table(), "p2", standing=(Enchanted(),), income_turns=5)

        assert refused(state, self.CARD) == "tapestry.broken.enchantment"

    def test_one_serves_several_cards(self):
        state = with_techs(a_table(expansions=FUTURES), guide_23=1, guide_29=1)
        state = with_player(state, standing=(Enchanted(),))

        assert set(upgrading.upgradable(state, "p1")) == {"guide_23", "guide_29"}


class TestSingleUse:
    """FF: squares that can be gained once."""

    def used(self):
        state = with_techs(a_table(era=5, expansions=FUTURES), guide_23=1)
        return upgraded(
            state,
            "guide_23",
            **{
                "p1.advance.track": "science",
                "p1.research.advance": "no",
                "p1.research.die": "military",
            },
        )

    def test_the_card_is_turned_over(self):
        assert self.used().me.techs == (Tech("guide_23", 2, "", True),)

    def test_it_still_counts_as_a_technology(self):
        per = Benefit(Verb.POINTS_PER, per="tech_card")

        assert gain(self.used().state, per).me.score == 1

    def test_its_square_is_not_gained_again(self):
        played = gain(self.used().state, Benefit(Verb.TECH_SQUARE))

        assert played.told_keys() == ["tapestry.told.no_card.square"]


class TestUnnamedCards:
    def test_each_has_its_own_number(self):
        state = with_player(a_table(), techs=(Tech("unknown.2"),))

        assert nameless(state) == "unknown.1"
        assert nameless(with_player(state, "p2", techs=(Tech("unknown.1"),))) == "unknown.3"
