"""Where everything comes to lie: nodes into pieces.

`Laying` keeps what it laid out: a leaf whose record and room are as before keeps its very piece,
so whoever draws sees at once that nothing of it changed. What of a scrolled part is in sight the
front end says in `seen`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from companion.describe import looks
from companion.describe.growing import larger, step_of
from companion.describe.node import Board, Field, Grid, Many, Node, Over, Page, Row, Scroll
from companion.describe.scene import Box, Hit, Layer, Piece, Typed
from companion.describe.sizes import Sizes, columns_of
from companion.describe.surface import Surface

SCRIM, SHEET = "/scrim", "/over"
AHEAD = 8
"""Rows of a long list that are made beyond those in sight."""


@dataclass
class Seen:
    """How a scrolled part stands: where it was scrolled to, how large it was made."""

    x: float = 0.0
    y: float = 0.0
    zoom: float = 1.0


class _Room(NamedTuple):
    """Where a node is put, and what of its surroundings is in sight."""

    key: str
    x: float
    y: float
    w: float
    h: float
    top: float = 0.0
    bottom: float = 1e9

    def part(self, key: str, x: float, y: float, w: float, h: float) -> _Room:
        """The room of something in it."""
        return _Room(f"{self.key}/{key}", x, y, w, h, self.top, self.bottom)


@dataclass
class Laying:
    """Lays out one page after the other."""

    seen: dict[str, Seen] = field(default_factory=dict)
    made: int = 0
    """How many pictures had to be made since it began."""

    def __post_init__(self) -> None:
        self._surface: Surface | None = None
        self._kept: dict[str, tuple[Node, float, float, Piece]] = {}
        self._grew: dict[str, tuple[Piece, float, Piece]] = {}

    def lay(self, page: Page, surface: Surface) -> tuple[Piece, ...]:
        """The pieces of a page, the lowest first."""
        if surface != self._surface:
            self._kept, self._surface = {}, surface
        self.surface, self.sizes = surface, Sizes(surface)
        self._now: dict[str, tuple[Node, float, float, Piece]] = {}
        self._out: list[Piece] = []
        self._put(page.root, _Room("", 0, 0, surface.w, surface.h))
        if page.over is not None:
            below = [_out_of_reach(piece) for piece in self._out]
            self._out = [*below, _scrim(page, surface)]
            self._put(page.over, _Room(SHEET, 0, 0, surface.w, surface.h))
        self._kept = self._now
        self._grew = {key: one for key, one in self._grew.items() if key in self._now}
        return tuple(self._out)

    # each kind that holds others

    def _put(self, node: Node, room: _Room) -> None:
        _PUT.get(type(node), Laying._leaf)(self, node, room)

    def _row(self, node: Row, room: _Room) -> None:
        if node.fill or node.edge or node.does or node.help:
            self._leaf(node, room)
        if self.sizes.goes_down(node, room.w):
            self._column(node, room)
            return
        x, y = room.x + node.pad, room.y + node.pad
        w, h = room.w - 2 * node.pad, room.h - 2 * node.pad
        for n, (one, wide) in enumerate(zip(node.inside, self.sizes.across(node, w), strict=True)):
            high = min(h, self.sizes.of(one, wide)[1]) if node.middle else h
            self._put(one, room.part(one.key or str(n), x, y + (h - high) / 2, wide, high))
            x += wide + node.gap

    def _column(self, node: Row, room: _Room) -> None:
        x, y = room.x + node.pad, room.y + node.pad
        w, h = room.w - 2 * node.pad, room.h - 2 * node.pad
        for n, (one, high) in enumerate(zip(node.inside, self.sizes.down(node, w, h), strict=True)):
            wide = min(w, one.w or self.sizes.of(one, w)[0]) if node.middle else min(w, one.w or w)
            left = x + (w - wide) / 2 if node.middle else x
            self._put(one, room.part(one.key or str(n), left, y, wide, high))
            y += high + node.gap

    def _grid(self, node: Grid, room: _Room) -> None:
        columns, wide = columns_of(node, room.w)
        y = room.y
        for row, high in enumerate(self.sizes.rows(node, room.w)):
            for column, one in enumerate(node.inside[row * columns : (row + 1) * columns]):
                x, name = (
                    room.x + column * (wide + node.gap),
                    one.key or str(row * columns + column),
                )
                tall = high if node.even else self.sizes.of(one, wide)[1]
                self._put(one, room.part(name, x, y, wide, tall))
            y += high + node.gap

    def _over(self, node: Over, room: _Room) -> None:
        for n, (one, (x, y, w, h)) in enumerate(zip(node.inside, node.at, strict=True)):
            self._put(one, room.part(one.key or str(n), room.x + x, room.y + y, w, h))

    def _scroll(self, node: Scroll, room: _Room) -> None:
        by = step_of(node.inside, self.sizes, room.w, room.h)
        if by > 1:
            self._larger(node.inside, room, by)
            return
        high = max(room.h, self.sizes.of(node.inside, room.w)[1])
        self._scrolled(node.inside, room, room.w, high)

    def _larger(self, node: Node, room: _Room, by: float) -> None:
        """All of it is seen: laid out as in a smaller room, and drawn larger."""
        out, self._out = self._out, []
        self._put(node, _Room(f"{room.key}/in", 0, 0, room.w / by, room.h / by))
        inside = tuple(self._grown(piece, by) for piece in self._out)
        piece = Piece(room.key, *_whole(room), inside=inside, inner=(room.w, room.h))
        self._out = [*out, piece]

    def _grown(self, piece: Piece, by: float) -> Piece:
        """The very piece of before where it is of the same one."""
        kept = self._grew.get(piece.key)
        if kept is None or kept[0] is not piece or kept[1] != by:
            kept = self._grew[piece.key] = piece, by, larger(piece, by)
        return kept[2]

    def _scrolled(self, node: Node, room: _Room, w: float, h: float, zooms: bool = False) -> None:
        """What is inside is laid out for itself, from its own corner."""
        stands, out = self.seen.get(room.key, Seen()), self._out
        self._out = []
        inside = _Room(f"{room.key}/in", 0, 0, w, h, stands.y, stands.y + room.h)
        self._put(node, inside)
        piece = Piece(room.key, *_whole(room), inside=tuple(self._out), inner=(w, h), zooms=zooms)
        self._out = [*out, piece]

    def _many(self, node: Many, room: _Room) -> None:
        first = int((room.top - room.y) // node.high) - AHEAD
        last = int((room.bottom - room.y) // node.high) + AHEAD
        for n in range(max(0, first), min(node.n, last + 1)):
            one = node.row(node.of, n)
            y = room.y + n * node.high
            self._put(one, room.part(one.key or str(n), room.x, y, room.w, node.high))

    def _board(self, node: Board, room: _Room) -> None:
        zoom = self.seen.get(room.key, Seen()).zoom if node.zooms else 1.0
        if zoom > 1.0:
            closer = Board(node.of, node.draw)
            self._scrolled(closer, room, room.w * zoom, room.h * zoom, zooms=True)
        else:
            self._leaf(node, room)

    # what is drawn

    def _leaf(self, node: Node, room: _Room) -> None:
        x, y, w, h = _whole(room)
        kept = self._kept.get(room.key)
        if kept is not None and kept[1] == w and kept[2] == h and kept[0] == node:
            piece = kept[3]
            if piece.x != x or piece.y != y:
                piece = piece._replace(x=x, y=y)
        else:
            self.made += 1
            piece = self._drawn(node, room.key, x, y, w, h)
        self._now[room.key] = (node, w, h, piece)
        self._out.append(piece)

    def _drawn(self, node: Node, key: str, x: float, y: float, w: float, h: float) -> Piece:
        if isinstance(node, Board):
            scene = node.draw(self.surface, w, h, *node.of)
            return Piece(key, x, y, w, h, scene.layers, scene.hits, zooms=node.zooms)
        shapes, hits = looks.draw(node, self.surface, w, h, key)
        return Piece(key, x, y, w, h, (Layer("", shapes),), hits, typed=_typed(node, self.surface))


_PUT: dict[type[Node], Callable[[Laying, Any, _Room], None]] = {
    Row: Laying._row,
    Grid: Laying._grid,
    Over: Laying._over,
    Scroll: Laying._scroll,
    Many: Laying._many,
    Board: Laying._board,
}
"""What holds others; all else is a leaf."""


def _whole(room: _Room) -> tuple[float, float, float, float]:
    """Nothing lies between two points of the grid: words would be smeared."""
    x, y = round(room.x), round(room.y)
    return x, y, round(room.x + room.w) - x, round(room.y + room.h) - y


def _typed(node: Node, surface: Surface) -> Typed | None:
    if not isinstance(node, Field):
        return None
    size, label = surface.size("body"), surface.say(node.label)
    return Typed(node.value, label, node.does, node.kind, size, node.longest, node.focused)


def _out_of_reach(piece: Piece) -> Piece:
    inside = tuple(map(_out_of_reach, piece.inside))
    return piece._replace(hits=(), inside=inside, typed=None)


def _scrim(page: Page, surface: Surface) -> Piece:
    """What dims the page below a sheet; a touch on it closes one in which nothing was answered."""
    w, h = surface.w, surface.h
    closes = page.close and not page.answered
    hits = (Hit(SCRIM, 0, 0, w, h, "", page.close),) if closes else ()
    return Piece(SCRIM, 0, 0, w, h, (Layer("", (Box(0, 0, w, h, 0, "scrim~.55"),)),), hits)
