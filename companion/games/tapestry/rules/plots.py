"""The plots of a capital: what is free, what is full, where a piece fits.

Rulebook, "Buildings & capitals": nine districts of 3×3; impassable plots cannot be built on but
count as filled; a piece may be turned and may stick out of the grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.games.tapestry import content
from companion.games.tapestry.player import BUILDINGS, Capital, Cell

SIZE = 9
DISTRICT = 3
Cells = tuple[Cell, ...]


def on_grid(cell: Cell) -> bool:
    """Whether a plot belongs to the grid."""
    return 0 <= cell[0] < SIZE and 0 <= cell[1] < SIZE


def grid_of(capital: Capital) -> tuple[str, ...]:
    """The printed plots, or those the owner typed; nothing for a mat no source shows."""
    return capital.grid or (content.capital(capital.mat).grid if capital.mat else ())


def impassable(capital: Capital) -> frozenset[Cell]:
    """The printed impassable plots and the cubes."""
    printed = (
        (row, column)
        for row, line in enumerate(grid_of(capital))
        for column, plot in enumerate(line)
        if plot == "#"
    )
    return frozenset((*printed, *capital.cubes))


def built_on(capital: Capital) -> frozenset[Cell]:
    """The plots of the grid that pieces cover."""
    return frozenset(c for piece in capital.placed for c in piece.cells if on_grid(c))


def filled(capital: Capital) -> frozenset[Cell]:
    """Covered or impassable: what counts for districts, rows and columns."""
    return impassable(capital) | built_on(capital)


def full_rows(full: frozenset[Cell]) -> tuple[int, ...]:
    """The rows of which all nine plots are among these."""
    return tuple(r for r in range(SIZE) if all((r, c) in full for c in range(SIZE)))


def full_columns(full: frozenset[Cell]) -> tuple[int, ...]:
    """The columns of which all nine plots are among these."""
    return tuple(c for c in range(SIZE) if all((r, c) in full for r in range(SIZE)))


def complete_rows(capital: Capital) -> int:
    """Rows with all nine plots filled."""
    return len(full_rows(filled(capital))) if has_grid(capital) else capital.rows_counted


def complete_columns(capital: Capital) -> int:
    """Columns with all nine plots filled."""
    return len(full_columns(filled(capital))) if has_grid(capital) else capital.columns_counted


def full_districts(capital: Capital) -> tuple[str, ...]:
    """The districts ("0,2": top right) with all nine plots filled."""
    return districts_in(filled(capital))


def districts_in(full: frozenset[Cell]) -> tuple[str, ...]:
    """The districts of which all nine plots are among these."""
    blocks = ((down, across) for down in range(DISTRICT) for across in range(DISTRICT))
    return tuple(f"{d},{a}" for d, a in blocks if all(cell in full for cell in district(d, a)))


def district(down: int, across: int) -> Iterator[Cell]:
    """The nine plots of a district."""
    for row in range(DISTRICT):
        for column in range(DISTRICT):
            yield down * DISTRICT + row, across * DISTRICT + column


def has_grid(capital: Capital) -> bool:
    """Whether the capital is drawn here and its mat is known."""
    return capital.drawn and bool(grid_of(capital))


def shape(capital: Capital, piece: str) -> frozenset[Cell]:
    """The plots a piece covers before turning; empty where nobody knows its footprint."""
    if piece in BUILDINGS:
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


def fitting(
    capital: Capital, piece: str, *, on_impassable: bool = False
) -> dict[str, frozenset[Cell]]:
    """Every place a piece may be laid now: nothing under it is built on or impassable."""
    closed = built_on(capital) if on_impassable else filled(capital)
    cells = shape(capital, piece)
    if not cells:
        return {}
    return {key: laid for key, laid in placements(cells) if closed.isdisjoint(laid)}
