"""What is looked up: the rules of the table, every row, every card and where it is now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.imperium import lookup
from companion.games.imperium.cards import Card
from companion.games.imperium.content import nations, table
from companion.games.imperium.where_now import where_now
from companion.lookup import open_rules
from tests.imperium.makers import a_table, said

RULES = open_rules("imperium", lookup.entries)


def now(state, entry):
    place = where_now(state, entry)
    return place and said(place)


class TestEntries:
    def test_every_entry_leads_to_another(self):
        assert [one.id for one in RULES.entries if not one.see] == []

    @pytest.mark.parametrize("nation", list(nations()))
    def test_a_table_shows_its_rows(self, nation):
        shown = [said(one.value) for one in RULES.entry(f"table.{nation}").rendered()]

        assert len(shown) == len(list(table(nation).rows()))
        assert all(shown)

    @pytest.mark.parametrize(
        ("asked", "language", "entry"),
        [
            ("becoming an empire", "en", "turn.empire"),
            ("devenir un empire", "fr", "turn.empire"),
            ("setting up against the vikings", "en", "setup.civ_vikings"),
            ("zone de développement", "fr", "term.development_area"),
            ("pending quest", "en", "term.quests"),
        ],
    )
    def test_it_is_found_as_people_ask(self, asked, language, entry):
        assert RULES.search(asked, language)[0].id == entry


class TestWhereACardIs:
    state = a_table(civ="romans", mine="greeks", names=True).state

    def test_in_the_market(self):
        space = replace(self.state.market.spaces[1], card="classics.common.oracle")
        spaces = (self.state.market.spaces[0], space, *self.state.market.spaces[2:])
        state = replace(self.state, market=replace(self.state.market, spaces=spaces))

        assert now(state, "printed.common_classics.oracle") == "In the Market, place 2"

    def test_its_own_cards(self):
        discard = (Card(9, name="romans.glory"),)
        state = replace(self.state, civ=replace(self.state.civ, discard=discard))
        nation = "printed.romans.dalmatia"

        assert now(state, "printed.romans.glory") == "Face up in the C.I.V.’s discard"
        assert now(self.state, "printed.romans.glory").startswith("Among the cards")
        assert now(state, nation).startswith(("Among the cards", "In its Dynasty"))

    def test_yours_and_those_of_others(self):
        assert now(self.state, "printed.greeks.glory") == "Yours"
        assert now(self.state, "printed.celts.druids") == "Not in this game"

    def test_nothing_where_nothing_is_named(self):
        assert now(a_table().state, "printed.romans.glory") is None
        assert now(self.state, "term.unrest") is None
