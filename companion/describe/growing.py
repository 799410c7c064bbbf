"""What leaves room on a table's screen is drawn larger: it is read from afar.

A list that is shorter than its part of a tablet's window is laid out as in a smaller room and
drawn larger by a step, as long as all of it is seen. Nothing grows on a phone, in whose hand it
is read, nor where somebody wants smaller text.
"""

from __future__ import annotations

from companion.describe.node import Board, Grid, Many, Node, Over, Row, Scroll
from companion.describe.scene import (
    Band,
    Box,
    Disc,
    Hit,
    Icon,
    Layer,
    Line,
    Piece,
    Points,
    Poly,
    Shape,
    Words,
)
from companion.describe.sizes import Columns, Sizes
from companion.describe.surface import LANDSCAPE, PORTRAIT, Surface

STEPS = (1.5, 1.4, 1.3, 1.2, 1.1)
OF_SHEETS = (1.3, 1.2, 1.1)
"""A sheet leaves something of the page in sight."""
LARGEST = 1.6
"""Text that somebody wants large grows no further than this."""
NARROWEST = 340.0
"""So much room across is left for what is laid out."""


def step_of(node: Node, sizes: Sizes, w: float, h: float) -> float:
    """How much larger it is drawn in a room: 1 where it fills it."""
    most = min(LARGEST / sizes.surface.text, w / NARROWEST)
    if not _may_grow(sizes.surface) or most < STEPS[-1] or _fills(node):
        return 1.0
    high, plain = _asked(node, sizes, w)
    most = min(most, (h + 0.5) / max(1.0, high))
    for step in (one for one in STEPS if one <= most):
        high, columns = _asked(node, sizes, w / step)
        if high * step <= h + 0.5 and not _leaves_over(plain, columns):
            return step
    return 1.0


def _asked(node: Node, sizes: Sizes, w: float) -> tuple[float, Columns]:
    """How high it would be, and how its grids would stand."""
    sizes.columns.clear()
    high = sizes.of(node, w)[1]
    return high, dict(sizes.columns)


def _leaves_over(plain: Columns, columns: Columns) -> bool:
    """Whether a row would have no room, or a grid cells for another row, as they had not before."""
    return any(
        (not now or (now > 1 and cells % now)) and plain.get(one) != (cells, now)
        for one, (cells, now) in columns.items()
    )


def sheet_steps(surface: Surface) -> tuple[float, ...]:
    """How much larger a sheet may be, the largest first."""
    larger_ = OF_SHEETS if _may_grow(surface) and surface.text <= LARGEST / OF_SHEETS[0] else ()
    return (*larger_, 1.0)


def _may_grow(surface: Surface) -> bool:
    return surface.shape in (LANDSCAPE, PORTRAIT) and surface.text >= 1


def _fills(node: Node) -> bool:
    """Whether something in it takes all the room that is left, or is longer than any."""
    if isinstance(node, (Many, Scroll)) or (isinstance(node, Board) and not node.h):
        return True
    if isinstance(node, Row):
        takes = node.down and not node.stacks and any(one.share for one in node.inside)
        return takes or any(map(_fills, node.inside))
    return isinstance(node, (Grid, Over)) and any(map(_fills, node.inside))


# drawn larger


def larger(piece: Piece, by: float) -> Piece:
    """A piece as it lies in a part that is drawn larger."""
    x, y = round(piece.x * by), round(piece.y * by)
    w, h = round((piece.x + piece.w) * by) - x, round((piece.y + piece.h) * by) - y
    typed = piece.typed and piece.typed._replace(size=piece.typed.size * by)
    layers = tuple(_layer(one, by) for one in piece.layers)
    hits = tuple(_hit(one, by) for one in piece.hits)
    return piece._replace(x=x, y=y, w=w, h=h, layers=layers, hits=hits, typed=typed)


def _layer(layer: Layer, by: float) -> Layer:
    shapes = tuple(_shape(one, by) for one in layer.shapes)
    return layer._replace(shapes=shapes, at=(layer.at[0] * by, layer.at[1] * by))


def _hit(hit: Hit, by: float) -> Hit:
    return hit._replace(x=hit.x * by, y=hit.y * by, w=hit.w * by, h=hit.h * by)


def _points(points: Points, by: float) -> Points:
    return tuple(one * by for one in points)


def _shape(shape: Shape, by: float) -> Shape:
    """The same, larger around the corner of its piece."""
    match shape:
        case Words(x=x, y=y, size=size):
            return shape._replace(x=x * by, y=round(y * by, 1), size=round(size * by, 1))
        case Box(x=x, y=y, w=w, h=h, r=r, width=width):
            x, y, w, h = x * by, y * by, w * by, h * by
            return shape._replace(x=x, y=y, w=w, h=h, r=r * by, width=width * by)
        case Icon(x=x, y=y, side=side):
            return shape._replace(x=x * by, y=y * by, side=side * by)
        case Disc(x=x, y=y, r=r):
            return shape._replace(x=x * by, y=y * by, r=r * by)
        case Line(points=points, width=width):
            return shape._replace(points=_points(points, by), width=width * by)
        case Poly(points=points):
            return shape._replace(points=_points(points, by))
        case Band(outer=outer, inner=inner):
            return shape._replace(outer=_points(outer, by), inner=_points(inner, by))
