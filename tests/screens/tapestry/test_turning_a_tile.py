"""A tile that is explored with is turned on the map by touching it."""

from screens.games.tapestry.turn_sheet import TurnQuestion
from tests.screens.states.tapestry import STATES
from tests.screens.tapestry.player import Player


def asked(start):
    """How the tile is to lie, on the sheet."""
    player = Player(start())
    state = next(one for one in STATES if one.name == "tapestry-tile-turned")
    state.reach(player.hand)
    player.hand.settle()
    sheet = player.hand.app.nav.overlays[-1]
    assert isinstance(sheet, TurnQuestion)
    return player, sheet


def drawn(sheet):
    """The hex of the tile as it is drawn."""
    return next(
        look for look in sheet.land.hexes if f"{look.place[0]},{look.place[1]}" == sheet.turning.hex
    )


def test_it_lies_the_best_way_at_first_and_a_touch_turns_it(start):
    player, sheet = asked(start)
    most = max(len(way.gains) for way in sheet.turning.ways)
    first = sheet.way
    seen = {first.sixths}
    for _ in range(5):
        player.hex(sheet.turning.hex)
        seen.add(sheet.way.sixths)
        assert drawn(sheet).edges == sheet.way.edges
        assert drawn(sheet).gains == sheet.way.gains
        assert str(len(sheet.way.gains)) in sheet.counted.text

    assert len(first.gains) == most
    assert seen == set(range(6))


def test_it_is_laid_as_it_was_turned_and_gives_its_points(start):
    player, sheet = asked(start)
    player.hex(sheet.turning.hex)
    way, key = sheet.way, sheet.turning.hex
    before = player.bridge.view.players[0].points
    player.touch(sheet.lay)
    player.answer_all()

    assert player.bridge.state.map[key].rotation == way.sixths
    gained = player.bridge.view.players[0].points - before
    assert gained >= len(way.gains)


def test_nothing_that_is_the_best_is_called_a_guess(start):
    _player, sheet = asked(start)
    words = " ".join(getattr(one, "text", "") for one in sheet.walk())

    assert "guess" not in words
    assert "/6" not in words
