"""What offers cost is counted in calls, as no clock of a busy machine can: nothing is tried."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from companion.core.form import at_place
from companion.games import find_game
from companion.games.imperium.nouns import EVERY_SLOT
from companion.games.imperium.settable import right
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.settable import RIGHT as SHEET
from companion.games.rise_and_fall.state import Phase
from companion.games.tapestry.correcting.settable import at
from companion.games.tapestry.options import Bots, Expansion, Options, Participant, Way
from tests.offers.games import GAMES, Played
from tests.offers.player import Player
from tests.rise_and_fall.worlds import whole_world

MOST = 1_000
"""So many calls come to all offers of a state, at every table."""
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
    yield from MANY.get(game.id, tuple)()


def full_set_up() -> Iterator[Any]:
    """Every box, with as many people as there can be."""
    five = tuple(Participant(f"p{n}") for n in range(1, 6))
    options = Options(five, Bots.NONE, tuple(Expansion)[1:])
    yield find_game("tapestry").begin(options)
    yield find_game("tapestry").begin(replace(options, way=Way.SHEET))


def laid_worlds() -> Iterator[Any]:
    """Tiles lie, the world is made, and what could stand there stands nowhere."""
    session = whole_world(4)
    yield from (entry.before for entry in session.entries)
    yield replace(session.state, phase=Phase.ACTIONS, played={"p1": "ship"})


MANY = {"tapestry": full_set_up, "rise_and_fall": laid_worlds}
"""Tables with more of everything than chance comes to."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_offers_of_a_state(game):
    for state in states(game):
        game.game.offers(state)  # what is read from disk is read once

        assert calls(game.game.offers, state) <= MOST


def of_tapestry(state: Any) -> Iterator[int]:
    """Every hex, and a space of each track."""
    for key in state.map:
        yield calls(at, state, f"hex:{key}")
    for track in state.used_tracks():
        yield calls(at, state, f"track:{track}/12")


def of_rise(state: Any) -> Iterator[int]:
    """Every space of the world, and everybody's sheet."""
    for space in state.world:
        yield calls(space_offers, state, space)
    for player in state.players:
        yield calls(lambda place: [*at_place(SHEET, state, place)], f"player:{player.id}")


def of_imperium(state: Any) -> Iterator[int]:
    """Every space of the Market."""
    for slot in EVERY_SLOT:
        yield calls(lambda place: [*at_place(right(state), state, place)], f"market:{slot}")


PLACES = {"tapestry": of_tapestry, "rise_and_fall": of_rise, "imperium": of_imperium}


@pytest.mark.parametrize("name", PLACES)
def test_what_a_touch_on_the_board_is_about(name):
    game = next(game for game in GAMES if game.id == name)
    found = [n for state in [*states(game)][::6] for n in PLACES[name](state)]

    assert max(found) <= MOST_AT_A_PLACE
