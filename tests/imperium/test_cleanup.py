"""Solo booklet, "Phase de nettoyage de la C.I.V."."""

from __future__ import annotations

from dataclasses import replace

from companion.core.step import Step
from companion.games.imperium.cards import Card
from companion.games.imperium.rules.cleanup import clean_up
from companion.games.imperium.state import Phase
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import a_round, a_table, phase
from tests.imperium.rig import Done, Table, a_position, cards


def cleaned(state, **answers):
    before = replace(state, civ=replace(state.civ, resolving=()))
    step = Step(before, Table(answers))
    clean_up(step)
    return Done(step, before)


def emptied(state, **changes):
    """All slots have been turned over."""
    civ = replace(state.civ, slots=(None,) * len(state.civ.slots), **changes)
    return replace(state, civ=civ)


class TestMarketToken:
    def test_a_progress_over_the_slot_of_the_die(self):
        assert cleaned(a_position(die=2)).market.spaces[1].tokens == Tokens(progress=1)

    def test_none_on_a_six(self):
        done = cleaned(a_position(die=6))

        assert all(space.tokens == Tokens() for space in done.market.spaces)

    def test_carthaginians_put_two_materials(self):
        done = cleaned(a_position("carthaginians", die=1))

        assert done.market.spaces[0].tokens == Tokens(materials=2)

    def test_qin_put_a_population(self):
        assert cleaned(a_position("qin", die=1)).market.spaces[0].tokens == Tokens(population=1)

    def test_on_a_five_even_without_a_fifth_slot(self):
        done = cleaned(a_position(level="chieftain", die=5))

        assert done.market.spaces[4].tokens == Tokens(progress=1)


class TestFilling:
    def test_the_card_set_aside_goes_to_slot_one(self):
        done = cleaned(emptied(a_position(aside=(Card(77),))))

        assert done.civ.slots[0].id == 77
        assert done.civ.aside == ()

    def test_then_every_slot_from_its_deck(self):
        done = cleaned(emptied(a_position(deck=cards("", "", "", "", "", ""))))

        assert all(done.civ.slots)
        assert len(done.civ.deck) == 1

    def test_an_empty_deck_takes_a_dynasty_card_and_the_discard(self):
        state = emptied(a_position(deck=cards(""), discard=cards(*["region"] * 6, first=600)))
        before = len(state.civ.dynasty)
        done = cleaned(state)

        assert len(done.civ.dynasty) == before - 1
        assert len(done.civ.deck) == 7 - 4
        assert done.civ.discard == ()

    def test_a_shuffled_card_is_unknown_again(self):
        done = cleaned(emptied(a_position(deck=(), discard=cards(*["region"] * 6))))

        assert all(card.shows == () for card in done.civ.deck)

    def test_the_at_card_founds_the_empire(self):
        state = emptied(
            a_position(
                deck=(),
                discard=cards("", "", "", "", ""),
                dynasty=(Card(9, at_card="accession"), Card(10)),
            )
        )

        assert cleaned(state).civ.side == "empire"

    def test_zenith_and_nadir_found_nothing(self):
        for nation, at_card in (("vikings", "zenith"), ("arthurians", "nadir")):
            dynasty = (Card(9, at_card=at_card),)
            state = emptied(a_position(nation, deck=(), discard=cards("", ""), dynasty=dynasty))
            done = cleaned(state)

            assert done.civ.side == "barbarian"
            assert done.state.ending.reason == "dynasty"

    def test_the_deck_is_rebuilt_only_when_a_card_is_needed(self):
        done = cleaned(
            emptied(a_position(deck=cards("", "", "", "", ""), discard=cards("", first=600)))
        )

        assert (len(done.civ.deck), len(done.civ.discard)) == (0, 1)

    def test_without_any_card_the_slots_stay_empty(self):
        done = cleaned(emptied(a_position(deck=(), discard=(), dynasty=())))

        assert not any(done.civ.slots)
        assert "told.no_cards_left" in done.told


class TestARound:
    def test_you_the_civ_the_solstice_and_you_again(self):
        session = a_table(civ="romans")
        a_round(session, "attack", "pinned", "attack", "attack", "attack")

        assert phase(session) is Phase.YOURS
        assert session.state.round == 2
