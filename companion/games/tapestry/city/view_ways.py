"""How a piece may lie: the way over a plot, the next way round, the way that completes most."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tapestry.city.view import PlacementView
from companion.games.tapestry.player import Cell

PLOTS = 9
Shape = frozenset[Cell]


def way_at(
    ways: Sequence[PlacementView], cell: Cell, now: PlacementView | None = None
) -> PlacementView | None:
    """The way to lay a piece over a plot; touched again, the next one; None if none is."""
    here = [one for one in ways if cell in one.cells]
    if not here:
        return None
    if now in here:
        return here[(here.index(now) + 1) % len(here)]
    return min(here, key=lambda one: (one.cells[0] != cell, -len(one.completes), -one.lines))


def best(ways: Sequence[PlacementView]) -> PlacementView | None:
    """The way that completes most, on the mat rather than sticking out; None if there is none."""
    return max(ways, key=lambda one: (len(one.completes), one.lines, _inside(one)), default=None)


def carried(
    ways: Sequence[PlacementView], now: PlacementView, start: Cell, end: Cell
) -> PlacementView:
    """As far from where it lay as a finger carried it; as it lay where it does not fit there."""
    down, across = end[0] - start[0], end[1] - start[1]
    wanted = tuple((row + down, column + across) for row, column in now.cells)
    return next((one for one in ways if one.cells == wanted), way_at(ways, end) or now)


def turned(ways: Sequence[PlacementView], now: PlacementView) -> PlacementView:
    """The piece turned, as near as it fits; the way itself if it fits no other way round."""
    shapes = list(dict.fromkeys(map(_shape, ways)))
    after = shapes[(shapes.index(_shape(now)) + 1) % len(shapes)]
    if after == _shape(now):
        return now
    return min((one for one in ways if _shape(one) == after), key=lambda one: _from(now, one))


def turns(ways: Sequence[PlacementView]) -> bool:
    """Whether it fits more than one way round."""
    return len(set(map(_shape, ways))) > 1


def _inside(way: PlacementView) -> int:
    return sum(min(cell) >= 0 and max(cell) < PLOTS for cell in way.cells)


def _from(now: PlacementView, way: PlacementView) -> tuple[int, int, int]:
    """How far a way to lie is from another: the plots they share, what sticks out, the corner."""
    (row, column), (to_row, to_column) = now.cells[0], way.cells[0]
    shared = len(set(now.cells) & set(way.cells))
    return -shared, -_inside(way), abs(to_row - row) + abs(to_column - column)


def _shape(way: PlacementView) -> Shape:
    row, column = way.cells[0]
    return frozenset((r - row, c - column) for r, c in way.cells)
