"""Files that became folders: what the owner put right in the old place holds in the new one."""

import json
import shutil
from pathlib import Path

import pytest

from companion.content import Shelf, fact_of
from companion.content.moved import take_words_out
from companion.content.moved_files import name_now
from companion.content.moved_rows import moved
from companion.games.tapestry.content.cards import Civilization
from companion.games.tapestry.content.rebalance import Change
from companion.games.tapestry.lookup import printed
from companion.i18n import Words
from companion.library import formats
from companion.resources import data_dir

OLD = Path(__file__).parents[1] / "fixtures" / "edited_in_one_file"
IN_THE_OLD_PLACE = fact_of("tapestry/civilizations.json", "civilizations", "traders", "tokens")
IN_ITS_PLACE = fact_of("tapestry/civilizations/traders.json", "tokens")


@pytest.fixture
def edited(tmp_path):
    shutil.copytree(OLD, tmp_path / "edited")
    return tmp_path / "edited"


@pytest.mark.parametrize("row", moved().files, ids=lambda row: row.file)
def test_a_file_that_became_a_folder_is_gone_and_the_folder_is_there(row):
    assert not (data_dir() / row.file).exists()
    assert any((data_dir() / row.to).parent.glob("*.json"))


class TestAnEditedCopy:
    def test_what_differs_from_ours_has_a_file_of_its_own(self, edited):
        told = take_words_out(edited)

        made = sorted(path.name for path in (edited / "tapestry" / "civilizations").iterdir())
        assert made == ["historians.json", "nomads.json"]
        assert [message.key for message in told].count("content.spread") == 2

    def test_it_is_read(self, edited):
        take_words_out(edited)
        shelf = Shelf(data_dir(), edited)

        file = "tapestry/civilizations/historians.json"
        mat = shelf.load(file, Civilization).mat

        assert shelf.troubles == []
        assert mat.spaces[0].benefits[0].n == 4

    def test_what_it_said_of_another_file_goes_there_too(self, edited):
        take_words_out(edited)
        shelf = Shelf(data_dir(), edited)

        nomads = shelf.load("tapestry/civilizations/nomads.json", Civilization)

        assert nomads.rebalancing == {"rulebook": Change(points=5), "player_aid": Change()}

    def test_its_words_go_to_the_catalogues(self, edited):
        take_words_out(edited)
        words = Words(data_dir() / "text", "fr", edited=edited / "text")

        assert words.say("tapestry.name.civilization.traders") == "Marchands"

    def test_the_old_copy_stays_beside_it_and_is_moved_once(self, edited):
        take_words_out(edited)

        assert (edited / "tapestry" / "civilizations.json.before").is_file()
        assert take_words_out(edited) == []

    def test_a_damaged_one_is_named_and_stays(self, edited):
        file = edited / "tapestry" / "civilizations.json"
        file.write_text("{", encoding="utf-8")

        told = {message.params["file"]: message.key for message in take_words_out(edited)}

        assert told["tapestry/civilizations.json"] == "content.unreadable"
        assert file.is_file()


class TestAPrintedNumber:
    def test_it_is_called_by_its_new_file(self):
        assert name_now(IN_THE_OLD_PLACE) == IN_ITS_PLACE

    def test_any_other_keeps_its_name(self):
        tracks = fact_of("tapestry/tracks.json", "tracks", "science", "tiers", 0, "cost", "coin")

        assert [name_now(one) for one in (tracks, "grid.x", IN_ITS_PLACE)] == [
            tracks,
            "grid.x",
            IN_ITS_PLACE,
        ]

    def test_every_name_of_today_can_be_put_right(self):
        assert IN_ITS_PLACE in {fact.id for fact in printed.facts()}

    def test_house_facts_of_before_are_found_under_it(self):
        row = {"game": "tapestry", "fact": IN_THE_OLD_PLACE, "value": 3}
        kept = {"kind": "house facts", "format": 1, "tables": {"facts": {"1": row}}}

        read = formats.HOUSE_FACTS.read(json.dumps(kept).encode(), "house_facts.json")

        assert read["tables"]["facts"]["1"] == {**row, "fact": IN_ITS_PLACE}
