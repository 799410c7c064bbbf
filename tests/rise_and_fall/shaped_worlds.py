"""Worlds whose tiles have the shapes that are printed; to be copied onto the tablet."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.core.hexgrid import Hex
from companion.core.session import Session
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    PaintSea,
)
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.rules.shapes import Shape, laid_ways
from companion.games.rise_and_fall.rules.stock import (
    next_terrain,
    sea_spaces,
    to_hex,
    to_place,
)
from companion.games.rise_and_fall.state import State
from tests.rise_and_fall.makers import a_session

SHAPES: dict[str, Shape] = {one.id: one.shape for one in terrains().values() if one.on}


def sea_of(players: int) -> list[Hex]:
    """A sea as wide as it is high, of exactly the spaces that the table has."""
    spaces = sea_spaces(a_session(players).state)
    wide = round(spaces**0.5 * 1.12)
    found = []
    for n in range(spaces):
        column, row = n % wide - wide // 2, n // wide
        found.append((column, row - column // 2 - spaces // wide // 2))
    return found


def copied_world(players: int, most: int = 99) -> Session[State]:
    """The same world every time: the sea, then each tile where it fits, or as many as wanted."""
    for seed in range(40):
        session = _a_world(players, random.Random(f"1:{seed}"), most)
        if next_terrain(session.state) is None or len(session.state.tiles) == most:
            return session
    raise AssertionError("no world fits")


def _a_world(players: int, chance: random.Random, most: int) -> Session[State]:
    session = a_session(players, world=True)
    session.do(PaintSea(tuple(map(to_place, sea_of(players)))))
    while (terrain := next_terrain(session.state)) and len(session.state.tiles) < most:
        ways = list(_ways(session.state, terrain))
        if not ways:
            break
        session.do(LayTile(terrain, _close(ways, chance)))
    return session


def _ways(state: State, terrain: str) -> Iterator[tuple[str, ...]]:
    on = terrains()[terrain].on
    free = {to_hex(at) for at, space in state.world.items() if space.terrain == on}
    seen = set()
    for place in sorted(free):
        for way in laid_ways(SHAPES[terrain], place):
            if frozenset(way) <= free and frozenset(way) not in seen:
                seen.add(frozenset(way))
                yield tuple(map(to_place, sorted(way)))


def _close(ways: list[tuple[str, ...]], chance: random.Random) -> tuple[str, ...]:
    """Tight against what lies, so that all find room."""

    def openness(way: tuple[str, ...]) -> float:
        low = min(to_hex(at)[1] + to_hex(at)[0] / 2 for at in way)
        return low + chance.random() * 1.5

    return min(ways, key=openness)
