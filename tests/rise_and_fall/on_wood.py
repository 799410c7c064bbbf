"""Rise & Fall on a table of wood: random whole games, and what is in the box."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.core.session import Session
from companion.games.rise_and_fall.content import first_tiles, kinds, terrains
from companion.games.rise_and_fall.options import Options, Way
from companion.games.rise_and_fall.spots import BANK, FIRST_SEA, RESERVE, RING, TILES, TOKEN
from companion.games.rise_and_fall.state import Phase, State
from tests.rise_and_fall.worlds import lay_everything
from tests.soak.rise_and_fall import RandomGame
from tests.wooden.table import Kind

WORLDS = 6
"""One game in so many is played on the tablet's world too."""
MOST = 400


class WoodenGame(RandomGame):
    """A random game that ends in time, in which something moves."""

    ways = tuple(way.value for way in Way if way is not Way.SHEET)

    def __init__(self, chance: Random, seed: str, *, world: bool) -> None:
        super().__init__(chance, seed)
        self.world = world

    def play(self) -> None:
        if self.chance.random() < 0.5:
            self.tell("bank")
        if self.world:
            lay_everything(self.session, self.chance.randrange(99))
        for step in range(MOST):
            state = self.session.state
            if state.phase is Phase.OVER:
                break
            if step > MOST * 2 // 3 and state.phase not in (Phase.SCORING, Phase.OVER):
                self.tell("count_now")
            if self.chance.random() < 0.12:
                self.nonsense()
            else:
                self.do(self.sensible())

    def nonsense(self) -> None:
        if self.chance.random() < 0.5:
            self.tell("right.", "put", "take")
        else:
            super().nonsense()


def play_rise(case: int, chance: Random) -> Session[State]:
    """A whole game, every few of them with the world on the tablet."""
    game = WoodenGame(chance, str(case), world=case % WORLDS == WORLDS - 1)
    game.play()
    return game.session


def rise_inventory(options: Options) -> Iterator[Kind]:
    """Rulebook, "Material"."""
    yield Kind("gold", None, stock=BANK)
    yield Kind("wood", 20, stock=BANK)
    yield Kind("stone", 20, stock=BANK)
    yield Kind(TOKEN)
    yield Kind(RING)
    for kind in kinds().values():
        yield Kind(f"trophy:{kind.id}")
        for one in options.participants:
            yield Kind(kind.id, kind.count, one.id, RESERVE)
            yield Kind(f"card:{kind.id}", 1, one.id)
    players = str(len(options.participants))
    yield Kind(f"tile:{FIRST_SEA}", first_tiles().tiles[players], stock=TILES)
    for terrain in terrains().values():
        yield Kind(f"tile:{terrain.id}", terrain.tiles[players], stock=TILES)
