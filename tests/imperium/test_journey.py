"""Solo booklet, the Voyage table of the Utopians."""

from __future__ import annotations

import pytest

from companion.core.step import Step, Unanswered
from companion.games.imperium.rules.cleanup import rebuild_deck
from companion.games.imperium.rules.run import Run
from companion.games.imperium.tokens import Tokens
from tests.imperium.rig import Done, Table, a_position, cards

READ = {"limit": "5", "card": "take fame", "token": "progress"}


def travelled(journey, tokens, **answers):
    state = a_position(
        "utopians", deck=(), discard=cards("", ""), journey=journey, tokens=tokens, resolving=()
    )
    step = Step(state, Table({**READ, **answers}))
    rebuild_deck(Run(step, "cleanup"), "deck")
    return Done(step, state)


class TestVisions:
    def test_five_progress_lead_on_and_bring_a_region(self):
        done = travelled("visions", Tokens(progress=6), space="1")

        assert done.civ.journey == "path"
        assert done.civ.tokens.progress == 0
        assert len(done.civ.deck) == 3

    def test_fewer_bring_an_unrest_after_the_shuffle(self):
        done = travelled("visions", Tokens(progress=4))

        assert done.civ.journey == "visions"
        assert [card.shows for card in done.civ.discard] == [("unrest",)]
        assert len(done.civ.deck) == 2

    def test_the_new_deck_lies_under_the_card_it_acquired(self):
        done = travelled("visions", Tokens(progress=6), space="1")

        assert done.civ.deck[0].shows == ("region",)
        assert done.words[-2:] == [
            "Shuffle 2 cards from its discard pile, face down in a new pile.",
            "Put 2 cards from the shuffled cards under its deck.",
        ]

    def test_without_a_discard_the_unrest_is_all_there_is_to_discard(self):
        state = a_position("utopians", deck=(), discard=(), journey="visions", resolving=())
        step = Step(state, Table(READ))
        rebuild_deck(Run(step, "cleanup"), "deck")

        assert [card.shows for card in step.state.civ.discard] == [("unrest",)]
        assert step.state.civ.waiting == ()


class TestPath:
    def test_five_progress_bring_a_fame(self):
        done = travelled("path", Tokens(progress=5), fame="card")

        assert done.civ.journey == "gates"
        assert len(done.civ.deck) == 3


class TestGates:
    def test_fewer_bring_a_progress_too(self):
        done = travelled("gates", Tokens(progress=1))

        assert done.civ.tokens == Tokens(progress=2)

    def test_five_lead_to_shangri_la(self):
        assert travelled("gates", Tokens(progress=5), fame="card").civ.journey == "shangri_la"


class TestShangriLa:
    def test_twenty_four_population_trigger_the_end(self):
        done = travelled("shangri_la", Tokens(population=24), fame="card", limit="24")

        assert done.state.ending.reason == "civ_shangri_la"

    def test_fewer_bring_population_and_a_progress_for_you(self):
        done = travelled("shangri_la", Tokens(population=20), limit="24")

        assert done.civ.tokens == Tokens(population=22)
        assert done.you.tokens == Tokens(3, 2, 2)
        assert done.state.ending is None


def test_at_least_or_more_is_asked_of_the_owner():
    state = a_position("utopians", deck=(), discard=cards(""), journey="visions", resolving=())

    with pytest.raises(Unanswered) as asked:
        rebuild_deck(Run(Step(state, Table({})), "cleanup"), "deck")

    assert asked.value.question.fact == "imperium.utopians.journey.1.limit"
