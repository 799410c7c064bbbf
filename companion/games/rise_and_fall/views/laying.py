"""Laying the world on the tablet: what a finger does to the map, and how far it is.

A tile is a stamp: `stamp_at` lays it around a touched space, `turned` turns the one laid last,
`aimed` follows a finger that slides. Sea may be painted instead. A shape that nobody has shown
yet is shown by touching its spaces (`shaped`). Each gives a `Draft`: the spaces, the command
with what is told along with it, and why not where it may not be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.core.command import Command
from companion.core.hexgrid import Hex, line, neighbours, to_pixel
from companion.core.message import Message, name
from companion.games.rise_and_fall.commands.world import (
    shape_kind,
)
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.offers import world
from companion.games.rise_and_fall.offers.ground import SPACES
from companion.games.rise_and_fall.offers.stamps import (
    Draft,
    Facts,
    known_shapes,
    laid_so,
    reason_of,
    stamp_at,
    turned,
)
from companion.games.rise_and_fall.rules import making_room, stock
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.shapes import (
    TURNS,
    Shape,
    laid_ways,
    read_shapes,
    shape_of,
    write_shapes,
)
from companion.games.rise_and_fall.state import State

PAINT, FINE, STAMP, SHAPE, RUB = "paint", "fine", "stamp", "shape", "rub"
FIELDS = {2: (15, 12), 3: (17, 14), 4: (19, 16)}
"""Columns and rows of hexes that the sea is laid in, by players; it holds still."""
SECONDS, TOUCHES = 4, 1.3
"""Seconds that a touch takes, and touches of a land tile; measured with the largest world."""


@dataclass(frozen=True, slots=True)
class LayingView:
    """What is laid next, and with which tools."""

    headline: Message
    """The next tile, and who lays it."""
    advice: Message | None
    """Where it fits nowhere, or plains that made room are to be laid again."""
    spaces: int
    """Of the next tile."""
    tools: tuple[str, ...]
    shapes: tuple[Shape, ...]
    field: frozenset[Hex]
    """Spaces shown although nothing lies there."""
    done: int
    all: int
    left: int
    """Of this kind."""
    estimate: Message
    example: tuple[Hex, ...]
    """While a plain makes room: how all of them might lie."""
    movable: tuple[Hex, ...]


def laying_view(state: State, facts: Facts) -> LayingView | None:
    """What is laid next; None once the world is made."""
    terrain = stock.next_terrain(state)
    if terrain is None:
        return None
    shapes = known_shapes(state, facts)
    sea = terrain == stock.SEA
    all_ = sum(stock.tiles_of(state, one) for one in terrains())
    left = sum(stock.tiles_left(state, one) for one in terrains())
    ways = making_room.ways_to_make_room(state)
    return LayingView(
        _headline(state, terrain),
        _advice(state, terrain),
        stock.spaces_of_next(state, terrain),
        tuple(_tools(state, terrain, shapes)),
        shapes,
        _field(state) if sea else frozenset(),
        all_ - left,
        all_,
        stock.tiles_left(state, terrain),
        estimate(state, facts),
        tuple(sorted({space for tile in ways[0].again for space in tile})) if ways else (),
        tuple(_movable(state)),
    )


def _headline(state: State, terrain: str) -> Message:
    tile = Message(
        "rise_and_fall.screen.next_tile",
        what=name("rise_and_fall", "terrain", terrain),
        n=stock.spaces_of_next(state, terrain),
    )
    seat = making_room.whose_tile(state)
    if not seat:
        return tile
    return Message("rise_and_fall.world.lays", who=who(state, seat), tile=tile)


def _advice(state: State, terrain: str) -> Message | None:
    if making_room.has_no_room(state):
        if terrain == making_room.PLAIN:
            return Message("rise_and_fall.world.no_room")
        return Message("rise_and_fall.world.no_ground")
    if state.tiles_reached > len(state.tiles):
        n = state.tiles_reached - len(state.tiles)
        return Message("rise_and_fall.world.lay_again", n=n)
    return None


def estimate(state: State, facts: Facts) -> Message:
    """How many touches and minutes the rest takes, if the sea is painted."""
    sea = -(-stock.spaces_left(state) // 10) if stock.next_terrain(state) == stock.SEA else 0
    land = [one for one in terrains().values() if one.on]
    tiles = sum(stock.tiles_left(state, one.id) for one in land)
    unknown = [
        one.spaces
        for one in land
        if stock.tiles_left(state, one.id) and not (one.shape or facts(f"shape.{one.id}"))
    ]
    touches = round(sea + tiles * TOUCHES + sum(unknown))
    minutes = max(1, round(touches * SECONDS / 60))
    return Message("rise_and_fall.world.estimate", n=touches, minutes=minutes)


# what a finger does


def walked(trail: Sequence[Hex], last: Hex | None, place: Hex) -> tuple[Hex, ...]:
    """Where a finger has gone, each space once: between two points that it told it was as well.

    However fast it went, and however late that was heard, a stroke has no holes.
    """
    return tuple(dict.fromkeys((*trail, *(line(last, place) if last else (place,)))))


def trail_of(passed: Iterable[Hex | None]) -> tuple[Hex, ...]:
    """The trail of a finger by the places it was seen at; None where it was beside the map."""
    trail: tuple[Hex, ...] = ()
    last: Hex | None = None
    for place in passed:
        if place is not None:
            trail = walked(trail, last, place)
        last = place
    return trail


def lying(shape: Shape, turn: int) -> Shape:
    """A shape turned so often around its middle."""
    return tuple(tuple(laid_ways(shape, (0, 0)))[turn % TURNS])


def drafted(state: State, facts: Facts, tool: str, trail: tuple[Hex, ...], turn: int = 0) -> Draft:
    """What a finger that went there with a tool comes to."""
    if tool in (PAINT, FINE):
        return painted(state, trail, broad=tool == PAINT)
    if tool == RUB:
        return rubbed(state, trail)
    if tool == SHAPE:
        return shaped(state, facts, trail)
    if len(trail) > 1:
        return aimed(state, facts, trail[0], _towards(trail[0], trail[-1]))
    return turned(state, trail[0]) or stamp_at(state, facts, trail[0], turn)


def _towards(start: Hex, end: Hex) -> tuple[float, float]:
    (x, y), (to_x, to_y) = to_pixel(start, 1), to_pixel(end, 1)
    return to_x - x, to_y - y


def laid_at(state: State, facts: Facts, place: Hex, turn: int) -> Draft:
    """The next tile turned so often, its middle on a space: so and not otherwise."""
    shape = known_shapes(state, facts)[0]
    return laid_so(state, tuple(laid_ways(shape, place))[turn % TURNS])


def lift_last(state: State) -> Command[State]:
    """The tile laid last comes up again."""
    return world.LIFT.makes(state, {world.TILE: len(state.tiles) - 1})


def aimed(state: State, facts: Facts, place: Hex, towards: tuple[float, float]) -> Draft:
    """The next tile around a space, its longest end where the finger has slid."""
    shapes = known_shapes(state, facts)
    ways = [frozenset(way) for shape in shapes[:1] for way in laid_ways(shape, place)]
    return laid_so(state, max(ways, key=lambda way: _leans(way, place, towards)))


def shaped(state: State, facts: Facts, touched: Iterable[Hex]) -> Draft:
    """A tile whose every space was touched: laid once all are, and its shape kept."""
    spaces = tuple(dict.fromkeys(touched))
    terrain = stock.next_terrain(state) or stock.SEA
    if len(spaces) < stock.spaces_of_next(state, terrain):
        return Draft(spaces)
    kind = shape_kind(state, terrain)
    shapes = dict.fromkeys((shape_of(spaces), *read_shapes(facts(kind))))
    command = world.LAY.makes(state, {SPACES: tuple(map(stock.to_place, spaces))})
    return Draft(spaces, command, {kind: write_shapes(shapes)}, reason_of(state, command))


def painted(state: State, touched: Iterable[Hex], *, broad: bool) -> Draft:
    """Sea where a finger has gone, and around it if broad; no more than there is."""
    run = list(dict.fromkeys(touched))
    around = [near for one in run for near in neighbours(one)] if broad else []
    allowed = _field(state)
    new = [
        one
        for one in dict.fromkeys((*run, *around))
        if stock.to_place(one) not in state.world and one in allowed
    ]
    spaces = tuple(new[: stock.spaces_left(state)])
    command = world.PAINT.makes(state, {SPACES: tuple(map(stock.to_place, spaces))})
    return Draft(spaces, command, reason=reason_of(state, command))


def rubbed(state: State, touched: Iterable[Hex]) -> Draft:
    """Painted sea off again where a finger has gone."""
    there = stock.painted(state)
    spaces = tuple(one for one in dict.fromkeys(touched) if stock.to_place(one) in there)
    command = world.RUB.makes(state, {SPACES: tuple(map(stock.to_place, spaces))})
    return Draft(spaces, command, reason=reason_of(state, command))


def _tools(state: State, terrain: str, shapes: tuple[Shape, ...]) -> Iterator[str]:
    """The one that is most often wanted first."""
    if terrain == stock.SEA:
        yield from (PAINT, FINE)
    if shapes:
        yield STAMP
    yield SHAPE
    if terrain == stock.SEA and stock.painted(state):
        yield RUB


def _leans(way: Iterable[Hex], place: Hex, towards: tuple[float, float]) -> tuple[float, float]:
    """How far a tile reaches towards a side from a space, then how much of it lies there."""
    x, y = to_pixel(place, 1)
    points = [to_pixel(space, 1) for space in way]
    far = [(px - x) * towards[0] + (py - y) * towards[1] for px, py in points]
    unit = sum(part * part for part in towards) ** 0.5 or 1.0
    return round(max(far) / unit, 3), sum(far) / unit


def _field(state: State) -> frozenset[Hex]:
    """A field that holds still; only what comes near its edge makes it larger."""
    columns, rows = FIELDS[len(state.players)]
    lies = [_column_row(stock.to_hex(place)) for place in state.world]
    low, high = -(columns // 2), columns - columns // 2 - 1
    bottom, top = -(rows // 2), rows - rows // 2 - 1
    for column, row in lies:
        low, high = min(low, column - 2), max(high, column + 2)
        bottom, top = min(bottom, row - 2), max(top, row + 2)
    return frozenset(
        (column, row - column // 2)
        for column in range(low, high + 1)
        for row in range(bottom, top + 1)
    )


def _column_row(place: Hex) -> Hex:
    return place[0], place[1] + place[0] // 2


def _movable(state: State) -> Iterator[Hex]:
    """The spaces of the plains that may be taken up now."""
    for at in sorted(making_room.may_be_moved(state)):
        yield from map(stock.to_hex, state.tiles[at][1:])
