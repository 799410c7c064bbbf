"""The capital: nine districts of nine plots, what stands on them, what is complete, what fits.

Beside rows and columns stands how many plots are still open. A piece that is looked at is a layer
of its own: it slides to where it is carried.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import Any, NamedTuple

from companion.core.message import Message
from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Surface
from companion.games.tapestry.city.view import CapitalView, PieceView
from companion.games.tapestry.player import Cell

PLOTS, DISTRICT = 9, 3
STREET = 0.07
"""Between two districts, in parts of a plot."""
ROOMY = 34.0
"""Plots smaller than this have no room for numbers beside them."""
FEW = 3
CARRIED, PLOT_KEY = "piece", "plot."
GROUND, PLOT, LOW, ROCK = "desert@.5:paper_low", "paper", "paper_low", "mountain@.6:land_edge"


class Laid(NamedTuple):
    """Where a piece may lie, how it is looked at, and what it would complete."""

    fits: tuple[Cell, ...] = ()
    cells: tuple[Cell, ...] = ()
    piece: str = ""
    landmark: bool = False
    districts: tuple[str, ...] = ()


class Fit(NamedTuple):
    """Where the plots are: the upper left corner, and the side of one."""

    x: float
    y: float
    side: float

    def place(self, row: float, column: float) -> tuple[float, float]:
        """The upper left of a plot; districts stand a street apart."""
        return self.x + self._along(column), self.y + self._along(row)

    def _along(self, n: float) -> float:
        return self.side * (n + STREET * min(2, max(0, int(n // DISTRICT))))


def board(view: CapitalView, laid: Laid, acts: Collection[str], **more: Any) -> Board:
    """The node; `acts`: the plots (`plot.0.4`) where a touch does something."""
    return Board((view, laid, tuple(sorted(acts))), draw, key="capital", **more)


def plot(cell: Cell) -> str:
    """What a plot is called, as place and as act."""
    return f"{PLOT_KEY}{cell[0]}.{cell[1]}"


def cell_of(place: str) -> Cell:
    """The plot of that name."""
    row, column = place.split(".")[1:3]
    return int(row), int(column)


def draw(
    surface: Surface, w: float, h: float, view: CapitalView, laid: Laid, acts: tuple[str, ...]
) -> Scene:
    """Ground, rocks, pieces, the piece that is looked at."""
    fit, numbers = _fit(w, h)
    layers = [
        Layer("ground", tuple(_ground(view, laid, fit))),
        *(_piece(one, n, fit) for n, one in enumerate(view.pieces)),
        Layer("done", tuple(_done(view, laid, fit))),
    ]
    if numbers:
        layers.append(Layer("open", tuple(_open(view, laid, fit))))
    if laid.cells:
        layers.append(_looked_at(laid, fit))
    return Scene(w, h, tuple(layers), tuple(_hits(laid, acts, fit, surface)))


def _fit(w: float, h: float) -> tuple[Fit, bool]:
    """As large as the room allows; numbers to the right and below where there is room."""
    across = PLOTS + 2 * STREET
    numbers = min(w, h) / (across + 0.6) >= ROOMY
    side = min(w, h) / (across + (0.6 if numbers else 0.0))
    wide = side * (across + (0.6 if numbers else 0.0))
    return Fit((w - wide) / 2, (h - wide) / 2, side), numbers


def _ground(view: CapitalView, laid: Laid, fit: Fit) -> Iterator[Shape]:
    wide, radius = fit.side * DISTRICT, max(4.0, fit.side * 0.2)
    for district in range(PLOTS):
        row, column = divmod(district, DISTRICT)
        x, y = fit.place(row * DISTRICT, column * DISTRICT)
        yield Box(x, y, wide, wide, radius, GROUND)
    blocked, lit = set(view.blocked), set(laid.fits)
    for row in range(PLOTS):
        for column in range(PLOTS):
            yield from _plot((row, column), (row, column) in blocked, lit, fit)
    for token in view.tokens:
        x, y = fit.place(*token.cell)
        yield Disc(x + fit.side / 2, y + fit.side / 2, fit.side * 0.32, "ink")


def _plot(cell: Cell, blocked: bool, lit: set[Cell], fit: Fit) -> Iterator[Shape]:
    """Open where a piece fits, pale with a plus; mountains where nothing can be built."""
    (x, y), side, inset = fit.place(*cell), fit.side, max(1.0, fit.side * 0.05)
    here = cell in lit
    fill = ROCK if blocked and not here else PLOT if here or not lit else LOW
    yield Box(x + inset, y + inset, side - 2 * inset, side - 2 * inset, side * 0.12, fill)
    if blocked:
        yield Icon("terrain-mountain", x + side / 2, y + side / 2, side * 0.6, "paper~.85")
    elif here and side >= 20:
        yield Icon("plus", x + side / 2, y + side / 2, side * 0.34, "paper_gold~.6")


def _piece(piece: PieceView, n: int, fit: Fit) -> Layer:
    """A building as a block, a landmark over all of its plots; what sticks out is not drawn."""
    shapes = tuple(_blocks(piece.cells, piece.id, piece.landmark, fit))
    return Layer(f"{n}.{piece.id}", shapes)


def _blocks(cells: tuple[Cell, ...], piece: str, landmark: bool, fit: Fit) -> Iterator[Shape]:
    """One body over plots and the streets between them, its front edge below."""
    fill, side = "tapestry" if landmark else piece, fit.side
    inside = [cell for cell in cells if is_plot(cell)]
    inset, spans = max(1.0, side * 0.08), [*_spans(inside)]
    for role, edge in (("land_edge", 0.0), (fill, side * 0.1)):
        for first, last in spans:
            (x, y), (end_x, end_y) = fit.place(*first), fit.place(*last)
            front = any((last[0] + 1, column) not in inside for column in (first[1], last[1]))
            wide, high = end_x - x + side - 2 * inset, end_y - y + side - 2 * inset
            high -= edge if front else 0.0
            yield Box(x + inset, y + inset, wide, high, side * 0.1, role)
    icon, role = ("landmark", "gold") if landmark else (f"building-{piece}", "paper_ink")
    if inside:
        corners = [fit.place(*cell) for cell in inside]
        x = sum(x for x, _ in corners) / len(corners) + side / 2
        y = sum(y for _, y in corners) / len(corners) + side * 0.46
        yield Icon(icon, x, y, side * (0.8 if len(inside) > 1 else 0.58), role)


def _spans(cells: Collection[Cell]) -> Iterator[tuple[Cell, Cell]]:
    """First and last plot of every square of one, two or four that a piece covers."""
    for row, column in cells:
        for down, right in product((0, 1), repeat=2):
            last = row + down, column + right
            if {*product((row, last[0]), (column, last[1]))} <= {*cells}:
                yield (row, column), last


def _done(view: CapitalView, laid: Laid, fit: Fit) -> Iterator[Shape]:
    """Districts that have paid bear a tick; those that would be finished are framed in gold."""
    wide, side = fit.side * DISTRICT, fit.side
    for district in filter(_has_place, view.districts):
        x, y = _corner(district, fit)
        yield Disc(x + wide - side * 0.16, y + side * 0.16, max(6.0, side * 0.2), "land_edge")
        yield Icon("check", x + wide - side * 0.16, y + side * 0.16, max(9.0, side * 0.3), "gold")
    for district in laid.districts:
        x, y = _corner(district, fit)
        yield Box(x - 3, y - 3, wide + 6, wide + 6, side * 0.24, "", "lit_ring", 7)
        yield Box(x - 2, y - 2, wide + 4, wide + 4, side * 0.22, "", "gold", 4)


def _has_place(district: str) -> bool:
    """Not one that was only counted before the plots were told: nobody knows where it lies."""
    return "," in district


def _corner(district: str, fit: Fit) -> tuple[float, float]:
    row, column = (int(part) * DISTRICT for part in district.split(","))
    return fit.place(row, column)


def _open(view: CapitalView, laid: Laid, fit: Fit) -> Iterator[Shape]:
    """How many plots of a row, of a column are open; a tick where none is."""
    there = set(view.blocked) | set(laid.cells) | {one for p in view.pieces for one in p.cells}
    beside, _ = fit.place(0, PLOTS)
    _, below = fit.place(PLOTS, 0)
    far = fit.side * (STREET + 0.34)
    for n in range(PLOTS):
        x, y = fit.place(n, n)
        in_row = sum((n, other) not in there for other in range(PLOTS))
        in_column = sum((other, n) not in there for other in range(PLOTS))
        yield from _number(in_row, beside + far, y + fit.side / 2)
        yield from _number(in_column, x + fit.side / 2, below + far)


def _number(n: int, x: float, y: float) -> Iterator[Shape]:
    if n == 0:
        yield Disc(x, y, 11, "gold")
        yield Icon("check", x, y, 15, "gold_ink")
    else:
        yield Words(str(n), x, y, 18, "ink" if n <= FEW else "dim", n <= FEW)


def _looked_at(laid: Laid, fit: Fit) -> Layer:
    """In its own corner, so that it slides: ringed in gold."""
    inside = [cell for cell in laid.cells if is_plot(cell)]
    at = fit.place(*min(inside)) if inside else (fit.x, fit.y)
    own = Fit(fit.x - at[0], fit.y - at[1], fit.side)
    shapes: list[Shape] = []
    for cell in inside:
        x, y = own.place(*cell)
        shapes.append(Box(x - 3, y - 3, fit.side + 6, fit.side + 6, fit.side * 0.2, "lit_ring"))
    for cell in inside:
        x, y = own.place(*cell)
        shapes.append(Box(x - 1, y - 1, fit.side + 2, fit.side + 2, fit.side * 0.16, "gold"))
    shapes += _blocks(laid.cells, laid.piece, laid.landmark, own)
    return Layer(CARRIED, tuple(shapes), at)


def _hits(laid: Laid, acts: tuple[str, ...], fit: Fit, surface: Surface) -> Iterator[Hit]:
    """Every plot says where it is; the piece that is looked at is carried from plot to plot."""
    for row in range(PLOTS):
        for column in range(PLOTS):
            cell, (x, y) = (row, column), fit.place(row, column)
            key = plot(cell)
            says = surface.say(Message("tapestry.page.plot", row=row + 1, column=column + 1))
            does = key if key in acts else ""
            carries = CARRIED if cell in laid.cells else ""
            takes = CARRIED if laid.cells and cell in laid.fits else ""
            hold = "" if does else "rule.districts"
            yield Hit(key, x, y, fit.side, fit.side, says, does, hold, "", True, carries, takes)


def is_plot(cell: Cell) -> bool:
    """It lies on the mat, which a piece may stick out of."""
    return min(cell) >= 0 and max(cell) < PLOTS
