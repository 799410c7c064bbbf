"""Whatever a set-up shows beside an item is said with what can be done there as well."""

from random import Random

import pytest

from companion.core.offer import read_out
from companion.games.imperium.views.set_up import set_up_view as of_imperium
from companion.games.rise_and_fall.views.set_up import set_up_view as of_rise_and_fall
from companion.games.tapestry.setup.view import set_up_view as of_tapestry
from tests.offers.games import GAMES
from tests.offers.player import Player

VIEWS = {"imperium": of_imperium, "rise_and_fall": of_rise_and_fall, "tapestry": of_tapestry}


@pytest.mark.parametrize("name", VIEWS)
def test_what_is_shown_beside_an_item_is_said_with_it(name):
    game = next(one for one in GAMES if one.id == name)
    view = VIEWS[name]
    shown = 0
    for case in range(6):
        chance = Random(f"set-up:{case}")
        player = Player(game.game, game.options(chance), chance, game.weight)
        for _ in range(25):
            state = player.session.state
            if player.session.pending is None and state.phase == "setup":
                said = set(_within(one.note for one in read_out(game.game.offers(state))))
                for line in (line for part in view(state).parts for line in part.lines):
                    shown += len(line.results)
                    assert set(line.results) <= said, line.key
            player.step()

    assert shown > 0


def _within(messages):
    """These and everything said inside them."""
    for one in filter(None, messages):
        yield one
        for value in one.params.values():
            inside = value if isinstance(value, tuple) else (value,)
            yield from _within(each for each in inside if hasattr(each, "params"))
