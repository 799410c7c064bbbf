"""The table on a phone: what comes next stands on top, what is done gives way."""

import pytest

from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.your_deck import ShuffleDeck
from screens.widgets.controls.chips import Chip
from tests.screens.imperium import play


@pytest.fixture
def hand(start):
    found = start()
    found.turn(411, 823)
    return found


def stacked(hand):
    """The panels from the top."""
    view = hand.app.nav.view
    names = {view.ids[name]: name for name in ("middle_panel", "now_panel")}
    pile = reversed(view.ids.columns.pile.children)
    return [names[panel] for panel in pile if panel in names]


def test_your_turn_comes_before_your_tokens(hand):
    play.playing(hand)
    hand.settle()

    assert stacked(hand) == ["now_panel", "middle_panel"]


def test_the_next_card_stands_below_what_is_to_do_for_the_last(hand):
    play.revealed(hand)
    hand.settle()

    assert stacked(hand) == ["middle_panel", "now_panel"]
    assert list(hand.all(Chip))


def test_no_empty_panel_beside_a_question(hand):
    play.its_turn(hand)
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": "barbarian"})
    hand.settle()

    assert stacked(hand) == ["now_panel"]


def test_turned_on_its_side_every_panel_is_there(hand):
    play.its_turn(hand)
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": "barbarian"})
    hand.turn(1280, 800)
    hand.settle()

    assert len(hand.app.nav.view.ids.columns.row.children) == 3


def test_the_question_of_a_reshuffle_comes_first(hand):
    play.playing(hand, mine="atlanteans")
    hand.app.bridge.do(ShuffleDeck())
    hand.settle()
    assert stacked(hand) == ["now_panel"]
    hand.app.bridge.answer("yes")

    assert hand.app.bridge.view.you.developments == 9
