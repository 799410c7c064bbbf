"""A game left in any phase is there again as it was, and says what to do next."""

import pytest

from screens.games.tapestry.land import lit_by
from screens.widgets.text.prose import Head
from tests.screens.tapestry_games import play_on, play_until_asked, ready, started


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


def again(start, reach):
    """Left by closing the app; opened again and gone on with."""
    hand = start()
    reach(hand)
    bridge = hand.app.bridge
    before = bridge.view.phase, bridge.state, bridge.question and bridge.question.key
    hand.stop()
    hand = start()
    hand.settle()
    hand.tap(hand.button("app.home.go_on"))
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
        (asked(lambda question: bool(lit_by(question))), "tapestry/table"),
        (asked(lambda question: ".city.place" in question.key), "tapestry/table"),
    ],
    ids=["set-up", "turn", "bots", "tapestry", "points", "over", "hex asked", "plot asked"],
)
def test_it_is_as_it_was(start, reach, route):
    hand, before, after = again(start, reach)

    assert after == before
    assert hand.app.nav.view.route == route


def test_the_next_act_is_what_is_asked(start):
    hand, _, _ = again(start, asked(lambda question: bool(lit_by(question))))
    where = hand.app.nav.overlays[-1]
    question = hand.app.i18n.say(hand.app.bridge.question.text)

    assert [one.text for one in where.walk() if isinstance(one, Head)][-1] == question
