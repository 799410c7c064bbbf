"""The plots of a capital: what is free, what is full, where a piece fits.

Rulebook, "Buildings & capitals": nine districts of 3×3; impassable plots cannot be built on but
count as filled; a piece may be turned and may stick out of the grid.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from companion.games.tapestry import content
from companion.games.tapestry.capital import footprints
from companion.games.tapestry.player import Capital, Cell

SIZE = footprints.SIZE
DISTRICT = 3


def grid_of(capital: Capital) -> tuple[str, ...]:
    """The printed plots, or those the owner typed; nothing for a mat no source shows."""
    return capital.grid or (content.capital(capital.mat).grid if capital.mat else ())


def impassable(capital: Capital) -> frozenset[Cell]:
    """The printed impassable plots and the cubes."""
    return _printed(grid_of(capital)).union(capital.cubes)


@lru_cache(maxsize=32)
def _printed(grid: tuple[str, ...]) -> frozenset[Cell]:
    marked = ((r, c) for r, line in enumerate(grid) for c, plot in enumerate(line) if plot == "#")
    return frozenset(marked)


def covered(capital: Capital) -> frozenset[Cell]:
    """Everything that pieces and others' tokens cover, outside the grid too."""
    cells = (cell for piece in capital.placed for cell in piece.cells)
    return frozenset((*cells, *(token.cell for token in capital.tokens)))


def built_on(capital: Capital) -> frozenset[Cell]:
    """The plots of the grid that they cover."""
    return frozenset(filter(footprints.on_grid, covered(capital)))


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


def in_district(full: frozenset[Cell], block: str) -> bool:
    """Whether all nine plots of a district ("0,2") are among these; never off the grid."""
    down, across = (int(part) for part in block.split(","))
    on_it = 0 <= down < DISTRICT and 0 <= across < DISTRICT
    return on_it and full.issuperset(district(down, across))


def last_blocked_covered(capital: Capital, laid: frozenset[Cell]) -> tuple[str, ...]:
    """The districts whose last visible impassable plot a piece covers."""
    seen = impassable(capital) - built_on(capital)
    blocks = [(down, across) for down in range(DISTRICT) for across in range(DISTRICT)]
    left = {f"{d},{a}": seen & set(district(d, a)) for d, a in blocks}
    return tuple(name for name, cells in left.items() if cells and cells <= laid)


def district(down: int, across: int) -> Iterator[Cell]:
    """The nine plots of a district."""
    for row in range(DISTRICT):
        for column in range(DISTRICT):
            yield down * DISTRICT + row, across * DISTRICT + column


def has_grid(capital: Capital) -> bool:
    """Whether the capital is drawn here and its mat is known."""
    return capital.drawn and bool(grid_of(capital))


def fitting(
    capital: Capital, piece: str, *, on_impassable: bool = False
) -> dict[str, frozenset[Cell]]:
    """Every place a piece may be laid now: on no other piece, nor on impassable plots."""
    closed = covered(capital) if on_impassable else covered(capital) | impassable(capital)
    cells = footprints.shape(capital, piece)
    if not cells:
        return {}
    free = {key: laid for key, laid in footprints.placements(cells) if closed.isdisjoint(laid)}
    if capital.overhang:
        return free
    return {key: laid for key, laid in free.items() if all(map(footprints.on_grid, laid))}
