"""Solo booklet, "Modifications des effets de cartes": what your effects do to the C.I.V."""

from __future__ import annotations

import pytest

from companion.core.journal import MemoryJournal
from companion.core.kinds import Kinds
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.imperium.commands.anytime import CorrectTokens
from companion.games.imperium.commands.effects import (
    EFFECTS,
    AffectCiv,
    CorrectPile,
    GiveTokens,
    NameSpace,
    StealTokens,
)
from companion.games.imperium.commands.setup import (
    WITHOUT,
    BeginPlay,
    CountUnrest,
    LayMarket,
    TickSteps,
)
from companion.games.imperium.commands.yours import TakeFromMarket
from companion.games.imperium.events.seen import SpaceSeen
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options
from companion.games.imperium.start import unrest_at_first
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_table, finish, its_turn, said


class TestYourEffects:
    def test_made_to_draw_its_top_card_goes_to_its_discard(self):
        session = a_table()
        session.do(AffectCiv("draw"))
        civ = session.state.civ

        assert (len(civ.deck), len(civ.discard)) == (4, 1)

    def test_an_empty_deck_is_not_rebuilt_for_it(self):
        session = a_table()
        session.do(CorrectPile("deck", 0))
        entry = session.do(AffectCiv("draw"))

        assert entry.events == ()
        assert entry.told[0].text.key == "imperium.told.no_effect"

    def test_made_to_abandon_without_a_region(self):
        assert a_table().do(AffectCiv("abandon")).told[0].text.key == "imperium.told.no_effect"

    def test_made_to_recall(self):
        session = a_table()
        session.do(CorrectPile("play", 2))
        session.do(AffectCiv("recall"))

        assert (len(session.state.civ.play), len(session.state.civ.deck)) == (1, 6)

    def test_made_to_take_unrest(self):
        session = a_table(unrest=5)
        session.do(AffectCiv("take_unrest"))

        assert session.state.civ.deck[0].shows == ("unrest",)
        assert session.state.market.unrest == 4

    def test_what_it_ignores_cannot_be_done(self):
        assert {"discard", "return_unrest"}.isdisjoint(EFFECTS)
        with pytest.raises(RuleBroken):
            a_table().do(AffectCiv("discard"))

    def test_only_in_your_turn(self):
        assert its_turn(a_table()).why_not(AffectCiv("draw")) is not None


def effect(session, name, **filled):
    offer = next(one for one in session.offers if one.id == f"effect.{name}")
    return session.do(offer.command({"materials": 0, "population": 0, "progress": 0, **filled}))


class TestTokensBetweenYou:
    """Rulebook, "Voler": as far as possible."""

    def a_table(self, **more):
        session = a_table(start=Tokens(3, 2, 1), **more)
        session.do(CorrectTokens("civ", Tokens(2, 0, 4)))
        return session

    def test_you_steal(self):
        session = self.a_table()
        entry = effect(session, "steal", materials=1, progress=2)

        assert session.state.civ.tokens == Tokens(1, 0, 2)
        assert session.state.you.tokens == Tokens(4, 2, 3)
        assert said(entry.told[0].text) == (
            "Take 1 Material (the C.I.V. 2 › 1, you 3 › 4) and"
            " 2 Progress (the C.I.V. 4 › 2, you 1 › 3) from the C.I.V.’s tokens."
        )

    def test_no_more_than_it_has(self):
        session = self.a_table()
        session.do(StealTokens(Tokens(5, 1, 1)))

        assert session.state.civ.tokens == Tokens(0, 0, 3)
        assert session.state.you.tokens == Tokens(5, 2, 2)

    def test_you_give(self):
        session = self.a_table()
        effect(session, "give", population=2)

        assert session.state.civ.tokens == Tokens(2, 2, 4)
        assert session.state.you.tokens == Tokens(3, 0, 1)

    def test_where_yours_are_not_counted_only_its_change(self):
        session = self.a_table(counts_mine=False)
        before = session.state.you.tokens
        entry = effect(session, "steal", progress=1)
        effect(session, "give", population=9)

        assert session.state.civ.tokens == Tokens(2, 9, 3)
        assert session.state.you.tokens == before
        assert (
            said(entry.told[0].text)
            == "Take 1 Progress (the C.I.V. 4 › 3) from the C.I.V.’s tokens."
        )

    def test_from_nobody_who_has_none(self):
        session = a_table()
        offer = next(one for one in session.offers if one.id == "effect.steal")

        assert offer.reason.key == "imperium.broken.nothing_to_steal"
        with pytest.raises(RuleBroken):
            session.do(GiveTokens(Tokens(materials=50)))


