"""Land masses: controlled territories joined by one terrain along their sides.

The Isolationists' mat; terrains must touch, the middle island is no joker.
"""

from __future__ import annotations

from companion.games.tapestry.content.words import LANDS, Terrain
from companion.games.tapestry.land import geography
from companion.games.tapestry.state import State


def largest_mass(state: State, player: str) -> int:
    """The most controlled territories that one terrain joins."""
    mine = set(state.controlled(player))
    return max((_largest(state, mine, terrain) for terrain in LANDS), default=0)


def _largest(state: State, mine: set[str], terrain: Terrain) -> int:
    left = {key for key in mine if _shows(state, key, terrain)}
    best = 0
    while left:
        reached = {left.pop()}
        waiting = list(reached)
        while waiting:
            for other in _joined(state, waiting.pop(), terrain):
                if other in left:
                    left.remove(other)
                    reached.add(other)
                    waiting.append(other)
        best = max(best, len(reached))
    return best


def _shows(state: State, key: str, terrain: Terrain) -> bool:
    edges = geography.edges_of(state, key) or ()
    return any(terrain in edge for edge in edges)


def _joined(state: State, key: str, terrain: Terrain) -> list[str]:
    """The neighbours that this terrain runs into."""
    edges = geography.edges_of(state, key)
    found = []
    for side, other in geography.beside(key) if edges else ():
        facing = geography.edges_of(state, other)
        if facing is None or edges is None:
            continue
        first, second = edges[side]
        theirs = facing[(side + geography.OPPOSITE) % 6]
        if terrain in ({first} & {theirs[1]}) | ({second} & {theirs[0]}):
            found.append(other)
    return found
