"""Civilizations: the Islanders.

Their mat, as listed in the data: an island of its own, six hexes around a printed one. A counter
for each hex keeps its tile and how it is turned.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations import FINAL, INCOME, LAY, OWN_LAND, mark, marked
from companion.games.tapestry.content.land import DIRECTIONS, STEPS, Edges
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.land import exploring, geography, tiles
from companion.games.tapestry.land.events import TerritoryTileSpent
from companion.games.tapestry.score import points
from companion.games.tapestry.state import UNKNOWN_TILE, hex_key
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

ISLANDERS, NONE, CENTRE = "islanders", "none", "0,0"
HEXES = {direction: hex_key(STEPS[direction]) for direction in DIRECTIONS}
TILES_FROM, TURNS, EACH = 2, 6, 4
"""A counter holds (tile + 2) * 6 + sixths: never 0, and an unnamed tile is -1."""


def free(turn: Turn) -> list[Option]:
    """The hexes without a tile, numbered clockwise from the top."""
    return [
        Option(f"{ISLANDERS}:{direction}", Message("tapestry.option.island", number=number))
        for number, direction in enumerate(DIRECTIONS, 1)
        if not marked(turn, ISLANDERS, direction)
    ]


def _laid(turn: Turn) -> dict[str, tuple[int, int]]:
    """hex -> tile and sixths."""
    counters = {HEXES[d]: marked(turn, ISLANDERS, d) for d in DIRECTIONS}
    return {
        key: (value // TURNS - TILES_FROM, value % TURNS)
        for key, value in counters.items()
        if value
    }


def _edges(tile: int, sixths: int) -> Edges | None:
    return None if tile == UNKNOWN_TILE else content.territory_tile(tile).turned(sixths)


def _island(turn: Turn) -> dict[str, Edges | None]:
    """The sides of everything that lies there, the printed middle too."""
    mat = content.civilization(ISLANDERS).mat
    middle = mat.edges if mat else None
    return {CENTRE: middle} | {key: _edges(*there) for key, there in _laid(turn).items()}


@INCOME.of(ISLANDERS)
def islanders(turn: Turn) -> None:
    """Maybe explore a hex of the mat, with the usual gains."""
    if not turn.me.tiles or not free(turn):
        return
    options = [Option(NONE, Message("tapestry.option.no")), *free(turn)]
    place = turn.choose("islanders", Message("tapestry.ask.islanders"), options)
    if place != NONE:
        lay(turn, exploring.choose_tile(turn), place)


def lay(turn: Turn, tile: int, place: str) -> None:
    """Points for aligned sides, then what the tile shows."""
    direction = place.partition(":")[2]
    key, island = HEXES[direction], _island(turn)
    near = {other: island[other] for _, other in geography.beside(key) if other in island}
    sixths = exploring.rotation(turn, tile, key, near)
    aligned = exploring.aligned_sides(turn, tile, key, sixths, near)
    turn.record(TerritoryTileSpent(turn.player, tile, laid=True))
    mark(turn, ISLANDERS, direction, (tile + TILES_FROM) * TURNS + sixths)
    points.score(turn, aligned, "exploration", ISLANDERS)
    verbs.gain_all(turn, tiles.benefits_of(turn, tile), "exploration", ISLANDERS)


OWN_LAND[ISLANDERS] = free
LAY[ISLANDERS] = lay


@FINAL.of(ISLANDERS)
def islanders_final(turn: Turn) -> None:
    """4 points for each tile of the mat with only water on its outer sides."""
    text = Message("tapestry.ask.islanders_tiles")
    laid = _laid(turn)
    known = sum(_only_sea_outside(key, *there) for key, there in laid.items())
    unknown = any(tile == UNKNOWN_TILE for tile, _ in laid.values())
    if unknown:
        n = turn.amount("islanders.final", text, 0, len(HEXES), known)
    else:
        n = turn.computed("islanders.final", text, known)
    points.score(turn, EACH * n, "civilization", ISLANDERS)


def _only_sea_outside(key: str, tile: int, sixths: int) -> bool:
    edges = _edges(tile, sixths)
    inside = {CENTRE, *HEXES.values()}
    outer = (
        [edges[side] for side, other in geography.beside(key) if other not in inside]
        if edges
        else []
    )
    return bool(outer) and all(half is Terrain.SEA for edge in outer for half in edge)
