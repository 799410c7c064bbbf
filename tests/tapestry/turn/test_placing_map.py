"""The map's tiles when territory tiles go into Loom: what nobody named is told."""

from companion.games.tapestry.chance import TERRITORIES
from companion.games.tapestry.state import UNKNOWN_TILE
from tests.tapestry.makers import a_table, with_hex
from tests.tapestry.turn.test_placing import lying, placed


def test_a_tile_of_the_map_is_told_with_how_it_lies():
    """Loom deals from the rest from here on: it would deal it a second time."""
    state = lying(with_hex(a_table(), "2,1", tile=UNKNOWN_TILE))
    told = {"map.found": "4", "map.found.turned": 2}
    done = placed(state, TERRITORIES, in_loom=True, answers=told)
    here = done.state.map["2,1"]

    assert (here.tile, here.rotation) == (4, 2)
    assert "4" not in done.state.decks["territory"].cards
    assert "hex:2,1" in done.questions["map.found.turned"].places


def test_it_may_stay_unnamed_and_one_alike_all_round_is_not_turned():
    state = lying(with_hex(a_table(), "2,1", tile=UNKNOWN_TILE))
    unnamed = placed(state, TERRITORIES, in_loom=True, answers={"map.found": "unknown"})
    island = placed(state, TERRITORIES, in_loom=True, answers={"map.found": "5"})

    assert unnamed.state.map["2,1"].tile == UNKNOWN_TILE
    assert island.state.map["2,1"].tile == 5
    assert "map.found.turned" not in island.questions
