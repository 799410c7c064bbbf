"""How large a node would be, given so much room across, and how a row shares its room out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.describe import looks
from companion.describe.node import Board, Grid, Many, Node, Over, Row, Scroll
from companion.describe.surface import Surface

Size = tuple[float, float]
Columns = dict[int, tuple[int, int]]
LEAST = 48.0


class Sizes:
    """Sizes within one laying out: a node is asked by each row that it is in."""

    def __init__(self, surface: Surface) -> None:
        self.surface = surface
        self._known: dict[tuple[int, float], Size] = {}
        self._held: list[Node] = []
        self.columns: Columns = {}
        """Of each grid in what was asked: its cells, and beside each other how many of them;
        of a row in which not all have room: 0."""
        self._grids: dict[tuple[int, float], Columns] = {}

    def of(self, node: Node, room: float) -> Size:
        """Its width and height with so much room across."""
        if node.w and node.h:
            return node.w, node.h
        known = self._known.get((id(node), room))
        if known is None:
            outer, self.columns = self.columns, {}
            w, h = self._natural(node, node.w or room)
            if self.columns:
                self._grids[id(node), room] = self.columns
                outer.update(self.columns)
            self.columns = outer
            if isinstance(node, Row) and node.does:
                w, h = max(w, min(room, LEAST)), max(h, LEAST)
            known = self._known[id(node), room] = node.w or w, node.h or h
            self._held.append(node)
        elif (grids := self._grids.get((id(node), room))) is not None:
            self.columns.update(grids)
        return known

    def _natural(self, node: Node, room: float) -> Size:
        holding = _NATURAL.get(type(node))
        return holding(self, node, room) if holding else looks.natural(node, self.surface, room)

    def _row(self, node: Row, room: float) -> Size:
        pads, gaps = 2 * node.pad, node.gap * max(0, len(node.inside) - 1)
        if self.goes_down(node, room):
            sizes = [self.of(one, room - pads) for one in node.inside]
            widest = max((w for w, _ in sizes), default=0.0)
            return min(room, widest + pads), sum(h for _, h in sizes) + gaps + pads
        widths = self.across(node, room - pads)
        heights = [self.of(one, w)[1] for one, w in zip(node.inside, widths, strict=True)]
        return min(room, sum(widths) + gaps + pads), max(heights, default=0.0) + pads

    def _grid(self, node: Grid, room: float) -> Size:
        heights = self.rows(node, room)
        return room, sum(heights) + node.gap * max(0, len(heights) - 1)

    def _over(self, node: Over, room: float) -> Size:
        del room
        return max(x + w for x, _, w, _ in node.at), max(y + h for _, y, _, h in node.at)

    def _scroll(self, node: Scroll, room: float) -> Size:
        return self.of(node.inside, room)

    def _many(self, node: Many, room: float) -> Size:
        return room, node.n * node.high

    def _board(self, node: Board, room: float) -> Size:
        del node
        return room, LEAST

    # sharing out

    def goes_down(self, node: Row, room: float) -> bool:
        """Whether things stand below each other: always, or as they would be squeezed."""
        if node.down or not node.stacks:
            return node.down
        free = room - 2 * node.pad - node.gap * max(0, len(node.inside) - 1)
        wanted = (
            min(self.of(one, free)[0], free / 2) if one.share else self.of(one, free)[0]
            for one in node.inside
        )
        return sum(wanted) > free

    def across(self, node: Row, room: float) -> list[float]:
        """How wide each is beside the others: what has no share as wide as it is, if it can be."""
        free = room - node.gap * max(0, len(node.inside) - 1)
        wanted = [0.0 if one.share else self.of(one, free)[0] for one in node.inside]
        over = sum(wanted) - free
        if over > 0:
            wanted = _squeezed(node.inside, wanted, over)
            if sum(wanted) > free + 0.5:
                self.columns[id(node)] = len(node.inside), 0
        return _shared(node.inside, wanted, free)

    def down(self, node: Row, w: float, h: float) -> list[float]:
        """How high each is below the others."""
        free = h - node.gap * max(0, len(node.inside) - 1)
        shares = not node.stacks
        wanted = [0.0 if one.share and shares else self.of(one, w)[1] for one in node.inside]
        return _shared(node.inside, wanted, free) if shares else wanted

    def rows(self, node: Grid, room: float) -> list[float]:
        """How high each row of a grid is."""
        columns, wide = columns_of(node, room)
        self.columns[id(node)] = len(node.inside), columns
        highs = [self.of(one, wide)[1] for one in node.inside]
        rows = [max(highs[n : n + columns]) for n in range(0, len(highs), columns)]
        return [max(rows)] * len(rows) if node.even and rows else rows


_NATURAL: dict[type[Node], Callable[[Sizes, Any, float], Size]] = {
    Row: Sizes._row,
    Grid: Sizes._grid,
    Over: Sizes._over,
    Scroll: Sizes._scroll,
    Many: Sizes._many,
    Board: Sizes._board,
}
"""What holds others; how large a leaf is, its look says."""


def columns_of(node: Grid, room: float) -> tuple[int, float]:
    """How many columns a grid has, and how wide they are."""
    columns = max(1, int((room + node.gap) // (node.narrowest + node.gap)))
    columns = min(columns, node.most or columns, max(1, len(node.inside)))
    return columns, (room - node.gap * (columns - 1)) / columns


def _shared(inside: tuple[Node, ...], wanted: list[float], free: float) -> list[float]:
    shares = sum(one.share for one in inside)
    left = max(0.0, free - sum(wanted))
    return [
        left * one.share / shares if one.share else size
        for one, size in zip(inside, wanted, strict=True)
    ]


def _squeezed(inside: tuple[Node, ...], wanted: list[float], over: float) -> list[float]:
    """The widest give way first, down to what all that give have alike; the fixed stay."""
    loose = [n for n, one in enumerate(inside) if not one.w and wanted[n] > LEAST]
    sizes = list(wanted)
    while over > 0.5 and loose:
        widest = max(sizes[n] for n in loose)
        among = [n for n in loose if sizes[n] > widest - 0.5]
        below = max((sizes[n] for n in loose if n not in among), default=LEAST)
        step = min(widest - below, over / len(among))
        if step <= 0:
            break
        for n in among:
            sizes[n] -= step
        over -= step * len(among)
        loose = [n for n in loose if sizes[n] > LEAST]
    return sizes
