"""A change gives other words to the same widgets; no screen is built again."""

import pytest
from kivy.uix.widget import Widget

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.screens.page_hand import touch
from tests.screens.tapestry_games import play_on, ready

PARTS = ("Lanes", "Side", "Acts", "CityGrid", "Steps", "Panel")


def parts(view):
    """The widgets that a screen is made of, by their identity."""
    return [id(widget) for widget in view.walk() if type(widget).__name__ in PARTS]


@pytest.mark.parametrize("route", ["score"])
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

    assert {*before} <= {*parts(view)}


@pytest.fixture
def made(monkeypatch):
    """The names of all widgets that are made from now on."""
    names, begin = [], Widget.__init__

    def counted(self, *args, **kwargs):
        names.append(type(self).__name__)
        begin(self, *args, **kwargs)

    monkeypatch.setattr(Widget, "__init__", counted)
    return names


def before_an_advance(hand):
    """The table; an advance on science asks nothing."""
    ready(hand)
    play_on(hand, 200, lambda bridge: bridge.view.phase == "turn" and bridge.view.players[0].era)
    bridge = hand.app.bridge
    for resource in ("worker", "food", "culture"):
        bridge.do(SetValue(facts.Number("p1", f"resource.{resource}", 0)))
    bridge.do(SetValue(facts.Number("p1", "resource.coin", 1)))
    bridge.do(SetValue(facts.Tokens("p1", "science", (1,))))
    hand.app.nav.go("tapestry/table")
    hand.app.toast("")  # the one line at the bottom is made when it is first needed
    hand.settle()
    bridge.do(AdvanceOnTrack("science"))  # the parts of each moment are made when it first comes
    hand.settle()
    bridge.undo()
    hand.settle()
    return bridge


class TestNothingIsMade:
    """Not a single widget, whatever changes, unless something is asked."""

    def change(self, hand, made, what):
        made.clear()
        what()
        hand.settle()
        return made

    def test_by_a_counter_an_advance_or_its_undoing(self, start, made):
        hand = start()
        bridge = before_an_advance(hand)
        entries = len(bridge.session.entries)

        for does in ("count.resource.coin", "count1", "count-1"):
            assert self.change(hand, made, lambda does=does: touch(hand, does)) == []
        assert self.change(hand, made, lambda: bridge.do(AdvanceOnTrack("science"))) == []
        assert bridge.state.tracks["p1"]["science"] == (2,)
        assert self.change(hand, made, bridge.undo) == []
        assert self.change(hand, made, bridge.redo) == []
        assert len(bridge.session.entries) >= entries
