"""Rulebook, "Mélanger votre deck", "Développer" and "Fin de partie"."""

from __future__ import annotations

import pytest

from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.imperium.commands.your_deck import CountYourPiles, Develop, ShuffleDeck
from companion.games.imperium.commands.yours import EndYourTurn, SpendMarker
from companion.games.imperium.content import nation
from companion.games.imperium.state import Phase, State
from tests.imperium.makers import a_table, finish, its_turn, said


def shuffled(mine: str, nation_cards: int = 0, developments: int = 0) -> Session[State]:
    """Your deck ran out with so many cards left beside it; a Development is paid for."""
    session = a_table(mine=mine, civ="persians")
    session.do(CountYourPiles(nation_cards, developments))
    finish(session, ShuffleDeck(), {"develop": "yes"})
    return session


def told(session: Session[State]) -> list[str]:
    return [one.text.key.removeprefix("imperium.told.") for one in session.entries[-1].told]


class TestAsABarbarian:
    def test_a_nation_card_comes_first_and_an_exhaust_lies_on_the_nation_deck(self):
        you = shuffled("romans", nation_cards=6).state.you

        assert (you.nation_cards, you.exhausts, you.side) == (5, 4, "barbarian")

    def test_only_once_until_the_tokens_are_taken_back(self):
        session = shuffled("romans", nation_cards=6)
        session.do(ShuffleDeck())
        assert session.state.you.nation_cards == 5
        session.do(EndYourTurn())
        session.do(ShuffleDeck())

        assert session.state.you.nation_cards == 4

    def test_not_without_an_exhaust_token(self):
        session = a_table(mine="romans", civ="persians")
        for _ in range(5):
            session.do(SpendMarker("exhaust"))
        before = session.state.you.nation_cards
        session.do(ShuffleDeck())

        assert session.state.you.nation_cards == before
        assert told(session) == ["you_shuffle"]

    def test_the_accession_turns_the_state_card(self):
        session = shuffled("romans", nation_cards=1)

        assert session.state.you.side == "empire"
        assert [said(one.text) for one in session.entries[-1].told][1:4] == [
            "Put a card from your Nation deck into your discard pile.",
            "Put an Exhaust token from your State card on your Nation deck.",
            "Turn the State card of your nation to its Empire side.",
        ]

    def test_the_zenith_of_the_vikings_triggers_the_scoring(self):
        state = shuffled("vikings", nation_cards=1).state

        assert state.ending.reason == "harald_hardrada"
        assert state.you.side == "barbarian"

    def test_the_nadir_of_the_arthurians_goes_into_play(self):
        session = shuffled("arthurians", nation_cards=1)

        assert told(session)[0] == "you_nadir"
        assert said(session.last.told[1].text) == (
            "Put a card from your Nation deck among your cards in play."
        )
        assert (session.state.you.side, session.state.ending) == ("barbarian", None)

    def test_utopians_skip_it(self):
        session = a_table(mine="utopians", civ="persians")
        session.do(ShuffleDeck())

        assert told(session) == ["you_shuffle"]
        assert session.state.you.exhausts == 3


class TestAsAnEmpire:
    def test_a_development_may_be_paid_for(self):
        you = shuffled("atlanteans", developments=4).state.you

        assert (you.developments, you.exhausts) == (3, 4)

    def test_or_not(self):
        session = a_table(mine="atlanteans", civ="persians")
        finish(session, ShuffleDeck(), {"develop": "no"})

        assert (session.state.you.developments, session.state.you.exhausts) == (10, 5)

    def test_the_last_one_triggers_the_scoring(self):
        assert shuffled("atlanteans", developments=1).state.ending.reason == "last_development"

    def test_an_effect_may_develop_once_more_without_a_token(self):
        session = shuffled("atlanteans", developments=4)
        session.do(Develop())

        assert (session.state.you.developments, session.state.you.exhausts) == (2, 4)

    @pytest.mark.parametrize("mine", ["arthurians", "utopians", "vikings"])
    def test_three_nations_never_develop(self, mine):
        with pytest.raises(RuleBroken):
            a_table(mine=mine, civ="persians").do(Develop())

    def test_a_barbarian_does_not(self):
        with pytest.raises(RuleBroken) as refused:
            a_table(mine="romans", civ="persians").do(Develop())

        assert refused.value.message.key == "imperium.broken.develops_as_empire"


class TestTwoPlacesWithATokenEach:
    """The Nation deck and the Development zone (rulebook, "Mélanger votre deck")."""

    def test_the_accession_leaves_the_development_of_the_next_shuffle(self):
        session = a_table(mine="romans", civ="persians")
        session.do(CountYourPiles(1, 4))
        session.do(ShuffleDeck())
        finish(session, ShuffleDeck(), {"develop": "yes"})
        you = session.state.you

        assert (you.side, you.developments, you.exhausts) == ("empire", 3, 3)

    def test_each_only_once_until_the_tokens_are_taken_back(self):
        session = shuffled("atlanteans", developments=4)
        session.do(ShuffleDeck())

        assert session.state.you.developments == 3

    @pytest.mark.parametrize("mine", ["vikings", "arthurians"])
    def test_zenith_and_nadir_lay_an_exhaust_too(self, mine):
        session = shuffled(mine, nation_cards=1)

        assert session.state.you.exhausts == 4
        assert "Exhaust" in said(session.entries[-1].told[2].text)


class TestCounting:
    @pytest.mark.parametrize("mine", ["romans", "vikings", "atlanteans", "utopians", "arthurians"])
    def test_as_many_as_the_nation_has(self, mine):
        cards, you = nation(mine), a_table(mine=mine, civ="persians").state.you

        assert you.nation_cards == cards.nation_cards + bool(cards.at_card)
        assert you.developments == (0 if mine == "arthurians" else cards.developments)

    @pytest.mark.parametrize("piles", [(-1, 0), (0, -1), (41, 0)])
    def test_nonsense_is_refused(self, piles):
        with pytest.raises(RuleBroken):
            a_table().do(CountYourPiles(*piles))


def test_you_shuffle_while_the_civs_cards_are_resolved():
    """Rulebook, "Mélanger votre deck": at once, in whoever's turn (001:541)."""
    session = its_turn(a_table(mine="greeks", civ="romans"))
    session.do(ShuffleDeck())

    assert session.state.phase is Phase.CIV_SLOTS
    assert session.state.you.nation_cards == nation("greeks").nation_cards
