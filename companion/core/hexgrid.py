"""Hexes in axial coordinates (q to the right, r down), and what boards ask of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable
from math import sqrt

Hex = tuple[int, int]

# In turning order, beginning to the right; opposite directions are three apart.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


ASIDE = 1e-6
"""So little beside a line that none of its points lies between two hexes."""


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes around, on the board or not, in turning order."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(start: Hex, goal: Hex) -> int:
    """Steps between two hexes as the crow flies."""
    dq, dr = goal[0] - start[0], goal[1] - start[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def line(start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The hexes from one to another as the crow flies, both among them.

    >>> line((0, 0), (2, -1))
    ((0, 0), (1, 0), (2, -1))
    """
    steps = distance(start, goal)
    dq, dr = goal[0] - start[0], goal[1] - start[1]
    parts = [n / steps for n in range(steps + 1)] if steps else [0.0]
    return tuple(_round(start[0] + dq * at + ASIDE, start[1] + dr * at + ASIDE) for at in parts)


def within(centre: Hex, radius: int) -> frozenset[Hex]:
    """All hexes at most `radius` away."""
    return frozenset(
        (centre[0] + dq, centre[1] + dr)
        for dq in range(-radius, radius + 1)
        for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1)
    )


def path_lengths(
    starts: Iterable[Hex], board: Collection[Hex], passable: Callable[[Hex], bool]
) -> dict[Hex, int]:
    """Steps from the nearest start to every hex that can be reached.

    Only passable hexes are walked through; a start and a goal need not be passable.
    """
    lengths = dict.fromkeys(starts, 0)
    waiting = deque(lengths)
    while waiting:
        place = waiting.popleft()
        for after in neighbours(place):
            if after in board and after not in lengths:
                lengths[after] = lengths[place] + 1
                if passable(after):
                    waiting.append(after)
    return lengths


def regions(places: Collection[Hex]) -> list[frozenset[Hex]]:
    """The connected parts of a set of hexes, in a steady order."""
    left, found = set(places), []
    for place in sorted(places):
        if place in left:
            part = frozenset(path_lengths([place], left, lambda _: True))
            left -= part
            found.append(part)
    return found


def to_pixel(place: Hex, size: float, flat: bool = True) -> tuple[float, float]:
    """The centre of a hex, y upwards; `size` is centre to corner; flat or pointed top."""
    q, r = place
    if flat:
        return size * 1.5 * q, -size * sqrt(3) * (r + q / 2)
    return size * sqrt(3) * (q + r / 2), -size * 1.5 * r


def _round(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
