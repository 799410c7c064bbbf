"""What is looked up: the rules of the table, every row, every card and where it is now."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.describe.holding import held_at
from companion.games.imperium import lookup
from companion.games.imperium.cards import Card
from companion.games.imperium.content import nations, table
from companion.games.imperium.where_now import where_now
from companion.lookup import open_rules
from tests.imperium.makers import a_table, said
from tests.imperium.test_pages import a_desk, on_page

SIDES = {"journey": "voyage"}
RULES = open_rules("imperium", lookup.entries)


def now(state, entry):
    place = where_now(state, entry)
    return place and said(place)


class TestEntries:
    def test_every_entry_leads_to_another(self):
        assert [one.id for one in RULES.entries if not one.see] == []

    @pytest.mark.parametrize("nation", list(nations()))
    def test_a_table_shows_its_rows_and_below_each_what_is_doubtful_in_it(self, nation):
        lines = RULES.entry(f"table.{nation}").lines
        rows = [one for one in lines if not one.house_fact]
        doubts = [one for one in lines if one.house_fact]

        assert not lines[0].house_fact
        assert len(rows) == len(list(table(nation).rows()))
        assert all(said(one.value) for one in lines)
        assert len({one.house_fact for one in doubts}) == len(doubts)
        for doubt in doubts:
            above = next(one for one in reversed(lines[: lines.index(doubt)]) if one in rows)
            _, _, side, order, _ = doubt.house_fact.split(".")
            assert f"{SIDES.get(side, side)} table, row {order}:" in said(above.label).lower()
            assert said(doubt.label).startswith("Above, to be confirmed: ")

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

    @pytest.mark.parametrize(
        ("entry", "says"),
        [
            ("setup.civ_arthurians", "pending Quests"),  # 001:1942-1956
            ("setup.civ_atlanteans", "Regions aside"),  # 1958-1967
            ("setup.civ_utopians", "no Dynasty"),  # 1969-1971
            ("setup.civ_vikings", "Zenith is the last"),  # 1973-1974
            ("turn.empire", "Accession"),  # 508-509
            ("turn.activate", "as far as possible"),  # 401-415
            ("turn.exhaust", "unless the card says otherwise"),  # 433-446
            ("turn.cleanup", "more cards than your hand size"),  # 484-485
            ("turn.cleanup", "next player may begin"),  # 475-476
            ("turn.reshuffle", "Exhaust token"),  # 501-533
            ("term.acquire", "Exile pile"),  # 730-744, 928-933
            ("term.break_through", "2 Progress"),  # 967-1008
            ("term.exile", "new Unrest below"),  # 912-926
            ("term.unrest", "collapse"),
            ("term.state_card", "Exhaust"),  # 285-287
            ("term.development_area", "last one triggers"),  # 273-283, 526-532
            ("term.market", "Main deck"),
            ("term.quests", "never developed"),  # 394, 1390-1407
            ("term.journey", "Shangri-La"),
            ("term.categories", "Tributary: a people"),  # 163-173
            ("term.anatomy", "Where it starts"),  # 133-195
            ("term.difficulty", "stars"),  # 1452-1455
            ("term.empire", "Combs"),  # 875-880
            ("term.barbarian", "Atlanteans"),  # 815-819
            ("term.archive", "discard it instead"),  # 785-787
            ("term.sink", "only in the History"),  # 1204-1209
            ("term.attack", "as far as possible"),  # 792-794
            ("term.garrison", "stays in play"),  # 1177-1179
            ("nation.arthurians", "Myrddin"),  # 1394-1407
            ("nation.utopians", "reshuffled or not"),  # 1422-1434
            ("card.king_of_kings", "side B"),  # 1340-1358
            ("end.points", "in full or not at all"),  # 605-614
            ("end.scoring_trigger", "Harald Hardrada"),  # 569-578
            ("C-1", "State card"),  # 2010-2012
            ("C-2", "no row"),  # 2030-2031
            ("C-3", "Qin 1 Population"),  # 2035-2060
            ("C-4", "empty Dynasty"),
            ("C-5", "2 Progress"),  # 2096-2103
            ("C-8", "ignore an Attack"),  # 2082-2086
            ("C-13", "lays no token"),  # 2231-2233
            ("C-13", "4 or 5 cards"),  # 2217
            ("C-14", "next campaign"),  # 2255-2256
        ],
    )
    def test_what_the_rulebooks_say_of_it_is_told(self, entry, says):
        found = RULES.entry(entry)

        assert any(says in said(one) for one in (found.answer, *found.details))


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


def test_a_hold_on_the_level_tells_what_it_means():
    showing = on_page(a_desk())
    note = next(one for one in showing.pieces if one.key.endswith("/note"))
    held = held_at(showing.pieces, note.x + note.w / 2, note.y + note.h / 2)

    assert held.topics[0] == "C-13"