class TestCheckTheTable:
    def test_every_number_can_be_put_right(self):
        session = a_table()
        numbers = [f for f in GAME.on_the_table(session.state) if isinstance(f.value, int)]
        for key in [fact.key for fact in numbers]:
            (fact,) = (f for f in GAME.on_the_table(session.state) if f.key == key)
            session.do(fact.right()[0].command({fact.right()[0].asks({}).key: 7}))
        after = {fact.key: fact.value for fact in GAME.on_the_table(session.state)}

        assert {after[fact.key] for fact in numbers} == {7}
        assert len(numbers) == 13

    def test_a_pile_holds_no_thousand_cards(self):
        with pytest.raises(RuleBroken):
            a_table().do(CorrectPile("deck", 1000))

    def test_the_at_card_is_kept_whatever_is_counted(self):
        session = a_table(civ="romans")
        session.do(CorrectPile("dynasty", 1))

        assert [card.at_card for card in session.state.civ.dynasty] == ["accession"]

    def test_without_a_dynasty_it_lies_in_the_discard(self):
        session = a_table(civ="romans")
        session.do(CorrectPile("dynasty", 0))

        assert [card.at_card for card in session.state.civ.discard] == ["accession"]

    def test_a_market_card_can_be_named_anew(self):
        session = a_table()
        session.do(NameSpace(1, "dual"))

        assert session.state.market.spaces[0].categories == ("uncivilised", "civilised")

    @pytest.mark.parametrize(("slot", "category"), [(0, "region"), (6, "region"), (1, "fame")])
    def test_but_only_as_what_lies_in_a_market(self, slot, category):
        with pytest.raises(RuleBroken):
            a_table().do(NameSpace(slot, category))


NAMED = tuple(f"classics.common.{one}" for one in ("oracle", "town", "elders", "shrine", "boats"))


def named_table(cards=NAMED):
    """Five cards named in its Market; no Region, so that an Unrest lies below each."""
    session = Session.begin(GAME, Options(names=True), MemoryJournal())
    session.do(LayMarket(("uncivilised", "civilised", "region", "uncivilised", "uncivilised")))
    session.do(BeginPlay())
    for slot, one in enumerate(cards, start=1):
        name_it(session, slot, one)
    return session


def name_it(session, slot, one):
    offer = next(each for each in session.offers if each.id == "space.named")
    session.do(offer.command({"slot": str(slot), "card": one}))


def lying(session):
    return [one.card for one in session.state.market.spaces]


class TestNamingTheMarketAnew:
    """The table is the truth: a card of the Market is named at any time, one by one."""

    def test_by_its_name_through_an_offer(self):
        session = named_table()
        name_it(session, 3, "classics.common.invasion")

        assert lying(session)[2] == "classics.common.invasion"
        assert said(session.last.label) == "Market, place 3: Invasion"

    def test_its_kind_alone_leaves_the_name_that_fits(self):
        session = named_table()
        session.do(NameSpace(1, "uncivilised"))
        session.do(NameSpace(2, "region"))

        assert lying(session)[:2] == [NAMED[0], ""]

    def test_a_card_lies_in_one_place(self):
        session = named_table()
        name_it(session, 1, NAMED[2])

        assert lying(session) == [NAMED[2], NAMED[1], "", *NAMED[3:]]
        assert session.state.market.spaces[2].categories == ("uncivilised",)

    def test_unless_there_are_two_of_it(self):
        session = named_table()
        name_it(session, 1, NAMED[1])

        assert lying(session)[:2] == [NAMED[1], NAMED[1]]

    def test_the_count_of_the_unrest_follows(self):
        session = named_table()
        before = session.state.market.unrest
        session.do(NameSpace(1, "region"))

        assert session.state.market.unrest == before + 1
        assert not session.state.market.spaces[0].under
        name_it(session, 1, NAMED[0])
        assert session.state.market.unrest == before

    def test_what_nobody_told_at_the_set_up_brings_its_unrest_and_progress(self):
        session = Session.begin(GAME, Options(names=True), MemoryJournal())
        session.do(TickSteps(("market",)))
        session.answer(WITHOUT)
        session.do(BeginPlay())
        before = session.state.market.unrest
        session.do(CorrectTokens("2", Tokens(progress=1)))
        session.do(NameSpace(1, "region"))
        session.do(NameSpace(2, "civilised"))
        session.do(NameSpace(2, "civilised"))

        assert session.state.market.unrest == before - 1
        assert session.state.market.spaces[1].tokens == Tokens(progress=2)
        assert before == unrest_at_first(session.options)

    def test_the_last_unrest_is_asked_about(self):
        session = named_table()
        session.do(NameSpace(1, "region"))
        session.do(CountUnrest(1))
        finish(session, NameSpace(1, "uncivilised"), {"left.0": "3"})

        assert session.state.market.unrest == 3

    def test_games_of_before_fold_as_they_did(self):
        event = Kinds(GAME).event(["SpaceSeen", 1, {"slot": 1, "categories": ["region"]}])
        state = named_table().state

        assert event == SpaceSeen(1, ("region",), with_all=False)
        assert event.apply(state).market.unrest == state.market.unrest


def test_a_card_told_as_it_is_taken_brings_its_unrest():
    session = Session.begin(GAME, Options(names=True), MemoryJournal())
    session.do(TickSteps(("market",)))
    session.answer(WITHOUT)
    session.do(BeginPlay())
    before = session.state.market.unrest
    finish(session, TakeFromMarket(1), {"category": "uncivilised", "refill": "region"})

    assert session.state.market.unrest == before - 1
