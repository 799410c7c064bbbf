"""The Exile pile, where cards are named."""

from __future__ import annotations

from dataclasses import replace

from companion.core.step import Step
from companion.games.imperium.cards import Card, Pile
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.market import MarketCardLeft
from companion.games.imperium.grammar import read_elements
from companion.games.imperium.places import EXILE
from companion.games.imperium.rules.resolving import any_possible
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import Space
from tests.imperium.rig import Table, can
from tests.imperium.test_named import TOWN, named


class TestTheExilePile:
    """Solo booklet, "Acquérir": the best exiled card that fits."""

    def test_nothing_is_asked_where_all_that_was_exiled_is_named(self):
        nothing = can(named(), "acquire region from exile")
        region = replace(named(), exiled=(TOWN,))

        assert not nothing
        assert not can(region, "acquire region from exile")
        assert can(region, "acquire uncivilised from exile")

    def test_it_is_where_a_card_was_exiled_that_nobody_named(self):
        state = replace(named(), exiled_unnamed=1)

        assert can(state, "acquire region from exile", exile="yes")
        assert not can(state, "acquire region from exile", exile="no")

    def test_a_card_that_leaves_by_its_kind_alone_is_one(self):
        state = named()
        unnamed = (Space(("region",)), *state.market.spaces[1:])
        laid = replace(state, market=replace(state.market, spaces=unnamed))
        once = MarketCardLeft(1, EXILE).apply(laid)
        twice = MarketCardLeft(2, EXILE).apply(once)
        taken = CardTaken(Card(99, ("region",)), EXILE, Pile.DECK).apply(twice)

        assert (twice.exiled_unnamed, len(twice.exiled)) == (1, 1)
        assert (taken.exiled_unnamed, len(taken.exiled)) == (0, 1)

    def test_the_table_may_insist(self):
        run = Run(Step(named(), Table({"exile": "yes"})), "card")
        acquire = read_elements(("acquire region from exile",))

        assert any_possible(run, acquire, "slot.1.instead.romans.barbarian.1")
