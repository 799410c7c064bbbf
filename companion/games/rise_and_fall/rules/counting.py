"""Rulebook, "Trading", "Taxes": what an action is paid for, counted on the tablet's world.

1. A ship trades with every city, anybody's, on the coast of its sea.
2. A merchant trades with the cities beside it and the one it stands on.
3. A temple takes the tithe of every piece of one's own beside it, temples not counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.hexgrid import Hex, neighbours, regions
from companion.games.rise_and_fall.rules.standing import CITY, SEA
from companion.games.rise_and_fall.rules.stock import to_hex, to_place
from companion.games.rise_and_fall.state import State

TEMPLE = "temple"
COASTAL, OWN_CITY, OWN_PIECE = "coastal_city", "own_city", "own_piece"


def on_tablet(state: State, seat: str, place: str, what: str) -> int:
    """1. to 3. As the pieces stand on the tablet's world."""
    if what == COASTAL:
        return sum(_pieces(state, _coast(state, to_hex(place)), kind=CITY))
    beside = set(neighbours(to_hex(place)))
    if what == OWN_PIECE:
        every = sum(_pieces(state, beside, owner=seat))
        return every - sum(_pieces(state, beside, owner=seat, kind=TEMPLE))
    around = {*beside, to_hex(place)}
    mine = sum(_pieces(state, around, owner=seat, kind=CITY))
    return mine if what == OWN_CITY else sum(_pieces(state, around, kind=CITY)) - mine


def _coast(state: State, ship: Hex) -> set[Hex]:
    """1. Every space beside the sea that the ship is on."""
    seas = {to_hex(at) for at, space in state.world.items() if space.terrain == SEA}
    sea = next(part for part in regions(seas) if ship in part)
    return {near for at in sea for near in neighbours(at)} - seas


def _pieces(state: State, places: set[Hex], *, owner: str = "", kind: str = "") -> Iterator[int]:
    for at in places:
        space = state.world.get(to_place(at))
        for piece in space.pieces if space else ():
            seat, what = piece.split()
            if (not owner or seat == owner) and (not kind or what == kind):
                yield 1
