"""In which order the cells of a count are told, and which are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.grid import Grid, Head, Keys, Line
from companion.describe.count_entry import Counted, Now, value_of
from companion.describe.count_sheet import cell_key
from companion.describe.desk import Desk


def each_cell(grid: Grid) -> Iterator[tuple[Head, Line]]:
    """Everything that is told, in the order in which it is."""
    lines = [one for one in grid.lines if not one.follows]
    if grid.by_line:
        yield from ((head, line) for line in lines for head in grid.heads)
    else:
        yield from ((head, line) for head in grid.heads for line in lines)


def is_blank(head: Head, line: Line) -> bool:
    return line.cells.get(head.seat) is None


def _is_typed(now: Now, head: Head, line: Line) -> bool:
    return _is_here(now, head, line) and value_of(now) is not None


def _asked_for(desk: Desk, grid: Grid, now: Now, head: Head, line: Line) -> bool:
    """Blank, and not passed already; of who told a total nothing more, but while rows are told."""
    is_told = (one for one in grid.lines if not is_blank(head, one) or _is_typed(now, head, one))
    left = next((one.entry.leaves for one in is_told if one.entry.leaves is not None), (line.id,))
    if line.id not in left:
        return False
    if head.told is not None and not (head is now.head and now.line is not None):
        return False
    passed = cell_key(head.seat, line.id) in desk.looking.passed
    return is_blank(head, line) and not passed


def next_asked(desk: Desk, counted: Counted, now: Now) -> tuple[Head, Line] | None:
    """The next blank after it; then those before it that nobody has passed, but for regions:
    nobody may have any.
    """
    every = [*each_cell(counted.grid)]
    at = next((n for n, (head, line) in enumerate(every) if _is_here(now, head, line)), -1)
    if now.line is None:
        at = max(n for n, (head, _) in enumerate(every) if head is now.head)
    if counted.leaves is not None:
        return next(iter(every[at + 1 :]), None)
    before = (one for one in every[: max(0, at)] if one[1].entry.keys is not Keys.PARTS)
    around = (*every[at + 1 :], *before)
    return next((one for one in around if _asked_for(desk, counted.grid, now, *one)), None)


def _is_here(now: Now, head: Head, line: Line) -> bool:
    return head is now.head and line is now.line
