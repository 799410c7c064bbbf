"""What the screens are given."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from companion.content import read
from companion.content.load import SHELF
from companion.errors import RuleBroken
from companion.games.imperium import content, lookup
from companion.games.imperium.campaign.state import CampaignOptions, CampaignState
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.rules.your_market_token import fact_of
from companion.games.imperium.table import NationTable
from companion.games.imperium.views import editing, rows
from companion.games.imperium.views.campaign import campaign_view
from companion.games.imperium.views.choices import nations
from companion.games.imperium.views.table import table_view
from tests.imperium.makers import a_table, its_turn, reveal

CORRECTED = ("celts.barbarian.4", "qin.barbarian.4", "utopians.journey.2")


class TestTable:
    def test_the_slots_say_what_lies_there(self):
        session = its_turn(a_table(civ="romans"), die=3)
        reveal(session, "attack")

        assert [slot.state for slot in table_view(session.state).civ.slots] == [
            "empty",
            "next",
            "aside",
            "face_down",
            "face_down",
        ]

    def test_slot_five_is_blocked_at_the_lowest_levels(self):
        slots = table_view(a_table(level="chieftain").state).civ.slots

        assert slots[4].state == "blocked"

    def test_a_sixth_slot_at_the_highest(self):
        assert len(table_view(a_table(level="overlord").state).civ.slots) == 6

    def test_the_market_is_named(self):
        view = table_view(a_table().state)

        assert [space.icon for space in view.market][:2] == [
            "imperium-region",
            "imperium-uncivilised",
        ]
        assert view.market_laid

    def test_what_can_end_the_game_is_your_nations(self):
        reasons = [reason for reason, _ in table_view(a_table(mine="vikings").state).ends]

        assert reasons == ["main_deck", "king_of_kings", "harald_hardrada"]

    def test_sheets_know_what_the_app_has_counted(self):
        you, civ = table_view(a_table().state).sheets

        assert [line.counted for line in you.lines][:2] == [1, None]
        assert [line.typed for line in civ.lines] == [False, False, True, True, True]


class TestRows:
    def test_the_page_counts_what_is_certain(self):
        assert rows.counts() == {"certain": 164, "confirm": 57, "ask": 14}

    def test_and_so_do_the_nations(self):
        asked = {choice.id: choice.ask for choice in nations() if choice.ask}

        assert asked == {
            "arthurians": 5,
            "atlanteans": 1,
            "egyptians": 1,
            "minoans": 1,
            "olmecs": 3,
            "utopians": 3,
        }

    def test_every_doubtful_row_offers_its_questions(self):
        shown = [
            row
            for nation in content.nations()
            for side in rows.sides(nation)
            for row in rows.rows(nation, side)
        ]

        assert Counter(bool(row.words) for row in shown if row.sure != "certain") == {True: 71}
        assert all(word.fact.startswith("imperium.") for row in shown for word in row.words)


class TestEditor:
    @pytest.mark.parametrize(
        "row_id", ["celts.barbarian.4", "qin.barbarian.4", "utopians.journey.2"]
    )
    def test_a_corrected_file_is_one_that_can_be_read(self, row_id, tmp_path):
        path, text = editing.corrected(row_id, "region", '["gain 2 materials", "archive this"]')
        file = tmp_path / "own.json"
        file.write_text(text)
        nation, side, order = row_id.split(".")
        table = read(file, path, NationTable)

        row = getattr(table, side)[int(order) - 1]
        assert (row.shows, row.then) == ("region", ("gain 2 materials", "archive this"))
        assert row.sure == "certain"
        assert len(list(table.rows())) == len(list(content.table(nation).rows()))

    def test_the_owners_copy_is_read_instead(self, tmp_path):
        path, text = editing.corrected("celts.barbarian.1", "attack", '["gain 9 progress"]')
        file = tmp_path / path
        file.parent.mkdir(parents=True)
        file.write_text(text)
        SHELF.use_edited(tmp_path)
        try:
            found = content.table("celts").barbarian[0].then
        finally:
            SHELF.use_edited(None)

        assert found == ("gain 9 progress",)

    def test_a_row_is_offered_as_it_stands_in_the_file(self):
        shows, then = editing.sentences("celts.barbarian.1")

        assert (shows, json.loads(then)) == ("attack", ["steal 1 materials", "steal 1 progress"])

    @pytest.mark.parametrize("then", ["", "[]", '["gain gold"]', "{", '{"a": 1}', "[1]", "7"])
    def test_what_cannot_be_read_is_refused(self, then):
        with pytest.raises(RuleBroken):
            editing.corrected("celts.barbarian.1", "attack", then)

    def test_an_unknown_icon_is_refused(self):
        with pytest.raises(RuleBroken):
            editing.corrected("celts.barbarian.1", "dragon", '["gain 1 progress"]')


class TestCampaign:
    def test_the_ladder_and_who_is_left(self):
        view = campaign_view(CampaignState(CampaignOptions(nation="romans")))

        assert [won for _, won in view.ladder] == [False] * 5
        assert len(view.to_beat) == 15
        assert view.stage == "begin"


class TestWordsInDoubt:
    def test_two_words_of_a_row_are_told_apart(self):
        row = rows.rows("qin", "barbarian")[3]
        asked = {str(word.question.text) for word in row.words}

        assert len(asked) == len(row.words) == 4

    def test_the_editor_begins_with_our_reading(self):
        _, then = editing.sentences("qin.barbarian.4")

        assert "{" not in json.dumps(json.loads(then)[0]["first_possible"])

    def test_the_rules_ask_the_same_words_as_the_tables(self):
        asked = {
            word.fact: word.question
            for nation in content.nations()
            for side in rows.sides(nation)
            for row in rows.rows(nation, side)
            for word in row.words
        }
        told = {fact.id: fact for fact in lookup.house_facts()}

        assert set(told) == {*asked, SIDE_B, REVEALED, fact_of("a"), fact_of("b")}
        for fact, question in asked.items():
            assert tuple(option for option, _ in told[fact].options) == question.ids
            assert question.accepts(told[fact].guess or question.guess)
