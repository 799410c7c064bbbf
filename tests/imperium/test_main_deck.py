"""Rulebook and solo booklet, "Fin de partie": the Main deck runs out with its last card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.kinds import Kinds
from companion.errors import RuleBroken
from companion.games.imperium.commands.anytime import (
    CallOffScoring,
    CountMainDeck,
    TriggerScoring,
)
from companion.games.imperium.commands.setup import BeginPlay
from companion.games.imperium.commands.yours import (
    BreakThrough,
    TakeFromMarket,
    TakeFromSmallDeck,
    TurnOverMain,
)
from companion.games.imperium.events.ending import ScoringTriggered
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.start import main_at_first
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_table, finish, said
from tests.imperium.real_games import play_real
from tests.imperium.rig import a_position, act

TRIBUTARY = 4
"""The Market place whose card comes from the Main deck."""


def a_table_with(main, **more):
    session = a_table(**more)
    session.do(CountMainDeck(main))
    return session


def taken(session, came="region", **answers):
    return finish(session, TakeFromMarket(TRIBUTARY), {"refill": came, **answers})


def reason(session):
    return session.state.ending.reason if session.state.ending else None


class TestItsCards:
    """Solo booklet, "Mise en place générale": 52, less 18 in small decks and two in the Market."""

    @pytest.mark.parametrize("box", ["classics", "legends"])
    @pytest.mark.parametrize("both", [True, False])
    def test_once_the_market_is_dealt(self, box, both):
        assert main_at_first(Options(box=box, both_boxes=both)) == 32

    def test_without_what_a_campaign_brought_into_your_deck(self):
        added = ("classics.common.oracle", "Port", "legends.common.etruscans")

        assert main_at_first(Options(cards_added=added)) == 30

    def test_it_is_counted_from_the_first_turn(self):
        session = a_table()
        taken(session)

        assert session.state.market.main == 31

    def test_a_card_of_a_small_deck_leaves_it_alone(self):
        session = a_table()
        finish(session, TakeFromMarket(1), {})

        assert session.state.market.main == 32

    def test_what_the_civ_finds_in_it_leaves_it(self):
        state = a_position(
            small=dict.fromkeys(("region", "uncivilised", "civilised"), 0), spaces=()
        )
        state = replace(state, market=replace(state.market, main=9))
        found = act(state, "innovate region", main_deck="yes")
        nothing = act(state, "innovate region", main_deck="no")

        assert (found.market.main, nothing.market.main) == (8, 9)

    def test_games_of_before_do_not_count_it(self):
        begin = Kinds(GAME).command(["BeginPlay", 1, {}])

        assert begin == BeginPlay(as_told=False)


class TestTheLastCard:
    def test_triggers_the_scoring_at_once(self):
        session = a_table_with(1)
        entry = taken(session)

        assert reason(session) == "main_deck"
        assert session.state.market.spaces[TRIBUTARY - 1].categories == ("region",)
        assert "the Main deck is empty" in said(entry.told[-1].text)

    def test_unless_the_table_still_counts_some(self):
        session = a_table_with(1)
        entry = taken(session)
        session.differ({entry.told[-1].differs: 3})

        assert reason(session) is None
        assert session.state.market.main == 3

    def test_found_by_the_civ_too(self):
        state = a_position(
            small=dict.fromkeys(("region", "uncivilised", "civilised"), 0), spaces=()
        )
        state = replace(state, market=replace(state.market, main=1))

        assert act(state, "innovate region", main_deck="yes").state.ending.reason == "main_deck"

    def test_afterwards_nothing_comes_and_nothing_is_asked(self):
        session = a_table_with(1)
        taken(session, came="tributary")
        session.do(TakeFromMarket(TRIBUTARY))
        state = replace(session.state, civ=a_position().civ)

        assert session.state.market.spaces[TRIBUTARY - 1].gone
        assert act(state, "innovate tributary").civ.tokens == Tokens(progress=2)

    def test_a_card_that_comes_all_the_same_ends_the_count(self):
        session = a_table_with(1)
        taken(session, came="tributary")
        entry = session.do(TakeFromMarket(TRIBUTARY))
        session.differ({entry.told[-1].differs: "region"})

        assert session.state.market.main is None

    @pytest.mark.parametrize("case", range(6))
    def test_in_whole_games_with_real_cards(self, case):
        """At every step it is counted as it lies there: `play_real` says so."""
        session = play_real(case, "main")
        out = [
            one for one in session.entries if one.before.market.main and not one.after.market.main
        ]
        for entry in out:
            triggered = any(isinstance(event, ScoringTriggered) for event in entry.events)

            assert triggered or entry.before.ending or entry.after.collapsed


class TestYouBreakThroughWithIt:
    """Rulebook, "Innover en", option 5."""

    def empty(self, session, deck="region"):
        while session.state.market.small[deck]:
            session.do(TakeFromSmallDeck(deck))
        return session

    def test_for_a_tributary(self):
        session = a_table()
        entry = finish(session, BreakThrough("tributary"), {"main_deck": "yes"})

        assert session.state.market.main == 31
        assert said(entry.told[0].text) == "Put a card from the Main deck into your hand."

    def test_where_its_small_deck_is_empty(self):
        session = a_table()

        assert session.why_not(BreakThrough("region")).key == "imperium.broken.small_deck_first"
        self.empty(session)
        assert session.why_not(BreakThrough("region")) is None

    def test_none_is_found(self):
        session = a_table(start=Tokens())
        finish(session, BreakThrough("tributary"), {"main_deck": "no"})

        assert session.state.market.main == 32
        assert session.state.you.tokens == Tokens(progress=2)

    def test_by_its_name(self):
        session = a_table(names=True)
        hittites = "classics.common.hittites"
        finish(session, BreakThrough("tributary"), {"found": hittites})

        assert session.state.away == (hittites,)
        assert hittites not in on_the_way(session.state)

    def test_its_last_card_is_the_end(self):
        session = a_table_with(1)
        finish(session, BreakThrough("tributary"), {"main_deck": "yes"})

        assert reason(session) == "main_deck"

    def test_several_cards_are_turned_over_and_leave_it(self):
        session = a_table_with(5)
        session.do(TurnOverMain(4, "exile"))

        assert session.state.market.main == 1
        with pytest.raises(RuleBroken):
            session.do(TurnOverMain(2, "hand"))
        session.do(TurnOverMain(1, "hand"))
        assert reason(session) == "main_deck"

    def test_a_single_one_by_its_name(self):
        session = a_table(names=True)
        finish(session, TurnOverMain(1, "exile"), {"card": "classics.common.hittites"})
        finish(session, TurnOverMain(1, "exile"), {"card": "none"})

        assert session.state.exiled == ("classics.common.hittites",)
        assert session.state.exiled_unnamed == 1

    def test_through_offers(self):
        session = a_table()
        offers = {one.id: one for one in session.offers}
        kinds = offers["market.main"].asks({})

        assert kinds.ids == ("tributary",)
        session.do(offers["market.turned"].command({"cards": 2, "to": "exile"}))
        assert session.state.market.main == 30


class TestPuttingItRight:
    def test_it_is_counted_anew(self):
        session = a_table_with(12)

        assert session.state.market.main == 12

    def test_none_are_the_end(self):
        session = a_table_with(0)

        assert reason(session) == "main_deck"
        session.undo()
        assert reason(session) is None

    def test_the_table_finds_it_empty(self):
        session = a_table_with(7)
        session.do(TriggerScoring("main_deck"))

        assert session.state.market.main == 0

    def test_called_off_nobody_knows_what_is_left(self):
        session = a_table_with(0)
        session.do(CallOffScoring())

        assert session.state.market.main is None
        assert session.why_not(TriggerScoring("main_deck")) is None

    def test_watched_by_the_table_it_is_asked_about_as_ever(self):
        session = a_table_with(-1)
        question = session.do(TakeFromMarket(TRIBUTARY))

        assert question.note.key == "imperium.rule.last_of_main"
        session.answer("none")
        assert reason(session) == "main_deck"

    @pytest.mark.parametrize("cards", [-2, 99])
    def test_it_has_no_such_number(self, cards):
        with pytest.raises(RuleBroken):
            a_table().do(CountMainDeck(cards))

    def test_it_stands_among_what_is_checked_and_offered(self):
        session = a_table()
        facts = {fact.key: fact.value for fact in GAME.on_the_table(session.state)}

        assert facts["main_deck"] == 32
        assert {"main.count", "main.watch"} <= {one.id for one in session.offers}
