"""The map: neighbours, terrains along the sides, what may be explored or conquered.

Rulebook, "Exploration" and "Military".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.games.tapestry import content
from companion.games.tapestry.content.land import DIRECTIONS, STEPS, Edges
from companion.games.tapestry.options import MapSide
from companion.games.tapestry.state import UNKNOWN_TILE, State, hex_key, hex_of

OPPOSITE = 3


@lru_cache(maxsize=128)
def beside(key: str) -> tuple[tuple[int, str], ...]:
    """The six hexes around one, with the number of the side, clockwise from N."""
    q, r = hex_of(key)
    steps = (STEPS[direction] for direction in DIRECTIONS)
    return tuple((side, hex_key((q + dq, r + dr))) for side, (dq, dr) in enumerate(steps))


@lru_cache(maxsize=4)
def printed_edges(side: MapSide) -> dict[str, Edges]:
    """The sides of the board's own territories."""
    board = content.map_side(side.value)
    return {place.key: place.edges for place in board.hexes if place.printed}


def edges_of(state: State, key: str) -> Edges | None:
    """The six sides of what lies on a hex; None where nothing lies or nobody named the tile."""
    here = state.map.get(key)
    if here is None or here.tile is None or here.tile == UNKNOWN_TILE:
        return None
    if here.tile > 0:
        return content.territory_tile(here.tile).turned(here.rotation)
    return printed_edges(state.options.side)[key]


def around(state: State, key: str) -> dict[str, Edges | None]:
    """The explored hexes beside one, with their sides; None where nobody named the tile."""
    near = (other for _, other in beside(key))
    return {k: edges_of(state, k) for k in near if k in state.map and state.map[k].explored}


def aligned_sides(key: str, edges: Edges, near: Mapping[str, Edges | None]) -> int | None:
    """How many sides would show the same terrain as the neighbour; None if one is unknown.

    Rulebook, "Exploration": at least one half of a side must match the half facing it.
    """
    return None if None in near.values() else len(sides_aligned(key, edges, near))


def sides_aligned(key: str, edges: Edges, near: Mapping[str, Edges | None]) -> tuple[int, ...]:
    """Those of them that are known, clockwise from the top."""
    aligned = []
    for side, other in beside(key):
        facing = near.get(other)
        if facing is not None:
            first, second = edges[side]
            theirs = facing[(side + OPPOSITE) % 6]
            if first == theirs[1] or second == theirs[0]:
                aligned.append(side)
    return tuple(sorted(aligned))


def empty_hexes(state: State) -> Iterator[str]:
    """Hexes without a territory."""
    return (key for key, here in state.map.items() if not here.explored)


def next_to_controlled(state: State, owner: str, key: str) -> bool:
    """Whether a hex touches a territory the owner controls."""
    near = (state.map.get(other) for _, other in beside(key))
    return any(here is not None and here.controller() == owner for here in near)


def may_explore(state: State, owner: str, *, anywhere: bool = False) -> tuple[str, ...]:
    """Unexplored hexes next to a controlled territory, or all of them."""
    return tuple(
        key for key in empty_hexes(state) if anywhere or next_to_controlled(state, owner, key)
    )


def may_conquer(
    state: State, owner: str, *, anywhere: bool = False, empty_only: bool = False
) -> tuple[str, ...]:
    """Territories with at most one token that the owner does not control, next to one it does."""
    most = 0 if empty_only else 1
    return tuple(
        key
        for key, here in state.map.items()
        if here.explored
        and len(here.tokens) <= most
        and here.controller() != owner
        and (anywhere or next_to_controlled(state, owner, key))
    )
