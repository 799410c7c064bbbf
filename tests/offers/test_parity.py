"""What can be done is the same in the window, in the terminal, and for a random player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.offers.games import GAMES, Played
from tests.offers.player import Player
from tests.offers.reached import differences

EVERY, STEPS = 8, 16
FEW = 6
"""Of the states that chance seldom comes to, and of the first; the soak looks at all."""
NOTHING: tuple[set[str], set[str]] = (set(), set())


def states(game: Played, case: int) -> Iterator[Any]:
    """Some of a random game."""
    chance = Random(f"parity:{case}")
    may = frozenset(game.may_refuse)
    player = Player(game.game, game.options(chance), chance, game.weight, may)
    for step in range(STEPS):
        if game.game.finished(player.session.state) is not None:
            return
        if step % EVERY == 0:
            yield player.session.state
        liked = [one for one in player.session.offers if game.weight(one, player.session.state)]
        chance.shuffle(liked)
        player.take(next(one for one in liked if one.reason is None))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_commands_are_reached(game):
    for state in (*[*states(game, 0)][-1:], *[*game.also()][1::FEW]):
        assert differences(game.game, state) == NOTHING
