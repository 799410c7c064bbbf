"""A game left in any phase is there again as it was, and says what to do next."""

import random

import pytest

from companion.core.act import Verb
from tests.screens.page_hand import says, shown, touch
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import (
    an_answer,
    asks_hex,
    play_on,
    play_until_asked,
    ready,
    started,
)


def in_phase(phase, era=0):
    """Played until somebody's turn is in this phase."""

    def reach(hand):
        ready(hand)
        play_on(
            hand,
            200,
            lambda bridge: bridge.view.phase == phase and bridge.view.players[0].era >= era,
        )

    return reach


def asked(wanted):
    """Played until something like this is asked."""

    def reach(hand):
        ready(hand)
        play_until_asked(hand, wanted)

    return reach


def again(start, reach, done=True):
    """Left by closing the app; opened again and gone on with."""
    hand = start()
    reach(hand)
    bridge = hand.app.bridge
    if done:
        bridge.hands_done()
    before = bridge.view.phase, bridge.state, bridge.question and bridge.question.key
    hand.stop()
    hand = start()
    hand.settle()
    touch(hand, "go_on")
    hand.settle()
    bridge = hand.app.bridge
    after = bridge.view.phase, bridge.state, bridge.question and bridge.question.key
    return hand, before, after


@pytest.mark.parametrize(
    ("reach", "route"),
    [
        (started, "tapestry/setup"),
        (in_phase("turn", 1), "tapestry/table"),
        (in_phase("bots"), "tapestry/table"),
        (in_phase("income_tapestry", 2), "tapestry/table"),
        (in_phase("income_points", 2), "tapestry/table"),
        (in_phase("over"), "tapestry/table"),
        (asked(asks_hex), "tapestry/table"),
        (asked(lambda question: ".city.place" in question.key), "tapestry/table"),
    ],
    ids=["set-up", "turn", "bots", "tapestry", "points", "over", "hex asked", "plot asked"],
)
def test_it_is_as_it_was(start, reach, route):
    hand, before, after = again(start, reach)

    assert after == before
    assert hand.app.nav.view.route == route


class TestOnesOwn:
    """What the turn came to is told until it is carried out, what an income turn drew as well."""

    def test_what_the_income_brought_is_told_at_the_table(self, start):
        hand = start()
        ready(hand)
        gains = lambda bridge: type(bridge.session.last.command).__name__ == "TakeIncomeGains"  # noqa: E731
        play_on(hand, 200, gains)
        hand.app.nav.go("tapestry/table")
        hand.settle()
        told = Player(hand).told
        drawn = [one for one in told.told if one.acts and one.acts[0].verb is Verb.DRAW]

        assert told is hand.app.bridge.session.last
        assert drawn
        assert {f"line.{one.key}" for one in drawn} <= {*Player(hand).page_acts()}

    def test_it_is_told_again_after_a_pause(self, start):
        hand, _, _ = again(start, in_phase("bots"), done=False)

        assert hand.app.nav.view.route == "tapestry/table"
        touch(hand, "play_on")
        assert "done" in Player(hand).page_acts()


class TestTheBotsTurn:
    """What they do is carried out by people: it is told until they say that it is done."""

    def test_is_told_again_where_nobody_said_that_it_was_done(self, start):
        hand, _, _ = again(start, in_phase("turn", 1), done=False)
        view = hand.app.nav.view

        assert view.route == "tapestry/bots"
        assert "done" in view.view.showing.page.acts
        assert any("Still to be done" in line for line in says(hand))

        touch(hand, "play_on")
        touch(hand, "all_done" if "all_done" in shown(hand).page.acts else "done")
        assert hand.app.nav.view.route == "tapestry/table"
        assert hand.app.bridge.session.hands.open is None

    def test_is_told_where_something_was_asked_in_it_before_the_pause(self, start):
        def waiting(hand):
            ready(hand, by_app=("dice", "own_cards", "offer"))
            play_until_asked(hand, lambda question: question.key.startswith("bots.pair"))

        hand, _, (_, _, key) = again(start, waiting, done=False)
        assert key.startswith("bots.pair")
        assert hand.app.nav.view.route == "tapestry/table"

        turns = len(hand.app.bridge.session.entries)
        while hand.app.bridge.question is not None:
            hand.app.bridge.answer(an_answer(hand.app.bridge.question, random.Random(1)))
        hand.settle()

        assert len(hand.app.bridge.session.entries) == turns + 1
        assert hand.app.nav.view.route == "tapestry/bots"
        assert shown(hand).gold == "done"
