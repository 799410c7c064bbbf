"""Tokens on the tracks: beside what a space says of itself, so that they hide nothing of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from companion.describe.scene import Box, Disc, Icon, Layer, Shape, Words
from companion.games.tapestry.boards.lane_places import SPACES, Grid, Lane, Lit, Size
from companion.games.tapestry.boards.signs import marks_width, token
from companion.games.tapestry.tracks.view_marks import space_marks

TOKEN = "token."
"""How the layers of tokens begin."""
SIDE, APART, LEAST_SEEN = 26.0, 0.86, 10.0
"""How large they are, how far apart in parts of that, how much is seen of one below another."""


def on_the_left(landmarks: tuple[tuple[int, str], ...], space: int) -> float:
    """Where what a space says on its lower edge begins, beside its landmark."""
    return 4.0 + (22 if space in dict(landmarks) else 0)


def price(lit: Lit, wide: float) -> float:
    """How wide the cost of a lit space is."""
    return min(wide - 30, marks_width(lit.cost, 16) + 12) if lit.cost else 0.0


def sold_width(track: str, space: int, wide: float) -> float:
    """How wide the bonus for sale is."""
    sold = space_marks(track, space).bonus
    return min(wide * 0.56, marks_width(sold, 15) + 10) if sold else 0.0


class Free:
    """Where tokens hide nothing: beside what is printed on the lower edge, else above it."""

    def __init__(self, lane: Lane, lit: tuple[Lit, ...], grid: Grid) -> None:
        self._lane, self._grid, self.side = lane, grid, SIDE
        self._costs = {one.space: price(one, grid.wide) for one in lit if not one.dark}
        self._crowds = Counter(one.space for one in lane.tokens)

    def _below(self, space: int) -> tuple[float, float]:
        """From where to where the lower edge is free."""
        cost, sold = (
            self._costs.get(space, 0.0),
            sold_width(self._lane.track, space, self._grid.wide),
        )
        left = on_the_left(self._lane.landmarks, space) + (cost + 4 if cost else 0)
        return left, self._grid.wide - 4 - (sold + 4 if sold else 0)

    def above(self, space: int) -> float:
        """How much of the upper edge tokens take."""
        left, right = self._below(space)
        crowd = self._crowds[space]
        is_free = right - left >= self.side + LEAST_SEEN * (crowd - 1)
        return 0.0 if is_free else crowd * self.side * APART

    def at(self, space: int, n: int, row: int) -> tuple[float, float]:
        """The middle of the n-th token there."""
        x, y, half = self._grid.x(space), self._grid.y(row), self.side / 2
        if self.above(space):
            return x + self._grid.wide - half - 3 - self.side * APART * n, y + half - 4
        left, right = self._below(space)
        step = min(self.side * APART, (right - left - self.side) / max(1, self._crowds[space] - 1))
        return x + left + half + step * n, y + self._grid.high - half - 1


def tokens(lane: Lane, free: Free, row: int, size: Size) -> list[Layer]:
    """A layer for each: it slides."""
    grid = Grid(size)
    found: list[Layer] = []
    stood: dict[int, int] = {}
    side = free.side if size.large else min(28.0, grid.high - 8, grid.wide - 4)
    for nth, piece in enumerate(lane.tokens):
        n = stood[piece.space] = stood.get(piece.space, -1) + 1
        beside = piece.space < 1 or not size.large
        at = (
            _stands(piece.space, n, row, grid, side, size.large)
            if beside
            else free.at(piece.space, n, row)
        )
        shapes = _token(piece.icon, piece.colour, side)
        found.append(Layer(f"{TOKEN}{lane.track}.{nth}", shapes, at))
    return found


def ghosts(lane: Lane, free: Free, row: int, size: Size) -> Iterator[Layer]:
    """Faint tokens on the upper edge, each with its chance where there is room beside it."""
    grid, met = Grid(size), dict[int, int]()
    side = 22.0 if size.large else min(18.0, grid.high - 12)
    for one in lane.ghosts:
        n = met[one.space] = met.get(one.space, -1) + 1
        if one.space > SPACES:
            continue
        right = free.above(one.space) if size.large else 0.0
        x = grid.x(one.space) + grid.wide - right - side / 2 - 3
        y = grid.y(row) + side / 2 + 2 + n * (side + 2)
        shapes: tuple[Shape, ...] = (
            Disc(x, y, side / 2, f"{one.colour}~.55"),
            Icon(one.icon, x, y, side * 0.6, "ink~.7"),
        )
        if size.large:
            box = Box(x - side / 2 - 33, y - 8, 32, 16, 8, "lit_ring")
            shapes += box, Words(f"{one.chance} %", x - side / 2 - 17, y, 12, "ink", True)
        yield Layer(f"may.{lane.track}.{one.space}.{n}", shapes)


@lru_cache(maxsize=64)
def _token(icon: str, colour: str, side: float) -> tuple[Shape, ...]:
    return token(icon, colour, 0, 0, side)


def _stands(
    space: int, n: int, row: int, grid: Grid, side: float, large: bool
) -> tuple[float, float]:
    """At the start beside the track's sign; folded on the lower edge, beside each other."""
    y, high = grid.y(row), grid.high
    if space < 1:
        if large:
            return grid.head - side / 2 - 5, y + 14 + side * 0.9 * n
        return grid.head - side / 2 - 5 - 13 * n, y + high / 2
    step = min(side * APART, max(6.0, (grid.wide - side) / 2))
    return grid.x(space) + side / 2 + 1 + step * n, y + high - side / 2 - 3
