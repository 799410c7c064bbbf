"""A tile is known by its picture and what it gives, never by a number of ours."""

import re

import pytest

from companion.games.tapestry import content
from companion.games.tapestry.lookup import entries
from companion.games.tapestry.tile_in_words import space_name, space_tile_in_words, tile_name
from companion.resources import data_dir
from tests.tapestry.speaking import LANGUAGES, words

THINGS = "tiles?|tuiles?|masterpieces?|chefs?-d’œuvre|inspiration"
BOX = "(?: espaces?| territoires?| inspiration)?"
NUMBERED = re.compile(
    rf"\b(?:{THINGS}){BOX} (?:no\. ?|number |n° ?|numéro )?(?:\d|\{{(?:n|number|tile|id)\b)", re.I
)
SAID = re.compile(r'^msgstr(?:\[\d\])? "(.*)"$', re.M)


def numbered(text):
    return [one for one in SAID.findall(text) if NUMBERED.search(one)]


def test_such_a_number_would_be_found():
    lines = ("Tile 7", "Space tile {n}: gain", "la tuile Espace n° 3", "your tile no. 2")

    assert all(numbered(f'msgstr "{one}"') for one in lines)
    assert not numbered('msgstr "2 territory tiles"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalogue_says_one(language):
    folder = data_dir() / "text" / language
    found = {path.name: numbered(path.read_text("utf-8")) for path in folder.glob("tapestry*.po")}

    assert len(found) > 10
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_of_the_rules_is_called_by_one(language):
    titles = [words(language).text(one.title) for one in entries() if one.kind == "tile"]

    assert len(titles) == len(content.space_tiles())
    assert not [title for title in titles if re.search(r"^\D*tile \d|^\D*tuile Espace \d", title)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_told_by_what_it_shows(language):
    """Those that show the same but for what no source says are called the same."""
    said = words(language).text
    lands = [said(tile_name(tile)) for tile in content.territory_tiles()]
    spaces = [said(space_tile_in_words(str(tile))) for tile in content.space_tiles()]

    assert len({*lands}) == len(lands)
    assert all(said(space_name(tile)) for tile in content.space_tiles())
    unsure = sum(bool(one.note) for one in content.space_tiles().values())
    assert len({*spaces}) == len(spaces) - unsure + 1
