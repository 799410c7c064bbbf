"""The world on the tablet: its tiles and its sea.

A front end that draws a map fills the spaces by touching them; others are shown an example.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.core.form import form
from companion.core.hexgrid import Hex, distance, neighbours
from companion.core.message import Message, name
from companion.core.noun import Noun, Put, none
from companion.core.offer import Filled, Section
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    LiftTile,
    PaintSea,
    RubOutSea,
    TurnTile,
)
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.offers.ground import SPACES, Ground, chosen, places, sea_ground
from companion.games.rise_and_fall.offers.pieces import PIECES
from companion.games.rise_and_fall.offers.stamps import known_shapes, stamp_at, turned
from companion.games.rise_and_fall.rules import making_room, stock
from companion.games.rise_and_fall.rules.shapes import laid_ways, middle, shape_of
from companion.games.rise_and_fall.state import State

TILE = "tile"
MOST_TRIED = 30
"""So many beginnings are tried to find an example of sea."""


def lay_world(section: Section[State], state: State) -> None:
    """Only where this table lays its world on the tablet too."""
    section.forms(WORLD)


def _next(state: State) -> str:
    """The terrain that is laid next; empty where none is."""
    return stock.next_terrain(state) or ""


def _next_tile(state: State) -> Message:
    terrain = _next(state)
    return Message("rise_and_fall.offer.lay", terrain=name("rise_and_fall", "terrain", terrain))


def _laid(state: State, filled: Filled) -> LayTile:
    return _covering(state, filled[SPACES])


def _covering(state: State, spaces: tuple[str, ...]) -> LayTile:
    """These spaces; where it is one alone, the tile around it, the first way it may lie."""
    if len(spaces) == 1 and known_shapes(state, none):
        drafted = stamp_at(state, none, stock.to_hex(spaces[0])).spaces
        spaces = places(drafted)
    return LayTile(_next(state), spaces)


def _ground_of_next(state: State, _filled: Filled) -> Ground:
    terrain = _next(state)
    n = stock.spaces_of_next(state, terrain)
    key = "stamp" if known_shapes(state, none) else "tile"
    text = Message(f"rise_and_fall.offer.ask.{key}", n=n)
    return chosen(state, text, lambda one: _covering(state, one), _examples(state, terrain))


def _ground_of_last(state: State, _filled: Filled) -> Ground:
    text = Message("rise_and_fall.offer.ask.tile", n=len(state.tiles[-1]) - 1)
    return chosen(state, text, TurnTile, _turned(state))


def _sea_to_paint(state: State, _filled: Filled) -> Ground:
    left = stock.spaces_left(state)
    free = sorted(sea_ground(state), key=lambda one: (distance(one, (0, 0)), one))
    near = (places(free[: min(7, left)]), places(free[:1]))
    text = Message("rise_and_fall.offer.ask.sea", n=left)
    return chosen(state, text, PaintSea, near)


def _sea_to_rub_out(state: State, _filled: Filled) -> Ground:
    there = sorted(stock.painted(state))
    text = Message("rise_and_fall.offer.ask.rub")
    return chosen(state, text, RubOutSea, [(one,) for one in there])


def _tile_called(state: State, at: str) -> Message:
    terrain, *spaces = state.tiles[int(at)]
    called = name("rise_and_fall", "terrain", terrain)
    place = spaces[0] if spaces else ""
    return Message("rise_and_fall.offer.tile", number=int(at) + 1, terrain=called, place=place)


LAID: Noun[State] = Noun(
    TILE,
    Message("rise_and_fall.offer.ask.which_tile"),
    lambda state, filled: map(str, range(len(state.tiles))),
    _tile_called,
    read=int,
)
IN_THE_WAY = replace(
    LAID,
    now=lambda state, filled: map(str, sorted(making_room.may_be_moved(state))),
    empty=Message("rise_and_fall.broken.there_is_room"),
)
"""Plains of which one is taken up where the next finds no room."""
LAY = form(
    LayTile,
    "lay",
    _next_tile,
    icon=lambda state: terrains()[_next(state)].icon,
    help="setup.tiles",
    when=lambda state: bool(_next(state)),
    makes=_laid,
    spaces=Put(SPACES, _ground_of_next),
)
ROOM = form(
    LiftTile,
    "room",
    Message("rise_and_fall.offer.room"),
    icon="rise-plain",
    when=lambda state: _next(state) == making_room.PLAIN and bool(state.tiles),
    makes=lambda state, filled: LiftTile(int(filled[TILE]), room=True),
    tile=IN_THE_WAY,
)
TURN = form(
    TurnTile,
    "turn_tile",
    Message("rise_and_fall.screen.turn_last"),
    icon="repeat-position",
    when=lambda state: bool(state.tiles),
    spaces=Put(SPACES, _ground_of_last),
)
LIFT = form(
    LiftTile,
    "lift",
    Message("rise_and_fall.offer.lift"),
    icon="trash",
    when=lambda state: bool(state.tiles),
    makes=lambda state, filled: LiftTile(int(filled[TILE])),
    tile=LAID,
)
PAINT = form(
    PaintSea,
    "paint",
    Message("rise_and_fall.offer.paint"),
    icon="rise-sea",
    when=lambda state: _next(state) == stock.SEA,
    spaces=Put(SPACES, _sea_to_paint),
)
RUB = form(
    RubOutSea,
    "rub",
    Message("rise_and_fall.offer.rub"),
    icon="rise-sea",
    when=lambda state: bool(stock.painted(state)),
    spaces=Put(SPACES, _sea_to_rub_out),
)
WORLD = (LAY, ROOM, TURN, LIFT, PAINT, RUB, *PIECES)


def _examples(state: State, terrain: str) -> Iterator[tuple[str, ...]]:
    """A tile by the shapes that are known, otherwise a round one; from the middle outwards."""
    size, on = stock.spaces_of_next(state, terrain), terrains()[terrain].on
    ground = _ground(state, on) if on else sea_ground(state)
    shapes = known_shapes(state, none)
    starts = sorted(ground, key=lambda one: (distance(one, (0, 0)), one))
    tried = starts if on else starts[:MOST_TRIED]
    for start in tried:
        ways = (places(way) for shape in shapes for way in laid_ways(shape, start))
        yield from (way for way in ways if on or not state.world.keys() & {*way})
    for start in tried:
        round_one = _round(ground, start, size)
        if len(round_one) == size:
            yield places(round_one)


def _ground(state: State, on: str) -> set[Hex]:
    return {stock.to_hex(place) for place, space in state.world.items() if space.terrain == on}


def _round(ground: set[Hex], start: Hex, size: int) -> list[Hex]:
    """Spaces in one piece, nearest to the start first."""
    patch = [start]
    while len(patch) < size:
        edge = {near for one in patch for near in neighbours(one)} & ground - set(patch)
        if not edge:
            break
        patch.append(min(edge, key=lambda one: (distance(one, start), one)))
    return patch


def _turned(state: State) -> Iterator[tuple[str, ...]]:
    """Other ways for the tile laid last, as near as can be."""
    lies = tuple(map(stock.to_hex, state.tiles[-1][1:]))
    if not lies:
        return
    draft = turned(state, lies[0])
    if draft is not None and draft.command is not None:
        yield places(draft.spaces)
    for at in (middle(lies), *neighbours(middle(lies))):
        for way in laid_ways(shape_of(lies), at):
            if set(way) != set(lies):
                yield places(way)
