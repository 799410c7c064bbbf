"""Values over time, beside each other, or facing each other."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.looks.words import token
from companion.describe.node import Chart, Series
from companion.describe.scene import Box, Hit, Line, Shape, Shapes, Words
from companion.describe.surface import Surface

FACING, BARS = "facing", "bars"
ROW, HIGH = 44.0, 220.0
FOOT, SIDE = 26.0, 44.0


def natural(node: Chart, surface: Surface, room: float) -> tuple[float, float]:
    """A row a source where two face each other, else one height."""
    if node.kind == FACING:
        return room, len(node.labels) * ROW * max(1.0, surface.text)
    return room, HIGH


def draw(
    node: Chart, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """As its kind is."""
    kinds = {FACING: _facing, BARS: _bars}
    shapes = kinds.get(node.kind, _lines)(node, surface, w, h)
    return shapes, (Hit(key, 0, 0, w, h, _said(node, surface)),)


def _said(node: Chart, surface: Surface) -> str:
    """Every value, for those who cannot see it."""
    labels = [surface.say(one) for one in node.labels]
    return "; ".join(
        f"{surface.say(one.name)}: "
        + ", ".join(f"{label} {value}" for label, value in zip(labels, one.values, strict=False))
        for one in node.series
    )


def _facing(node: Chart, surface: Surface, w: float, h: float) -> Shapes:
    """A row a source: one to the left, the other to the right of its name."""
    shapes: list[Shape] = []
    high = h / max(1, len(node.labels))
    names = [surface.alone(one) for one in node.labels]
    widest = max((metrics.width(one, 1.0) for one in names), default=0.0)
    size = min(surface.size("body"), high * 0.5, w * 0.42 / max(1.0, widest))
    middle = widest * size + 16
    room = (w - middle) / 2 - SIDE
    most = max((abs(v or 0) for one in node.series for v in one.values), default=0) or 1
    for n, label in enumerate(names):
        y = (n + 0.5) * high
        shapes.append(Words(label, w / 2, y, size, "ink"))
        for side, one in zip((-1, 1), node.series, strict=False):
            x, long = w / 2 + side * middle / 2, abs(one.values[n] or 0) * room / most
            shapes += _bar(one, n, x, y, side, max(2.0, long), high)
    return tuple(shapes)


def _bar(one: Series, n: int, x: float, y: float, side: int, long: float, high: float) -> Shapes:
    """What is taken away is drawn faint: it is no gain."""
    value = one.values[n] or 0
    left, text = x if side > 0 else x - long, str(value).replace("-", "−")
    words = Words(text, x + side * (long + 6), y, 18, "ink", True, "l" if side > 0 else "r")
    role = one.role if value >= 0 else f"{one.role}~.35"
    return Box(left, y - high * 0.3, long, high * 0.6, 4, role), words


def _bars(node: Chart, surface: Surface, w: float, h: float) -> Shapes:
    """Beside each other, each label below."""
    shapes: list[Shape] = []
    most = max((v or 0 for one in node.series for v in one.values), default=0) or 1
    wide = w / max(1, len(node.labels))
    size = surface.size("caption")
    each = wide * 0.7 / max(1, len(node.series))
    for n, label in enumerate(node.labels):
        text = metrics.fitted(surface.say(label), size, False, wide - 4)
        shapes.append(Words(text, (n + 0.5) * wide, h - FOOT / 2, size, "dim"))
        for m, one in enumerate(node.series):
            value = one.values[n] or 0
            high = (h - FOOT - 24) * value / most
            x = n * wide + wide * 0.15 + m * each
            shapes.append(Box(x, h - FOOT - high, each - 3, high, 4, one.role))
            shapes.append(Words(str(value), x + each / 2, h - FOOT - high - 11, size, "ink", True))
    return tuple(shapes)


def _lines(node: Chart, surface: Surface, w: float, h: float) -> Shapes:
    """One line a series; its sign stands at its end."""
    found = [v for one in node.series for v in one.values if v is not None]
    low, most = min((0, *found)), max((1, *found))
    size = surface.size("caption")
    side = max(SIDE, metrics.width(str(most), size) + 12)
    room, top, across = h - FOOT - size - 8, size * 0.7, w - side - SIDE

    def at(n: int, value: int) -> tuple[float, float]:
        steps = max(1, len(node.labels) - 1)
        return side + across * n / steps, top + room * (1 - (value - low) / (most - low))

    shapes: list[Shape] = [
        Line((side, at(0, value)[1], side + across, at(0, value)[1]), "line", 1)
        for value in {low, most}
    ]
    shapes += [Words(str(v), side - 8, at(0, v)[1], size, "dim", False, "r") for v in {low, most}]
    last = len(node.labels) - 1
    for n in {0, last} if node.labels else ():
        text = metrics.fitted(surface.say(node.labels[n]), size, False, w / 2 - 8)
        x, anchor = (w - 4, "r") if n == last and n else (side, "l")
        shapes.append(Words(text, x, h - FOOT / 2, size, "dim", False, anchor))
    for one in node.series:
        points = [at(n, value) for n, value in enumerate(one.values) if value is not None]
        shapes.append(Line(tuple(c for point in points for c in point), one.role, 3))
        if points:
            x, y = points[-1]
            shapes += token(one.icon, one.role, x + 14, y, 20)
    return tuple(shapes)
