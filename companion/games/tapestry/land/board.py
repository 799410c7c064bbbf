"""The hexes of one side of the map, neighbours, distances, names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from companion.core.hexgrid import Hex, distance, neighbours
from companion.core.message import Message
from companion.games.tapestry.content import look_up
from companion.games.tapestry.content.land import MapSideBoard

SMALL = "small"


class Place(NamedTuple):
    """How people find a hex on the board: its column from the left, its row from the top."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the map."""

    hexes: tuple[Hex, ...]
    """Every hex, column by column from the left, each from the top."""
    printed: frozenset[Hex]
    island: Hex
    starts: Mapping[Hex, str]
    neighbours: Mapping[Hex, tuple[Hex, ...]]
    apart: Mapping[Hex, Mapping[Hex, int]]
    """Steps between any two hexes as the crow flies."""
    names: Mapping[Hex, Message]


_PREPARED: dict[str, tuple[MapSideBoard, Board]] = {}


def board(side: str = SMALL) -> Board:
    """A side of the map, prepared once for each reading of the file."""
    printed = look_up.map_side(side)
    kept = _PREPARED.get(side)
    if kept is None or kept[0] is not printed:
        _PREPARED[side] = kept = (printed, board_of(printed))
    return kept[1]


def board_of(side: MapSideBoard) -> Board:
    """Prepare a side of the map."""
    hexes = tuple(sorted(place.hex for place in side.hexes))
    known = set(hexes)
    starts = {at: number for number, at in side.starts.items()}
    return Board(
        hexes=hexes,
        printed=frozenset(place.hex for place in side.hexes if place.printed),
        island=side.island,
        starts=starts,
        neighbours={at: tuple(n for n in neighbours(at) if n in known) for at in hexes},
        apart={at: {other: distance(at, other) for other in hexes} for at in hexes},
        names={at: _name(at, hexes, side.island, starts) for at in hexes},
    )


def upper_start(board: Board) -> str:
    """The start at the upper edge: how the map lies where hexes are counted from the top."""
    return board.starts[min(board.starts, key=lambda at: at[1] + at[0] / 2)]


def _name(at: Hex, hexes: tuple[Hex, ...], island: Hex, starts: Mapping[Hex, str]) -> Message:
    if at == island:
        return Message("tapestry.bot.place.island")
    if at in starts:
        return Message("tapestry.bot.place.start", number=starts[at])
    place = _place(at, hexes)
    return Message("tapestry.bot.place.hex", column=place.column, row=place.row)


def _place(at: Hex, hexes: tuple[Hex, ...]) -> Place:
    column = [other for other in hexes if other[0] == at[0]]
    return Place(at[0] - hexes[0][0] + 1, column.index(at) + 1)
