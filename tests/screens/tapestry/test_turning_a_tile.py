"""A tile that is explored with is turned on the map by touching it."""

from companion.describe.lint import boards_of
from companion.games.tapestry.land.view_turning import turning
from tests.screens.page_hand import shown
from tests.screens.states.tapestry import STATES
from tests.screens.tapestry.player import Player


def asked(start):
    """How the tile is to lie, on the map of the table."""
    player = Player(start())
    state = next(one for one in STATES if one.name == "tapestry-tile-turned")
    state.reach(player.hand)
    player.hand.settle()
    pending = player.bridge.session.pending
    return player, turning(pending.state, pending.question)


def drawn(player, key):
    """The hex as it is drawn, and what is said of it."""
    (board,) = [one for one in boards_of(shown(player.hand).page.root) if one.key == "map"]
    ground = next(one for one in board.of[0] if one.key == key)
    return ground, next(one for one in board.of[1] if one.key == key)


def test_it_lies_the_best_way_at_first_and_a_touch_turns_it(start):
    player, tile = asked(start)
    most = max(len(way.gains) for way in tile.ways)
    ground, light = drawn(player, tile.hex)
    assert len(light.gains) == most
    seen = {ground.edges}
    for _ in range(5):
        player.hex(tile.hex)
        ground, light = drawn(player, tile.hex)
        way = next(one for one in tile.ways if one.edges == ground.edges)
        assert light.gains == way.gains
        seen.add(ground.edges)

    assert seen == {way.edges for way in tile.ways}


def test_it_is_laid_as_it_was_turned_and_gives_its_points(start):
    player, tile = asked(start)
    player.hex(tile.hex)
    ground, light = drawn(player, tile.hex)
    before = player.bridge.view.players[0].points
    player.page("lay")
    player.answer_all()

    way = next(one for one in tile.ways if one.edges == ground.edges)
    assert player.bridge.state.map[tile.hex].rotation == way.sixths
    assert player.bridge.view.players[0].points - before >= len(light.gains)


def test_another_lit_hex_is_where_it_lies_instead(start):
    player, _tile = asked(start)
    others = player.acts_of("move.")
    if not others:
        return
    player.page(others[-1])
    pending = player.bridge.session.pending

    assert turning(pending.state, pending.question).hex == others[-1].removeprefix("move.")
