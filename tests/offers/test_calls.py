"""What offers cost is counted in calls, as no clock of a busy machine can: nothing is tried."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from companion.games.tapestry.correcting.settable import at
from tests.offers.games import GAMES, Played
from tests.offers.player import Player

MOST, AN_OFFER = 1_000, 25
"""So many calls come to all offers of a state, or to each where there are many: a set-up."""
SLOW = {"rise_and_fall": 6_000, "imperium": 1_200}
"""What is said of a set-up, or of a sheet, is said anew for every offer."""
MOST_AT_A_PLACE = 1_000
STEPS = 40


def calls(do: Callable[..., Any], *given: Any) -> int:
    """How many functions of ours and of Python's own are called."""
    n = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal n
        n += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        do(*given)
    finally:
        sys.setprofile(before)
    return n


def states(game: Played) -> Iterator[Any]:
    """Of a random game, and those that chance seldom comes to."""
    chance = Random("calls")
    may = frozenset(game.may_refuse)
    player = Player(game.game, game.options(chance), chance, game.weight, may)
    for _ in range(STEPS):
        yield player.session.state
        if game.game.finished(player.session.state) is not None:
            break
        player.step()
    yield from game.also()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_offers_of_a_state(game):
    for state in states(game):
        n = len(game.game.offers(state))  # and what is read from disk is read once

        assert calls(game.game.offers, state) <= SLOW.get(game.id, max(MOST, AN_OFFER * n))


def test_what_a_touch_on_the_board_is_about():
    tapestry = next(game for game in GAMES if game.id == "tapestry")
    found = [
        calls(at, state, place)
        for state in [*states(tapestry)][::6]
        for place in (
            *(f"hex:{key}" for key in state.map),
            *(f"track:{track}/12" for track in state.used_tracks()),
        )
    ]

    assert max(found) <= MOST_AT_A_PLACE
