"""The shapes of the land on a hex: from the terrains along its sides to polygons.

A hex has its middle at (0, 0) and its corners at a distance of 1, y upwards, flat top. Its border
is twelve halves of sides, clockwise from the left end of the top. Every run of halves that are
land is a shape whose inner side is a bent shore; two terrains of a run part across it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin

SEA = "sea"
HALVES = 12
FINE = 4
"""Points to a half of a side, along the border and along the shore."""
BEND = 1 / 3
"""How far from the middle the shore is drawn to: 0 through it, 1 straight."""
SWELL = 0.25
"""How far it swells towards the sea."""
SPOT = 0.6
"""How far from the middle the sign of a terrain stands."""

Point = tuple[float, float]


@dataclass(frozen=True)
class Patch:
    """One terrain: a strip between the border and the shore."""

    terrain: str
    outer: tuple[Point, ...]
    inner: tuple[Point, ...]


@dataclass(frozen=True)
class Shapes:
    """Everything that is drawn of the land on a hex."""

    patches: tuple[Patch, ...]
    shores: tuple[tuple[Point, ...], ...]
    signs: tuple[tuple[str, Point], ...]
    """A terrain and where its picture stands."""


def _border() -> tuple[Point, ...]:
    corners = [
        (cos(pi / 180 * (120 - 60 * at)), sin(pi / 180 * (120 - 60 * at))) for at in range(7)
    ]
    points = []
    for one, other in pairwise(corners):
        points += [one, ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)]
    return tuple(points)


BORDER = _border()


@lru_cache(maxsize=512)
def shapes_of(edges: tuple[tuple[str, str], ...]) -> Shapes:
    """The land of a hex with these sides; nothing where they are not known."""
    halves = [str(half) for side in edges for half in side]
    if not halves:
        return Shapes((), (), ())
    if SEA not in halves:
        return _all_land(halves)
    patches, shores = [], []
    for first, length in _runs(halves, land=True):
        inner = _shore(first, length)
        shores.append(inner)
        patches += _patches(halves, first, length, inner)
    return Shapes(tuple(patches), tuple(shores), (*_signs(patches), *_sea_signs(halves)))


def _runs(halves: Sequence[str], *, land: bool) -> list[tuple[int, int]]:
    """Where each run of land or of sea begins, and how many halves it has."""
    wanted = [(half != SEA) is land for half in halves]
    if all(wanted):
        return [(0, HALVES)]
    starts = [at for at in range(HALVES) if wanted[at] and not wanted[at - 1]]
    return [(at, next(n for n in range(HALVES) if not wanted[(at + n) % HALVES])) for at in starts]


def _along(at: float) -> Point:
    """A point of the border, so many halves from its beginning."""
    whole = int(at) % HALVES
    one, other, part = BORDER[whole], BORDER[(whole + 1) % HALVES], at - int(at)
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def _shore(first: int, length: int) -> tuple[Point, ...]:
    """The bent line from where a run begins to where it ends."""
    one, other = _along(first), _along(first + length)
    out = _towards(_along(first + length / 2))
    bend = tuple((one[i] + other[i]) / 2 * BEND - out[i] * SWELL for i in (0, 1))
    return tuple(_bent(one, bend, other, n / (length * FINE)) for n in range(length * FINE + 1))


def _bent(one: Point, bend: Point, other: Point, part: float) -> Point:
    a, b, c = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return a * one[0] + b * bend[0] + c * other[0], a * one[1] + b * bend[1] + c * other[1]


def _patches(halves, first: int, length: int, inner: Sequence[Point]) -> list[Patch]:
    """The terrains of a run, one after the other."""
    found = []
    start = 0
    for n in range(1, length + 1):
        here = halves[(first + start) % HALVES]
        if n == length or halves[(first + n) % HALVES] != here:
            outer = tuple(_along(first + at / FINE) for at in range(start * FINE, n * FINE + 1))
            found.append(Patch(here, outer, tuple(inner[start * FINE : n * FINE + 1])))
            start = n
    return found


def _all_land(halves: Sequence[str]) -> Shapes:
    """Wedges around the middle."""
    changes = [at for at in range(HALVES) if halves[at] != halves[at - 1]] or [0]
    patches = []
    for at, start in enumerate(changes):
        length = (changes[(at + 1) % len(changes)] - start) % HALVES or HALVES
        outer = tuple(_along(start + n / FINE) for n in range(length * FINE + 1))
        patches.append(Patch(halves[start], outer, ((0.0, 0.0),) * len(outer)))
    return Shapes(tuple(patches), (), tuple(_signs(patches)))


def _signs(patches: Sequence[Patch]) -> list[tuple[str, Point]]:
    """One for each patch that is large enough."""
    return [
        (patch.terrain, _towards(patch.outer[len(patch.outer) // 2]))
        for patch in patches
        if len(patch.outer) > 2 * FINE
    ]


def _sea_signs(halves: Sequence[str]) -> list[tuple[str, Point]]:
    """Waves in the middle of each wide stretch of sea."""
    runs = _runs(halves, land=False)
    return [(SEA, _towards(_along(first + n / 2))) for first, n in runs if 4 <= n < HALVES]


def _towards(border: Point) -> Point:
    away = (border[0] ** 2 + border[1] ** 2) ** 0.5
    return border[0] / away * SPOT, border[1] / away * SPOT
