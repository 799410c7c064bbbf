"""Worlds with defaults."""

from __future__ import annotations

import random
from dataclasses import replace

from companion.core.hexgrid import Hex, distance, neighbours, within
from companion.core.session import Session
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    PlaceStart,
)
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    LiftTile,
)
from companion.games.rise_and_fall.content import first_tiles, terrains
from companion.games.rise_and_fall.events.world import TileLaid
from companion.games.rise_and_fall.rules.stock import next_terrain, spaces_of_next, to_hex
from companion.games.rise_and_fall.rules.whose_turn import next_to_place
from companion.games.rise_and_fall.state import Space, State
from tests.rise_and_fall.makers import STARTS, a_session, deployed


def place(q: int, r: int) -> str:
    return f"{q},{r}"


def disc(centre: Hex, spaces: int) -> tuple[str, ...]:
    """So many spaces, nearest to a centre first: always in one piece."""
    near = sorted(within(centre, 2), key=lambda one: (distance(centre, one), one))
    return tuple(place(*one) for one in near[:spaces])


def sea_world(players: int):
    """A session with its first tiles of sea."""
    session = a_session(players, world=True)
    centres = ((0, 0), (4, -1), (8, -2), (12, -3))
    for centre in centres[:players]:
        session.do(LayTile("sea", disc(centre, 8)))
    return session


def all_sea(players: int = 2):
    """The same with every tile of sea."""
    tiles = first_tiles().tiles[str(players)] + terrains()["sea"].tiles[str(players)]
    return lay_everything(sea_world(players), most=tiles)


def settled_world(players: int = 2):
    """The same with a plain in the middle, and everybody's first pieces in play."""
    session = deployed(all_sea(players))
    session.do(LayTile("plain", disc((0, 0), 6)))
    return session


def a_world(ground: dict[str, str], pieces: dict[str, tuple[str, ...]] | None = None):
    """Spaces by terrain as seen from above."""
    order = ("sea", "plain", "forest", "mountain", "glacier")
    return {
        at: Space(order[: order.index(terrain) + 1], (pieces or {}).get(at, ()))
        for at, terrain in ground.items()
    }


def grown(ground: set[Hex], spaces: int, chance: random.Random) -> tuple[str, ...]:
    """A connected patch of a ground, or less where it is too small."""
    patch = {chance.choice(sorted(ground))}
    while len(patch) < spaces:
        edge = {near for one in patch for near in neighbours(one)} & ground - patch
        if not edge:
            break
        patch.add(min(edge, key=lambda one: (distance(one, (0, 0)) + chance.random(), one)))
    return tuple(place(*one) for one in sorted(patch))


def ground_for(state: State, terrain: str) -> set[Hex]:
    """Where the next tile may lie; around what there is, for the sea."""
    on = terrains()[terrain].on
    there = {to_hex(at): space.terrain for at, space in state.world.items()}
    if on:
        return {at for at, seen in there.items() if seen == on}
    if not there:
        return set(within((0, 0), 2))
    reach = {near for at in there for near in within(at, 2)}
    return reach - set(there)


def lay_everything(session: Session[State], seed: int = 3, most: int = 99) -> Session[State]:
    """Every tile of the table, as they fit; plains make room where they must."""
    chance = random.Random(seed)
    while (terrain := next_terrain(session.state)) and len(session.state.tiles) < most:
        for _ in range(60):
            spaces = spaces_of_next(session.state, terrain)
            tile = LayTile(terrain, grown(ground_for(session.state, terrain), spaces, chance))
            if session.why_not(tile) is None:
                session.do(tile)
                break
        else:
            last = len(session.state.tiles) - 1
            session.do(LiftTile(chance.randrange(last - 3, last + 1)))
    return session


def whole_world(players: int = 3) -> Session[State]:
    """A world made from end to end, everybody's first pieces on it."""
    session = a_session(players, world=True)
    session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})
    lay_everything(session)
    session.do(DrawFirstPlayer(), {"first.player": "p1"})
    while (seat := next_to_place(session.state)) is not None:
        kind = STARTS[len(session.state.deployed) // players]
        fitting = [
            at
            for at in sorted(session.state.world)
            if session.why_not(PlaceStart(seat, kind, at)) is None
        ]
        session.do(PlaceStart(seat, kind, fitting[len(session.state.deployed) * 11 % len(fitting)]))
    return session


def mid_world() -> Session[State]:
    """Three people in the middle of laying plains."""
    session = a_session(3, world=True)
    session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})
    return lay_everything(session, most=24)


def mid_plain() -> State:
    """Plains are being laid: all the sea lies in rows, p2 is the first builder."""
    session = a_session(2, world=True)
    session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})
    state = session.state
    for number in range(14):
        size = 8 if number < 2 else 7
        row = tuple(f"{q},{number}" for q in range(size))
        state = TileLaid("sea", row).apply(state)
    return state


def row(q: int, r: int, spaces: int) -> tuple[str, ...]:
    """Spaces side by side."""
    return tuple(place(q + at, r) for at in range(spaces))


def strips(*lengths: int, plains: tuple[tuple[str, ...], ...] = ()) -> State:
    """Plains are being laid on strips of sea far from each other, row 0, 3, 6 …"""
    sea = {at: Space(("sea",)) for n, wide in enumerate(lengths) for at in row(0, 3 * n, wide)}
    tiles = (("sea", *sea), *((("sea",),) * 13))
    state = replace(mid_plain(), world=sea, tiles=tiles)
    for plain in plains:
        state = TileLaid("plain", plain).apply(state)
    return state
