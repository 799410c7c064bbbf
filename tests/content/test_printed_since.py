"""Owners' copies of files whose numbers were not known: they are filled in."""

import json
import shutil
from pathlib import Path

import pytest

from companion.content import Shelf
from companion.content.moved import take_words_out
from companion.content.moved_rows import moved
from companion.content.ways import along
from companion.games.rise_and_fall.content import BANK, PIECES, BankFacts, Pieces
from companion.resources import data_dir

FIXTURES = Path(__file__).parents[1] / "fixtures"


@pytest.fixture
def copy(tmp_path):
    """The pieces as a version before shipped them, with a number of the owner's own."""
    edited = tmp_path / "edited"
    shutil.copytree(FIXTURES / "v2" / "tables" / "edited", edited)
    file = edited / PIECES
    text = file.read_text("utf-8").replace('"count": 5', '"count": 6')
    file.write_text(text, encoding="utf-8")
    return file


def shelf_of(copy):
    return Shelf(data_dir(), copy.parents[1])


@pytest.mark.parametrize("row", moved().numbers, ids=lambda row: row.way)
def test_every_way_leads_to_numbers(row):
    file = json.loads((data_dir() / row.file).read_text("utf-8"))
    found = [number for _, number in along(file, row.way.split("/"))]

    assert found
    assert all(isinstance(number, int) and number for number in found)
    assert not set(row.without) & file.keys()


def test_what_was_open_or_our_guess_is_as_printed_and_the_owners_own_stays(copy):
    told = take_words_out(copy.parents[1])
    shelf = shelf_of(copy)
    pieces = {one.id: one for one in shelf.load(PIECES, Pieces).pieces}

    assert [one.key for one in told if one.params["file"] == PIECES][-1] == "content.filled_in"
    assert shelf.troubles == []
    assert pieces["city"].values == (1, 3, 5, 7, 9, 11, 13, 15)
    assert (pieces["ship"].values[1], pieces["merchant"].trophy) == (10, 20)
    assert pieces["ship"].count == 6
    assert copy.with_name("pieces.json.before").is_file()
    assert take_words_out(copy.parents[1]) == []


def test_a_number_that_the_owner_wrote_stays(copy):
    text = copy.read_text("utf-8").replace("null, 4, null", "null, 11, null")
    copy.write_text(text, encoding="utf-8")
    take_words_out(copy.parents[1])

    assert shelf_of(copy).load(PIECES, Pieces).pieces[2].values == (5, 11, 15, 20, 25)


def test_a_copy_that_says_nothing_of_its_own_goes(copy):
    shutil.copy(FIXTURES / "v2" / "tables" / "edited" / PIECES, copy)
    take_words_out(copy.parents[1])

    assert not copy.exists()


def test_what_the_file_holds_no_more_goes(copy):
    bank = copy.with_name("bank.json")
    ours = json.loads((data_dir() / BANK).read_text("utf-8"))
    theirs = {**ours, "prices": [5, 10, 20, None, 65, 80], "price_guesses": [5, 10, 20, 40, 60, 80]}
    bank.write_text(json.dumps(theirs), encoding="utf-8")
    take_words_out(copy.parents[1])

    assert shelf_of(copy).load(BANK, BankFacts).prices == (5, 10, 20, 40, 65, 80)


def test_a_damaged_one_stays(copy):
    copy.write_text("{", encoding="utf-8")
    take_words_out(copy.parents[1])

    assert copy.read_text("utf-8") == "{"
