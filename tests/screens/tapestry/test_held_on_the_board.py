"""A hex held opens its entry over the table, with what lies there said above it."""

import pytest

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.state import MapToken
from tests.screens.page_hand import place_of
from tests.screens.states import all_states
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import ready

STATES = {state.name: state for state in all_states()}


def hold_hex(hand, key):
    view = hand.app.nav.view.view
    return hold(hand, view.to_pixels(*place_of(hand, f"hex.{key}").middle))


def hold(hand, spot):
    """The entry that opens, and what is said above it."""
    hand.hold(spot)
    hand.settle()
    top = hand.app.nav.overlays[-1]
    return top.trail[-1], top.note


def at_the_table(start):
    hand = start()
    ready(hand)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return hand


class TestHexes:
    """What lies there, and the entry on it."""

    def test_a_tile_says_what_it_gives_and_who_stands_there(self, start):
        hand = at_the_table(start)
        hand.app.bridge.do(SetValue(facts.Hex("1,0", 1, 0, (MapToken("p1"),))))
        hand.settle()
        before = hand.app.bridge.state
        entry, here = hold_hex(hand, "1,0")

        assert entry == "icon.territory_benefit"
        assert "desert" in here
        assert "coin" in here
        assert "your outpost" in here.casefold()
        assert hand.app.bridge.state is before

    @pytest.mark.parametrize(
        ("key", "entry"),
        [("0,0", "achievement.middle_island"), ("0,1", "rule.exploring"), ("2,0", "rule.control")],
    )
    def test_each_kind_of_hex_has_its_entry(self, start, key, entry):
        assert hold_hex(at_the_table(start), key)[0] == entry

    def test_a_hex_that_is_asked_for_is_not_answered_by_holding_it(self, hand):
        STATES["tapestry-hex-asked"].reach(hand)
        hand.settle()
        question = hand.app.bridge.question
        lit = question.options[0].id
        hold_hex(hand, lit)

        assert hand.app.bridge.question is question

    def test_its_sheet_leads_to_the_entry_as_well(self, start):
        player = Player(at_the_table(start))
        player.hex("0,0")
        player.page(player.say("app.check.look_up"))

        assert player.hand.app.nav.overlays[-1].trail == ["achievement.middle_island"]
