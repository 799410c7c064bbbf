"""Rulebook, "Nomads" … "Merchants", read on the tablet's world: who can do it, and where it leads.

1. A piece must stand on the terrain that its action asks for.
2. What moves or comes goes to an empty space; merchants may end on a city alone.
3. A move of several spaces passes nobody's pieces, its own (mountaineers) or all of them
   (merchants, ships); where it says so, no cliff ("Cliffs": two levels or more).
4. An education takes a nomad of one's own beside the city, a conversion an opponent's piece.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.core.hexgrid import Hex, neighbours, path_lengths
from companion.games.rise_and_fall.content import Action, Reach, terrains
from companion.games.rise_and_fall.rules.standing import CITY
from companion.games.rise_and_fall.rules.stock import to_hex, to_place
from companion.games.rise_and_fall.state import Space, State

CLIFF = 2


def spaces_that_can(state: State, seat: str, action: Action) -> tuple[str, ...]:
    """1. to 4. Where a piece stands that has not acted yet and can do this."""
    piece = f"{seat} {action.piece}"
    return tuple(
        place
        for place, space in state.world.items()
        if piece in space.pieces
        and place not in state.acted
        and stands_right(space, action)
        and (action.to is None or targets(state, seat, action, place))
    )


def stands_right(space: Space, action: Action) -> bool:
    """1."""
    return not action.at or space.terrain in action.at


def targets(state: State, seat: str, action: Action, place: str) -> tuple[str, ...]:
    """2. to 4. Where it leads from there, nearest first."""
    if action.to is None:
        return ()
    wanted = _wanted(seat, action)
    near = (
        _beside(state, action.to, place)
        if action.to.steps == 1
        else _far(state, seat, action, place)
    )
    return tuple(one for one in near if wanted(state.world[one]))


def _wanted(seat: str, action: Action) -> Callable[[Space], bool]:
    """2. or 4. What the space must hold."""
    if action.takes:
        return lambda space: victim_on(space, seat, action.takes) != ""
    if action.needs:
        return lambda space: f"{seat} {action.needs}" in space.pieces
    onto_city = action.to is not None and action.to.city
    return lambda space: not space.pieces or (onto_city and _city_alone(space))


def victim_on(space: Space, seat: str, kind: str) -> str:
    """4. The opponent whose piece of a kind stands there; empty for none."""
    owners = (piece.split()[0] for piece in space.pieces if piece.split()[1] == kind)
    return next((owner for owner in owners if owner != seat), "")


def _city_alone(space: Space) -> bool:
    return len(space.pieces) == 1 and space.pieces[0].split()[1] == CITY


def _beside(state: State, reach: Reach, place: str) -> Iterator[str]:
    level = terrains()[state.world[place].terrain].level
    for other in map(to_place, neighbours(to_hex(place))):
        if other in state.world and state.world[other].terrain in reach.over:
            drop = abs(terrains()[state.world[other].terrain].level - level)
            if reach.cliffs or drop < CLIFF:
                yield other


def _far(state: State, seat: str, action: Action, place: str) -> Iterator[str]:
    """3."""
    reach = action.to
    assert reach is not None
    board = {to_hex(at) for at, space in state.world.items() if space.terrain in reach.over}
    start = to_hex(place)

    def passable(at: Hex) -> bool:
        pieces = state.world[to_place(at)].pieces
        mine = all(piece.split()[0] == seat for piece in pieces)
        return reach.through == "all" or not pieces or (reach.through == "own" and mine)

    for at, steps in path_lengths([start], board, passable).items():
        if 0 < steps <= reach.steps:
            yield to_place(at)
