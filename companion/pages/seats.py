"""A table with nobody at it yet: each empty seat is touched to sit somebody down."""

from __future__ import annotations

from math import cos, pi, sin

from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Hit, Icon, Layer, Line, Scene, Shape
from companion.describe.surface import Says, Surface

SEATS, WOOD, RIM = 5, "farm@.16:app_stage", "farm@.55:app_stage"
DASHES, SIDE = 16, 92.0


def seats(high: float, says: Says, does: str) -> Board:
    """A place on a page for it; every seat does the same."""
    return Board((says, does), _drawn, h=high, key="seats")


def _drawn(surface: Surface, w: float, h: float, says: Says, does: str) -> Scene:
    side = min(SIDE, h * 0.24, w * 0.16)
    across, up = min(w * 0.36, h * 1.1), h / 2 - side * 0.75
    x, y = w / 2, h / 2
    shapes: list[Shape] = [
        Disc(x, y, across, RIM, up / across),
        Disc(x, y, across - 10, WOOD, (up - 10) / (across - 10)),
    ]
    hits = []
    for n in range(SEATS):
        turn = 2 * pi * n / SEATS - pi / 2
        at = x + cos(turn) * (across + side * 0.2), y + sin(turn) * (up + side * 0.2)
        shapes += _seat(*at, side / 2)
        key, wide = f"seat.{n}", max(48.0, side)
        hit = Hit(key, at[0] - wide / 2, at[1] - wide / 2, wide, wide, surface.say(says), does)
        hits.append(hit._replace(round=True))
    cards = [Box(x - 44 + n * 34, y - 26 + (n % 2) * 8, 28, 40, 5, role)
             for n, role in enumerate(("tapestry", "imperium", "rise_and_fall"))]  # fmt: skip
    return Scene(w, h, (Layer("table", (*shapes, *cards)),), tuple(hits))


def _seat(x: float, y: float, r: float) -> list[Shape]:
    """A dashed ring with a plus."""
    found: list[Shape] = [Disc(x, y, r, "app_stage")]
    for n in range(DASHES):
        turns = [2 * pi * (n + part) / DASHES for part in (0.0, 0.3, 0.6)]
        points = tuple(v for t in turns for v in (x + r * cos(t), y + r * sin(t)))
        found.append(Line(points, "edge", 3))
    return [*found, Icon("plus", x, y, r * 0.9, "dim")]
