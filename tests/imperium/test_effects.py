"""Solo booklet, "Modifications des effets de cartes": what your effects do to the C.I.V."""

from __future__ import annotations

import pytest

from companion.core.offer import NUMBER
from companion.errors import RuleBroken
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv, CorrectPile, NameSpace
from companion.games.imperium.game import GAME
from companion.games.imperium.views.correcting import correct
from tests.imperium.makers import a_table, its_turn


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


class TestCheckTheTable:
    def test_every_number_can_be_put_right(self):
        session = a_table()
        numbers = [f for f in GAME.on_the_table(session.state) if isinstance(f.value, int)]
        for fact in numbers:
            session.do(correct(session.state, fact).command({NUMBER: 7}))
        after = {fact.key: fact.value for fact in GAME.on_the_table(session.state)}

        assert {after[fact.key] for fact in numbers} == {7}
        assert len(numbers) == 12

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
