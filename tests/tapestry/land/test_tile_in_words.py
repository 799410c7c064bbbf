"""A territory tile as it is told lies in one way only."""

import pytest

from companion.games.tapestry import content, places
from companion.games.tapestry.tile_in_words import tile_in_words
from tests.tapestry.speaking import words


@pytest.mark.parametrize("number", content.territory_tiles())
def test_what_is_said_of_a_tile_tells_how_it_lies(number):
    """Rulebook, "Exploration": points for each side that meets its like."""
    tile = content.territory_tile(number)
    said = {}
    for sixths in range(6):
        text = words("en").text(tile_in_words(str(number), places.turned(sixths)))
        said.setdefault(text, set()).add(tile.turned(sixths))

    assert all(len(ways) == 1 for ways in said.values())


def test_a_tile_is_called_by_what_it_shows_and_by_no_number_of_ours():
    """Our numbers are printed on none."""
    said = {n: words("en").text(tile_in_words(str(n))) for n in content.territory_tiles()}

    assert len(set(said.values())) == len(said)
    assert not [n for n, text in said.items() if f"tile {n}" in text]


def test_one_side_is_enough_where_it_is_the_only_one_of_its_kind():
    assert words("en").text(tile_in_words("45", places.turned(0))).count("edge") == 1
