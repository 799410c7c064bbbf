"""How a page looks, in three numbers: small words, flat ground, where gold stands."""

from itertools import pairwise

from companion.describe.scene import Box, Disc, Line, Words
from companion.describe.showing import Showing
from companion.describe.touching import all_met

SMALL, BLOCK = 15.0, 20
RIGHT, LOW = 0.5, 0.6
"""Gold's corner begins here, in parts of the window."""


def laid(make, surface):
    showing = Showing(make)
    showing.show(surface)
    return showing


def shapes_in_sight(pieces, w, h, left=0.0, top=0.0, clip=None):
    """Every shape with where it lies, as far as it can be seen."""
    for piece in pieces:
        x, y = left + piece.x, top + piece.y
        room = (x, y, x + piece.w, y + piece.h)
        seen = room if clip is None else _within(room, clip)
        for layer in piece.layers:
            for shape in layer.shapes:
                yield shape, x + layer.at[0], y + layer.at[1], clip or (0, 0, w, h)
        if piece.inside:
            yield from shapes_in_sight(piece.inside, w, h, x, y, seen)


def _within(one, other):
    return (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )


def small_words(showing):
    """What part of the words that can be seen is in 15 sp or less, before the text size."""
    surface, small, every = showing.surface, 0, 0
    for shape, _x, y, clip in shapes_in_sight(showing.pieces, surface.w, surface.h):
        if isinstance(shape, Words) and clip[1] <= y + shape.y <= clip[3]:
            n = len([word for word in shape.text.split() if any(map(str.isalpha, word))])
            every += n
            small += n if shape.size / max(1.0, surface.text) <= SMALL else 0
    return small / every if every else 0.0


def flat_ground(showing):
    """What part of the blocks below the bar nothing is drawn in: no word, no edge, no picture."""
    surface = showing.surface
    across, down = int(surface.w // BLOCK), int(surface.h // BLOCK)
    full = set()
    for shape, x, y, clip in shapes_in_sight(showing.pieces, surface.w, surface.h):
        for box in _drawn(shape, x, y):
            left, high, right, low = _within(box, clip)
            if left < right and high < low:
                full |= {
                    (i, j)
                    for i in range(int(left // BLOCK), int(right // BLOCK) + 1)
                    for j in range(int(high // BLOCK), int(low // BLOCK) + 1)
                }
    blocks = {(i, j) for i in range(across) for j in range(3, down)}
    return len(blocks - full) / len(blocks)


def _drawn(shape, x, y):
    """Where its edges lie."""
    if isinstance(shape, Words):
        wide = len(shape.text) * shape.size * 0.5
        start = {"l": 0, "c": wide / 2, "r": wide}[shape.anchor]
        yield (
            x + shape.x - start,
            y + shape.y - shape.size / 2,
            x + shape.x - start + wide,
            y + shape.y + shape.size / 2,
        )
    elif isinstance(shape, Box):
        left, top = x + shape.x, y + shape.y
        right, low = left + shape.w, top + shape.h
        yield from ((left, top, right, top + 1), (left, low - 1, right, low))
        yield from ((left, top, left + 1, low), (right - 1, top, right, low))
    elif isinstance(shape, Disc):
        yield (
            x + shape.x - shape.r,
            y + shape.y - shape.r,
            x + shape.x + shape.r,
            y + shape.y + shape.r,
        )
    elif isinstance(shape, Line):
        xs, ys = shape.points[::2], shape.points[1::2]
        pairs = pairwise(zip(xs, ys, strict=True))
        for (ax, ay), (bx, by) in pairs:
            yield x + min(ax, bx), y + min(ay, by), x + max(ax, bx) + 1, y + max(ay, by) + 1
    elif hasattr(shape, "side"):
        half = shape.side / 2
        yield x + shape.x - half, y + shape.y - half, x + shape.x + half, y + shape.y + half
    else:
        points = getattr(shape, "points", None) or shape.outer
        yield (
            x + min(points[::2]),
            y + min(points[1::2]),
            x + max(points[::2]),
            y + max(points[1::2]),
        )


def gold_at(showing):
    """The middle of gold, in parts of the window; None where nothing is gold."""
    wanted = showing.gold
    found = [met for met, _clip in all_met(showing.pieces, showing.seen) if met.hit.does == wanted]
    if not wanted or not found:
        return None
    x, y = found[-1].middle
    return x / showing.surface.w, y / showing.surface.h
