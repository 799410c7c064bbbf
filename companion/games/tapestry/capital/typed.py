"""Shapes as an owner types them: rows of marks with strokes between."""

from __future__ import annotations

from companion.games.tapestry.capital import plots


def rows_of(typed: str, marks: str) -> tuple[str, ...]:
    """ "XX/X." as rows; nothing where it is none."""
    rows = tuple(row.strip().upper() for row in typed.split("/"))
    good = all(row and set(row) <= set(marks) for row in rows)
    return rows if good else ()


def grid(typed: str) -> tuple[str, ...]:
    """Nine rows of nine plots; nothing where it is something else."""
    rows = rows_of(typed, ".#")
    square = len(rows) == plots.SIZE and all(len(row) == plots.SIZE for row in rows)
    return rows if square else ()
