"""Tapestry: a new game, the set-up, the table, the bots, income, capital, score."""

from tests.screens.states import State
from tests.screens.tapestry_games import play_on, ready, started


def new(hand):
    hand.app.nav.go("tapestry/new")


def set_up(hand):
    started(hand)
    hand.app.nav.go("tapestry/setup")


def table(hand):
    ready(hand)
    hand.app.nav.go("tapestry/table")


def later(route):
    def reach(hand):
        ready(hand)
        play_on(hand, 60)
        hand.app.nav.go("tapestry/table")
        if route != "table":
            hand.app.nav.go(f"tapestry/{route}")

    return reach


STATES = (
    State("tapestry-new", new),
    State("tapestry-setup", set_up),
    State("tapestry-table", table),
    State("tapestry-later", later("table")),
    State("tapestry-bots", later("bots")),
    State("tapestry-score", later("score")),
    State("tapestry-capital", later("capital")),
)
