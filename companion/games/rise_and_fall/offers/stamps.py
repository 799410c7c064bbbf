"""A tile as a stamp: the ways that a known shape may lie around a space, and turned.

`stamp_at` lays the next tile around a space, `turned` turns the one laid last. Each gives a
`Draft`: the spaces, the command, and why not where it may not be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from companion.core.answers import Answer
from companion.core.command import Command
from companion.core.hexgrid import Hex, neighbours
from companion.core.message import Message
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.world import LayTile, TurnTile, shape_kind
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.rules.shapes import (
    TURNS,
    Shape,
    laid_ways,
    middle,
    read_shapes,
    shape_of,
)
from companion.games.rise_and_fall.state import State

Facts = Callable[[str], Answer | None]


@dataclass(frozen=True, slots=True)
class Draft:
    """What a touch comes to."""

    spaces: tuple[Hex, ...]
    command: Command[State] | None = None
    told: Mapping[str, Answer] = field(default_factory=dict)
    """What is told along with the command, by question."""
    reason: Message | None = None


def known_shapes(state: State, facts: Facts) -> tuple[Shape, ...]:
    """The shapes of the next tile: as laid in this game, as kept from others, as printed."""
    terrain = stock.next_terrain(state) or stock.SEA
    size = stock.spaces_of_next(state, terrain)
    laid = [tile[1:] for tile in reversed(state.tiles) if tile[0] == terrain]
    here = [shape_of(list(map(stock.to_hex, tile))) for tile in laid if len(tile) == size]
    kept = [one for one in read_shapes(facts(shape_kind(state, terrain))) if len(one) == size]
    printed = stock.printed_shape(state, terrain)
    return tuple(filter(None, dict.fromkeys((*here, *kept, printed))))


def stamp_at(state: State, facts: Facts, place: Hex, turn: int = 0) -> Draft:
    """The next tile around a space, turned so often; where it may not lie so, the first way it
    may; otherwise why the nearest not."""
    ways = list(_ways_at(known_shapes(state, facts), place, turn))
    drafts = [laid_so(state, way) for way in ways]
    return next((one for one in drafts if one.reason is None), drafts[0])


def turned(state: State, place: Hex) -> Draft | None:
    """The tile laid last the next way around; None where it does not lie at the space."""
    if not state.tiles or stock.to_place(place) not in state.tiles[-1][1:]:
        return None
    lies = tuple(map(stock.to_hex, state.tiles[-1][1:]))
    shape = shape_of(lies)
    ways = list(dict.fromkeys(frozenset(way) for way in _ways_at((shape,), middle(lies))))
    at = ways.index(frozenset(lies)) if frozenset(lies) in ways else -1
    for way in (*ways[at + 1 :], *ways[: max(at, 0)]):
        command = TurnTile(tuple(stock.to_place(space) for space in sorted(way)))
        if reason_of(state, command) is None:
            return Draft(tuple(sorted(way)), command)
    return Draft(lies, None, reason=Message("rise_and_fall.world.no_other_way"))


def laid_so(state: State, way: Iterable[Hex]) -> Draft:
    spaces = tuple(sorted(way))
    terrain = stock.next_terrain(state) or stock.SEA
    command = LayTile(terrain, tuple(map(stock.to_place, spaces)))
    return Draft(spaces, command, reason=reason_of(state, command))


def reason_of(state: State, command: Command[State]) -> Message | None:
    try:
        command.verify(state)
    except RuleBroken as refusal:
        return refusal.message
    return None


def _ways_at(shapes: Iterable[Shape], place: Hex, turn: int = 0) -> Iterator[frozenset[Hex]]:
    """With the middle on the space, then beside it, as far as the space is still covered.

    A tile that somebody turned lies so if it can at all.
    """
    shapes, every = tuple(shapes), (place, *neighbours(place))
    for only in ((turn,), range(TURNS)) if turn else (range(TURNS),):
        for at in every:
            for shape in shapes:
                ways = tuple(laid_ways(shape, at))
                yield from (frozenset(ways[one]) for one in only if place in ways[one])
