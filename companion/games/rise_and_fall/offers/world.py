"""The world on the tablet: its tiles and its sea.

A front end that draws a map fills the spaces by touching them; others are shown an example.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.hexgrid import Hex, distance, neighbours
from companion.core.message import Message, name
from companion.core.offer import Section, allowed, once
from companion.core.question import Choice, Option
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    LiftTile,
    PaintSea,
    RubOutSea,
    TurnTile,
)
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.offers.ground import SPACES, chosen, places, sea_ground
from companion.games.rise_and_fall.offers.pieces import standing_pieces
from companion.games.rise_and_fall.rules import making_room, stock
from companion.games.rise_and_fall.rules.shapes import laid_ways, middle, shape_of
from companion.games.rise_and_fall.state import State

TILE = "tile"
MOST_TRIED = 30
"""So many beginnings are tried to find an example of sea."""


def lay_world(section: Section[State], state: State) -> None:
    """Only where this table lays its world on the tablet too."""
    terrain = stock.next_terrain(state)
    if terrain:
        _tiles(section, state, terrain)
    if state.tiles:
        _last_tile(section, state)
    if terrain == stock.SEA:
        _sea(section, state)
    if stock.painted(state):
        _rub_out(section, state)
    if state.world:
        standing_pieces(section, state)


def _tiles(section: Section[State], state: State, terrain: str) -> None:
    text = Message("rise_and_fall.offer.ask.tile", n=stock.spaces_of_next(state, terrain))

    def laid(spaces: tuple[str, ...]) -> LayTile:
        return LayTile(terrain, spaces)

    section.offer(
        "lay",
        Message("rise_and_fall.offer.lay", terrain=name("rise_and_fall", "terrain", terrain)),
        lambda f: LayTile(terrain, f[SPACES]),
        once(lambda: chosen(state, text, laid, _examples(state, terrain))),
        icon=terrains()[terrain].icon,
        help="setup.tiles",
    )
    if making_room.may_be_moved(state):
        section.offer(
            "room",
            Message("rise_and_fall.offer.room"),
            lambda f: LiftTile(int(f[TILE]), room=True),
            _lifted(state, room=True),
            icon="rise-plain",
        )


def _last_tile(section: Section[State], state: State) -> None:
    text = Message("rise_and_fall.offer.ask.tile", n=len(state.tiles[-1]) - 1)
    section.offer(
        "turn_tile",
        Message("rise_and_fall.screen.turn_last"),
        lambda f: TurnTile(f[SPACES]),
        once(lambda: chosen(state, text, TurnTile, _turned(state))),
        icon="repeat-position",
    )
    section.offer(
        "lift",
        Message("rise_and_fall.offer.lift"),
        lambda f: LiftTile(int(f[TILE])),
        _lifted(state, room=False),
        icon="trash",
    )


def _sea(section: Section[State], state: State) -> None:
    left = stock.spaces_left(state)
    free = sorted(sea_ground(state), key=lambda one: (distance(one, (0, 0)), one))
    near = (places(free[: min(7, left)]), places(free[:1]))
    text = Message("rise_and_fall.offer.ask.sea", n=left)
    section.offer(
        "paint",
        Message("rise_and_fall.offer.paint"),
        lambda f: PaintSea(f[SPACES]),
        once(lambda: chosen(state, text, PaintSea, near)),
        icon="rise-sea",
    )


def _rub_out(section: Section[State], state: State) -> None:
    there, text = sorted(stock.painted(state)), Message("rise_and_fall.offer.ask.rub")
    section.offer(
        "rub",
        Message("rise_and_fall.offer.rub"),
        lambda f: RubOutSea(f[SPACES]),
        once(lambda: chosen(state, text, RubOutSea, [(one,) for one in there])),
        icon="rise-sea",
    )


def _lifted(state: State, *, room: bool) -> Choice:
    tiles = [at for at in range(len(state.tiles)) if allowed(LiftTile(at, room), state)]
    options = tuple(_tile(state, at) for at in tiles or range(len(state.tiles)))
    return Choice(TILE, Message("rise_and_fall.offer.ask.which_tile"), options)


def _tile(state: State, at: int) -> Option:
    terrain, *spaces = state.tiles[at]
    called = name("rise_and_fall", "terrain", terrain)
    place = spaces[0] if spaces else ""
    text = Message("rise_and_fall.offer.tile", number=at + 1, terrain=called, place=place)
    return Option(str(at), text)


def _examples(state: State, terrain: str) -> Iterator[tuple[str, ...]]:
    """A tile by the shapes laid before, otherwise a round one; from near the middle outwards."""
    size, on = stock.spaces_of_next(state, terrain), terrains()[terrain].on
    ground = _ground(state, on) if on else sea_ground(state)
    shapes = [one for one in making_room.shapes_laid(state, terrain) if len(one) == size]
    starts = sorted(ground, key=lambda one: (distance(one, (0, 0)), one))
    for start in starts if on else starts[:MOST_TRIED]:
        ways = (way for shape in shapes for way in laid_ways(shape, start))
        yield from (places(way) for way in ways if ground.issuperset(way))
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
    for at in (middle(lies), *neighbours(middle(lies))):
        for way in laid_ways(shape_of(lies), at):
            if set(way) != set(lies):
                yield places(way)
