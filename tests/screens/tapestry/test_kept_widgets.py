"""A change gives other words to the same widgets; no screen is built again."""

import pytest

from screens.games.tapestry.side import ResourceRow
from tests.screens.tapestry_games import play_on, ready

PARTS = ("Lanes", "HexMap", "Side", "Acts", "Pair", "BotActs", "CityGrid", "Steps", "Panel")


def parts(view):
    """The widgets that a screen is made of, by their identity."""
    return [id(widget) for widget in view.walk() if type(widget).__name__ in PARTS]


@pytest.mark.parametrize("route", ["table", "bots", "capital", "score"])
def test_a_screen_keeps_its_parts(start, route):
    hand = start()
    ready(hand)
    play_on(hand, 20)
    hand.app.nav.go("tapestry/table")
    view = hand.app.nav.go(f"tapestry/{route}")
    hand.settle()
    before = parts(view)
    play_on(hand, 6)
    hand.app.bridge.undo()
    hand.settle()

    assert parts(view) == before


def test_a_corrected_number_builds_nothing(start):
    hand = start()
    ready(hand)
    view = hand.app.nav.go("tapestry/table")
    hand.settle()
    before = [id(widget) for widget in view.walk()]
    row = next(hand.all(ResourceRow, what="resource.coin"))
    view.correct("resource.coin", row.n + 1)
    hand.settle()
    after = [id(widget) for widget in view.walk()]

    assert set(before) <= set(after)
