"""The cloth that a game wove, hung on its rod: the same at a thumb's size and as a whole picture.

A thread is a line of colours, each with a pattern of its own, so that no colour speaks alone; a
band of gold stands where an age ended. Where threads are thin there is no room for patterns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.core.woven import Thread
from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Layer, Line, Poly, Scene, Shape
from companion.describe.surface import Surface

ROD, SMALL_ROD = 12.0, 7.0
FRINGE, SMALL_FRINGE = 24.0, 10.0
HIGHEST, BAND, PATTERNED = 22.0, 1.6, 7.0
"""A thread as a rule, a band to a thread, and from where on patterns are seen."""
FEW_HIGHEST, FILLED = 44.0, 0.6
"""Of a short game threads are wider, until so much of the warp is woven."""
NARROW = 140.0
GROUND, WARP, INK = "gold_ink", "ink~.14", "token_sign~.72"
TASSELS = ("exploration", "science", "military", "technology", "arts")
ZIGZAG, DASHES, LATTICE, MEANDER, CROSSES, DOTS = range(6)
PATTERNS = {
    "exploration": ZIGZAG, "science": DASHES, "military": LATTICE, "technology": MEANDER,
    "arts": CROSSES, "human": ZIGZAG, "automa": DOTS, "shadow": DASHES, "red": DASHES,
    "orange": LATTICE, "yellow": MEANDER, "green": ZIGZAG, "teal": DOTS, "blue": CROSSES,
    "purple": MEANDER, "pink": LATTICE, "brown": DOTS, "black": DASHES, "white": ZIGZAG,
    "grey": CROSSES,
}  # fmt: skip


def banner(threads: Sequence[Thread], *, w: float = 0, h: float = 0, share: float = 0) -> Board:
    """A place on a page for it."""
    return Board((tuple(threads),), hung, w=w, h=h, share=share, key="banner")


def hung(surface: Surface, w: float, h: float, threads: tuple[Thread, ...]) -> Scene:
    """Rod, warp, threads from the top, tassels below the last of them."""
    del surface
    rod, fringe = (SMALL_ROD, SMALL_FRINGE) if w < NARROW else (ROD, FRINGE)
    left, wide = rod * 1.2, w - 2.4 * rod
    room = h - 2 * rod - fringe
    high = _high(threads, room)
    woven: list[Shape] = [*_cloth(threads, left, 2 * rod, wide, high)]
    end = 2 * rod + sum(map(_units, threads)) * high
    loom: list[Shape] = [*_warp(left, rod, wide, h if not threads else end)]
    rods: list[Shape] = [
        Box(rod * 0.4, rod * 0.5, w - 0.8 * rod, rod, rod / 2, "gold_low"),
        Disc(rod, rod, rod, "gold"), Disc(w - rod, rod, rod, "gold"),
    ]  # fmt: skip
    tassels: list[Shape] = [*_tassels(left, end, wide, fringe)] if threads else []
    layers = (Layer("loom", (*loom, *rods)), Layer("cloth", (*woven, *tassels)))
    return Scene(w, h, layers)


def _high(threads: Sequence[Thread], room: float) -> float:
    units = sum(map(_units, threads))
    if not units:
        return 0.0
    return min(max(HIGHEST, min(FEW_HIGHEST, room * FILLED / units)), room / units)


def _units(thread: Thread) -> float:
    return 1.0 if thread.parts else BAND


def _warp(x: float, y: float, wide: float, end: float) -> Iterator[Shape]:
    step = max(6.0, wide / 11)
    at = x + step / 2
    while at < x + wide:
        yield Line((at, y, at, end), WARP, max(1.5, step * 0.22))
        at += step


def _cloth(
    threads: Sequence[Thread], x: float, y: float, wide: float, high: float
) -> Iterator[Shape]:
    for thread in threads:
        tall = _units(thread) * high
        gap = 1.0 if high >= PATTERNED else 0.0
        yield from (_thread if thread.parts else _band)(thread, x, y, wide, tall - gap)
        y += tall


def _thread(thread: Thread, x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    whole = sum(n for _, n in thread.parts)
    for role, n in thread.parts:
        part = wide * n / whole
        yield Box(x, y, part, max(0.6, tall), 0, role)
        if tall + 1 >= PATTERNED and part > tall:
            yield from DRAWN[PATTERNS.get(role, ZIGZAG)](x, y, part, tall)
        x += part


def _band(thread: Thread, x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    """A row of diamonds on the dark; thin, a line of gold."""
    del thread
    yield Box(x, y, wide, max(0.6, tall), 0, GROUND)
    if tall < PATTERNED:
        yield Box(x, y + tall * 0.25, wide, max(0.6, tall * 0.5), 0, "gold")
        return
    many = max(3, int(wide / (tall * 1.1)))
    step, r = wide / many, tall * 0.4
    for n in range(many):
        yield _diamond(x + (n + 0.5) * step, y + tall / 2, min(r * 1.2, step * 0.48), r, "gold")


def _diamond(x: float, y: float, across: float, up: float, fill: str) -> Poly:
    return Poly((x - across, y, x, y - up, x + across, y, x, y + up), fill)


def _tassels(x: float, y: float, wide: float, long: float) -> Iterator[Shape]:
    many = max(5, int(wide / (long * 0.9)))
    step, thick = wide / many, max(2.0, long * 0.25)
    for n in range(many):
        at = x + (n + 0.5) * step - thick / 2
        yield Box(at, y + 1, thick, long - 3, thick / 2, TASSELS[n % len(TASSELS)])


# patterns: how a colour is told without seeing it


def _zigzag(x: float, y: float, wide: float, tall: float) -> Iterator[Line]:
    many = max(1, round(wide / (tall * 1.2)))
    step = wide / many
    points = [(x + n * step / 2, y + tall * (0.78 if n % 2 else 0.22)) for n in range(2 * many + 1)]
    yield _through(points, tall)


def _dashes(x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    step = wide / max(1, round(wide / (tall * 1.3)))
    at = x + step * 0.2
    while at < x + wide - step * 0.5:
        yield Box(at, y + tall * 0.38, step * 0.6, tall * 0.24, 0, INK)
        at += step


def _lattice(x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    for zigzag in _zigzag(x, y, wide, tall):
        mirrored = [(zigzag.points[n], 2 * y + tall - zigzag.points[n + 1])
                    for n in range(0, len(zigzag.points), 2)]  # fmt: skip
        yield from (zigzag, _through(mirrored, tall))


def _meander(x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    many = max(1, round(wide / (tall * 1.2)))
    step = wide / many
    points: list[tuple[float, float]] = []
    for n in range(many):
        a, b = x + (n + 0.25) * step, x + (n + 0.75) * step
        low, up = y + tall * 0.78, y + tall * 0.24
        points += [(a, low), (a, up), (b, up), (b, low)]
    yield _through(points, tall)


def _crosses(x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    many = max(1, round(wide / (tall * 1.4)))
    step, r = wide / many, tall * 0.28
    for n in range(many):
        a, b = x + (n + 0.5) * step, y + tall / 2
        yield _through([(a - r, b - r), (a + r, b + r)], tall)
        yield _through([(a - r, b + r), (a + r, b - r)], tall)


def _dots(x: float, y: float, wide: float, tall: float) -> Iterator[Shape]:
    many = max(1, round(wide / (tall * 1.1)))
    step = wide / many
    for n in range(many):
        yield Disc(x + (n + 0.5) * step, y + tall / 2, tall * 0.2, INK)


def _through(points: Sequence[tuple[float, float]], tall: float) -> Line:
    flat = tuple(round(one, 1) for point in points for one in point)
    return Line(flat, INK, max(1.2, tall * 0.12))


Pattern = Callable[[float, float, float, float], Iterator[Shape]]
DRAWN: tuple[Pattern, ...] = (_zigzag, _dashes, _lattice, _meander, _crosses, _dots)
