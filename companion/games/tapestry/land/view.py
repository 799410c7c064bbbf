"""The map as screens draw it: hexes, terrains along their sides, tokens."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.content.land import Edges, MapHex
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.land import geography
from companion.games.tapestry.nouns import place_name
from companion.games.tapestry.state import MapToken, State, Territory


@dataclass(frozen=True, slots=True)
class HexView:
    """One hex."""

    key: str
    """ "1,-2": also the id of the option of a question that asks for a hex."""
    at: tuple[int, int]
    name: Message
    printed: bool
    explored: bool
    tile: int
    """The tile's number; 0 on printed and empty hexes, -1 for one nobody named."""
    rotation: int
    edges: Edges
    """Two terrains for each side, clockwise from N; empty where not known."""
    tokens: tuple[MapToken, ...]
    colours: tuple[str, ...]
    """Of the tokens, in their order."""
    controller: str
    start: str
    island: bool
    benefit: Message | None


@lru_cache(maxsize=4)
def _board(side: str) -> dict[str, MapHex]:
    return {place.key: place for place in content.map_side(side).hexes}


_SEEN: list[tuple[State, tuple[HexView, ...]]] = []
"""The map looked at last: most steps leave it as it is."""


def hexes(state: State) -> tuple[HexView, ...]:
    """Every hex of the side in play."""
    if not _SEEN or not _looks_the_same(_SEEN[0][0], state):
        board = _board(state.options.side.value)
        made = tuple(_hex(state, board[key], here) for key, here in state.map.items())
        _SEEN[:] = [(state, made)]
    return _SEEN[0][1]


def _looks_the_same(one: State, other: State) -> bool:
    """The same tiles and pieces, in the same colours."""
    if one.map is not other.map or one.options is not other.options:
        return False
    return [(who, me.colour) for who, me in one.players.items()] == [
        (who, me.colour) for who, me in other.players.items()
    ]


def _hex(state: State, place: MapHex, here: Territory) -> HexView:
    tile = here.tile or 0
    return HexView(
        key=place.key,
        at=place.hex,
        name=place_name(state, place.key),
        printed=place.printed,
        explored=here.explored,
        tile=tile,
        rotation=here.rotation,
        edges=geography.edges_of(state, place.key) or (),
        tokens=here.tokens,
        colours=tuple(state.colour(token.owner) for token in here.tokens),
        controller=here.controller() or "",
        start=place.start,
        island=place.island,
        benefit=benefits_text(content.territory_tile(tile).benefits) if tile > 0 else None,
    )
