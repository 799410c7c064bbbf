"""The plots a piece covers: its shape, turned and laid anywhere on the grid.

Rulebook, "Buildings & capitals": a piece may be turned and may stick out of the grid.
"""

from __future__ import annotations

from functools import lru_cache

from companion.games.tapestry import content
from companion.games.tapestry.player import BUILDINGS, Capital, Cell

SIZE = 9
TOKEN = "city_token"
"""Somebody's token, which covers a plot as a building does."""


def on_grid(cell: Cell) -> bool:
    """Whether a plot belongs to the grid."""
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def shape(capital: Capital, piece: str) -> frozenset[Cell]:
    """The plots a piece covers before turning; empty where nobody knows its footprint."""
    if piece in (*BUILDINGS, TOKEN):
        return frozenset({(0, 0)})
    told = capital.shapes.get(piece, ())
    return covered_by(told) if told else content.landmark(piece).cells


def covered_by(rows: tuple[str, ...]) -> frozenset[Cell]:
    """The plots marked X."""
    marked = ((r, c) for r, line in enumerate(rows) for c, plot in enumerate(line) if plot == "X")
    return frozenset(marked)


@lru_cache(maxsize=256)
def turned(cells: frozenset[Cell], quarters: int) -> frozenset[Cell]:
    """A shape after that many quarter turns clockwise, its corner again at (0, 0)."""
    for _ in range(quarters % 4):
        cells = frozenset((column, -row) for row, column in cells)
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


@lru_cache(maxsize=64)
def placements(cells: frozenset[Cell]) -> tuple[tuple[str, frozenset[Cell]], ...]:
    """Every way to lay a shape with at least one plot on the grid, by id "row,column,quarters"."""
    found: dict[frozenset[Cell], str] = {}
    for quarters in range(4 if cells else 0):
        here = turned(cells, quarters)
        for row in range(-SIZE, SIZE):
            for column in range(-SIZE, SIZE):
                laid = frozenset((row + r, column + c) for r, c in here)
                if any(map(on_grid, laid)):
                    found.setdefault(laid, f"{row},{column},{quarters}")
    return tuple((key, laid) for laid, key in found.items())


def laid(capital: Capital, piece: str, key: str) -> frozenset[Cell]:
    """The plots a piece covers at "row,column,quarters"; none beside the capital."""
    return dict(placements(shape(capital, piece))).get(key, frozenset())
