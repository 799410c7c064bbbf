"""The sheet of a count as a picture: a column for each person, or one person's cells.

Where not all lines have room, those around the one that is told are shown; what lies before and
after them is a line of its own that leads there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.core.grid import Grid, Head, Keys, Line
from companion.core.message import Message
from companion.describe import metrics
from companion.describe.count_keys import fit, shortened
from companion.describe.node import Board, Column, Node
from companion.describe.parts import shape_icon
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import PHONE, SMALLEST, Surface

CELL = "cell:"
HEAD_HIGH, LINE_LEAST, LINE_MOST, GAP = 96.0, 38.0, 80.0, 6.0
COLUMNS, LINES = 3, 2
WIDTH, BOXED, FEW_LINES = 62.0, 118.0, 4


class Chosen(NamedTuple):
    """The cell that is told now; a line without a name is the total."""

    seat: str
    line: str
    typed: str = ""


def cell_key(seat: str, line: str) -> str:
    """What a touch on a cell does."""
    return f"{CELL}{seat}:{line}"


def said_of(line: Line, seat: str) -> str:
    """What stands in the left box: the gold, the pieces, the sizes."""
    told = line.told.get(seat)
    if told is None:
        return ""
    if isinstance(told, tuple):
        return " + ".join(told) if line.entry.keys is Keys.PARTS else ""
    return str(told) if line.entry.boxed else ""


def is_struck(line: Line, seat: str) -> bool:
    """Nothing of it counts: a card in decline, no region."""
    if line.entry.keys is Keys.DIGITS:
        return False
    return line.entry.boxed and line.told.get(seat) in (0, ()) and line.cells.get(seat) == 0


def points_of(line: Line, seat: str) -> str:
    """The points; nothing where nothing was told."""
    points = line.cells.get(seat)
    return "" if points is None else str(points).replace("-", "−")


# everybody beside each other


def columns(grid: Grid, chosen: Chosen) -> Board:
    """The node."""
    return Board((grid, chosen), draw, key="sheet", share=1)


def label_width(surface: Surface, grid: Grid, w: float) -> float:
    """Room for the longest name of a line."""
    size = surface.size("body")
    longest = max((len(surface.alone(one.name)) for one in grid.lines), default=8)
    return min(w * 0.3, max(96.0, longest * size * 0.54 + 40))


def draw(surface: Surface, w: float, h: float, grid: Grid, chosen: Chosen) -> Scene:
    """Heads with their totals, lines below."""
    label = label_width(surface, grid, w)
    wide = (w - label) / len(grid.heads)
    head = min(HEAD_HIGH * max(1.0, min(1.2, surface.text)), h * 0.2)
    room = int((h - head - GAP) // LINE_LEAST)
    shown = _shown(grid.lines, chosen.line, max(3, room))
    pitch = min(LINE_MOST * max(1.0, surface.text), (h - head - GAP) / len(shown))
    shapes: list[Shape] = []
    hits: list[Hit] = []
    for n, one in enumerate(grid.heads):
        x = label + n * wide
        shapes += _head(surface, one, x, 0, wide - GAP, head, chosen.seat == one.seat)
        hits.append(_head_hit(surface, grid, one, x, 0, wide - GAP, head, chosen))
    for n, line in enumerate(shown):
        y = head + GAP + n * pitch
        if isinstance(line, tuple):
            shapes += _beyond(line, w, y, pitch)
            first = cell_key(chosen.seat or grid.heads[0].seat, line[2])
            hits.append(Hit(f"beyond.{n}", 0, y, w, pitch, line[1], first, round=True))
            continue
        shapes += _label(surface, line, y, label, pitch)
        for m, one in enumerate(grid.heads):
            x = label + m * wide
            place = x, y, wide - GAP, pitch - GAP
            shapes += _cell(surface, line, one.seat, chosen, *place)
            hits += _cell_hits(surface, line, one, *place)
    if grid.grows:
        shapes += _to_come(grid, label, wide, (head + GAP + len(shown) * pitch, h, pitch))
    return Scene(w, h, (Layer("sheet", tuple(shapes)),), tuple(hits))


def _to_come(
    grid: Grid, label: float, wide: float, rows: tuple[float, float, float]
) -> Iterable[Shape]:
    """Below what was played the pad is empty, as it is printed: from, to, how far apart."""
    y, h, pitch = rows
    while y + pitch - GAP <= h:
        for m in range(len(grid.heads)):
            yield Box(label + m * wide, y, wide - GAP, pitch - GAP, 10, "ink~.04")
        y += pitch


Beyond = tuple[str, str, str]
"""An arrow, which lines, and the one it leads to."""


def _shown(lines: Sequence[Line], now: str, room: int) -> list[Line | Beyond]:
    """Those there is room for, around the one that is told."""
    if len(lines) <= room:
        return [*lines]
    at = next((n for n, one in enumerate(lines) if one.id == now), 0)
    inner = room - 2
    first = min(max(0, at - inner + 1), len(lines) - inner)
    if first <= 1:
        first, inner = 0, room - 1
    last = first + inner
    if last >= len(lines) - 1:
        first, last = len(lines) - room + 1, len(lines)
    found: list[Line | Beyond] = [*lines[first:last]]
    if first:
        found.insert(0, ("chevron-up", f"1–{first}", lines[first - 1].id))
    if last < len(lines):
        found.append(("chevron-down", f"{last + 1}–{len(lines)}", lines[last].id))
    return found


def _beyond(line: Beyond, w: float, y: float, pitch: float) -> list[Shape]:
    size = min(20.0, pitch * 0.5)
    return [
        Icon(line[0], w / 2 - 34, y + pitch / 2, size * 1.2, "dim"),
        Words(line[1], w / 2 + 6, y + pitch / 2, size, "dim"),
    ]


def _head(
    surface: Surface, one: Head, x: float, y: float, w: float, h: float, now: bool
) -> list[Shape]:
    """Sign and name, the total large, a crown on whoever leads."""
    edge = ("gold", 3.0) if now else ("", 0.0)
    name, sign = surface.say(one.name), min(24.0, h * 0.24)
    beside = metrics.fits(name, SMALLEST, True, w - sign - 20)
    sign = sign if beside else min(16.0, sign)
    room = w - sign - 20 if beside else w - 8
    size = fit(name, min(surface.size("body"), h * 0.3), True, room)
    name = shortened(name, size, True, room + 2)
    wide = metrics.width(name, size, True)
    left = max(x + 6, x + (w - wide - sign - 6) / 2)
    middle, at = (left + sign / 2, 0.24) if beside else (x + w - 6 - sign / 2, 0.66)
    shapes: list[Shape] = [
        Box(x, y, w, h, 14, "ink~.06", *edge),
        Icon(shape_icon(one.shape), middle, y + h * at, sign, one.colour or "ink"),
        Words(name, left + sign + 6 if beside else x + w / 2, y + h * 0.24, size, "ink", True,
              "l" if beside else "c"),
    ]  # fmt: skip
    if one.total is None:
        return shapes
    total = str(one.total).replace("-", "−")
    crown = min(26.0, w * 0.2) if one.leads else 0.0
    taken = 2 * crown if beside else crown + 2 * sign
    size = fit(total, min(h * 0.46, 56.0), True, w - 12 - taken)
    if one.leads:
        shapes.append(Icon("crown", x + crown * 0.8, y + h * 0.67, crown, "accent"))
    role = "accent" if one.leads else "ink"
    return [
        *shapes,
        Words(total, x + w / 2 + (crown / 2 if beside else 0), y + h * 0.66, size, role, True),
    ]


def _head_hit(
    surface: Surface, grid: Grid, one: Head, x: float, y: float, w: float, h: float, chosen: Chosen
) -> Hit:
    """A touch goes on with that person, in the line that is told; the total where it is told."""
    says = Message("core.count.head", name=one.name, n=one.total or 0)
    there = chosen.line if chosen.line or grid.total is None else ""
    line = there or (grid.lines[0].id if grid.lines else "")
    does = cell_key(one.seat, line) if grid.write is not None else ""
    return Hit(f"head.{one.seat}", x, y, w, h, surface.say(says), does, round=True)


def _label(surface: Surface, line: Line, y: float, w: float, pitch: float) -> list[Shape]:
    high = pitch - GAP
    side = min(28.0, high * 0.62) if line.icon else 0.0
    name = surface.alone(line.name)
    room = w - side - 22
    size = fit(name, min(surface.size("body"), high * 0.5), False, room)
    picture = [Icon(line.icon, 8 + side / 2, y + high / 2, side, "dim")] if side else []
    lines = metrics.wrapped(name, size, False, room + 6)
    if len(lines) * size > high or metrics.widest_word(name, size) > room + 6:
        lines = (shortened(name, size, False, room + 6),)
    middle = y + high / 2 - (len(lines) - 1) * size * 0.55
    words = [
        Words(one, side + 16, middle + n * size * 1.1, size, "ink", False, "l")
        for n, one in enumerate(lines)
    ]
    return [*picture, *words]


def _cell(
    surface: Surface, line: Line, seat: str, chosen: Chosen, x: float, y: float, w: float, h: float
) -> list[Shape]:
    """A paper box for what was told, one for its points; a line through what does not count."""
    now = (chosen.seat, chosen.line) == (seat, line.id)
    points, box = points_of(line, seat), said_of(line, seat)
    if now and chosen.typed:
        points, box = ("", chosen.typed) if line.entry.boxed else (chosen.typed, box)
    if is_struck(line, seat) and not now:
        return [Box(x + 10, y + h / 2 - 1.5, w - 20, 3, 1.5, "dim~.7")]
    size = min(surface.size("button"), h * 0.56)
    if not line.entry.boxed:
        return _box(points, x, y, w, h, size, now, bold=True)
    left = w * 0.52 - 3
    right = w - left - 4
    return [
        *_box(box, x, y, left, h, size, now, bold=False),
        *_box(points, x + left + 4, y, right, h, size, now, bold=True),
    ]


def _box(
    text: str, x: float, y: float, w: float, h: float, size: float, now: bool, *, bold: bool
) -> list[Shape]:
    fill = "lit" if now else "paper" if text else "ink~.06"
    edge = ("gold", 3.0) if now else ("", 0.0)
    role = "accent" if now else "paper_ink" if bold else "paper_dim"
    shapes: list[Shape] = [Box(x, y, w, h, min(10.0, h * 0.3), fill, *edge)]
    if text:
        fitted = fit(text, size, bold, w - 8)
        shown = shortened(text, fitted, bold, w - 4)
        shapes.append(Words(shown, x + w / 2, y + h / 2, fitted, role, bold))
    return shapes


def _cell_hits(
    surface: Surface, line: Line, one: Head, x: float, y: float, w: float, h: float
) -> Iterable[Hit]:
    if line.follows:
        return
    points = line.cells.get(one.seat)
    n: Message | str = str(points) if points is not None else Message("core.count.blank")
    says = Message("core.count.cell_is", name=one.name, row=line.name, points=n)
    key = cell_key(one.seat, line.id)
    yield Hit(key, x, y, w, h, surface.say(says), key, round=True)


# one person's cells, on a narrow window


def tabs(grid: Grid, chosen: Chosen, high: float, columns_: int = 4) -> Board:
    """Everybody's name and total; a touch shows their cells."""
    rows = -(-len(grid.heads) // min(columns_, len(grid.heads)))
    high = rows * high + (rows - 1) * GAP
    return Board((grid, chosen, columns_), draw_tabs, key="people", h=high)


def draw_tabs(
    surface: Surface, w: float, h: float, grid: Grid, chosen: Chosen, columns_: int
) -> Scene:
    """Beside each other, in rows of so many."""
    across = min(columns_, len(grid.heads))
    rows = -(-len(grid.heads) // across)
    wide, high = (w - GAP * (across - 1)) / across, (h - GAP * (rows - 1)) / rows
    shapes: list[Shape] = []
    hits = []
    for n, one in enumerate(grid.heads):
        x, y = (n % across) * (wide + GAP), (n // across) * (high + GAP)
        shapes += _head(surface, one, x, y, wide, high, chosen.seat == one.seat)
        hits.append(_head_hit(surface, grid, one, x, y, wide, high, chosen))
    return Scene(w, h, (Layer("tabs", tuple(shapes)),), tuple(hits))


def cells(grid: Grid, chosen: Chosen, high: float = 0) -> Board:
    """The lines of one person; in all the room there is where no height is said."""
    return Board((grid, chosen), draw_cells, key="cells", h=high, share=0 if high else 1)


def draw_cells(surface: Surface, w: float, h: float, grid: Grid, chosen: Chosen) -> Scene:
    """A card each, with its picture, its name, what was told and its points."""
    head = next((one for one in grid.heads if one.seat == chosen.seat), grid.heads[0])
    across = COLUMNS if w / max(1.0, surface.text) > 300 else 2
    room = max(1, int((h + GAP) // 50)) * across
    shown = _shown(grid.lines, chosen.line, room)
    rows = -(-len(shown) // across)
    wide = (w - GAP * (across - 1)) / across
    high = min(92.0, (h - GAP * (rows - 1)) / rows)
    shapes: list[Shape] = []
    hits: list[Hit] = []
    for n, line in enumerate(shown):
        x, y = (n % across) * (wide + GAP), (n // across) * (high + GAP)
        if isinstance(line, tuple):
            size = min(22.0, high * 0.4)
            shapes.append(Box(x, y, wide, high, 10, "ink~.04"))
            shapes.append(Words(line[1], x + wide / 2, y + high / 2, size, "dim"))
            key = cell_key(head.seat, line[2])
            hits.append(Hit(f"beyond.{n}", x, y, wide, high, line[1], key, round=True))
            continue
        shapes += _card(surface, line, head.seat, chosen, x, y, wide, high)
        hits += _cell_hits(surface, line, head, x, y, wide, high)
    return Scene(w, h, (Layer("cells", tuple(shapes)),), tuple(hits))


def _card(
    surface: Surface, line: Line, seat: str, chosen: Chosen, x: float, y: float, w: float, h: float
) -> list[Shape]:
    now = (chosen.seat, chosen.line) == (seat, line.id)
    points, box = points_of(line, seat), said_of(line, seat)
    if now and chosen.typed:
        points, box = ("", chosen.typed) if line.entry.boxed else (chosen.typed, box)
    struck = is_struck(line, seat) and not now
    paper = bool(points or box) and not struck and not now
    fill = "paper" if paper else "lit" if now else "ink~.06"
    edge = ("gold", 3.0) if now else ("", 0.0)
    name, side = surface.alone(line.name), min(22.0, h * 0.3) if line.icon else 0.0
    dim, ink = ("paper_dim", "paper_ink") if paper else ("dim", "ink")
    shapes: list[Shape] = [
        Box(x, y, w, h, 12, fill, *edge),
        *_name(surface, name, x + side + 12, y + h * 0.26, w - side - 18, h * 0.26, dim),
    ]
    if side:
        shapes.append(Icon(line.icon, x + 6 + side / 2, y + h * 0.26, side, dim))
    if struck:
        return [*shapes, Box(x + 12, y + h * 0.68, w - 24, 3, 1.5, "dim~.7")]
    big = min(surface.size("button"), h * 0.46)
    if box:
        small = fit(box, min(surface.size("body"), h * 0.34), False, w * 0.5)
        told = shortened(box, small, False, w * 0.54)
        shapes.append(Words(told, x + 8, y + h * 0.7, small, dim, False, "l"))
    if points:
        large = fit(points, big, True, w * 0.46)
        role = "accent" if now else ink
        shapes.append(Words(points, x + w - 10, y + h * 0.68, large, role, True, "r"))
    return shapes


def _name(
    surface: Surface, name: str, x: float, y: float, room: float, high: float, role: str
) -> list[Shape]:
    """In one line, or in two where it is long."""
    size = fit(name, min(surface.size("caption"), high), False, room)
    lines = metrics.wrapped(name, size, False, room + 4)
    if len(lines) > LINES or metrics.widest_word(name, size) > room + 4:
        lines = (shortened(name, size, False, room + 4),)
    first = y - (len(lines) - 1) * size * 0.3
    return [
        Words(one, x, first + n * size * 1.05, size, role, False, "l")
        for n, one in enumerate(lines)
    ]


def as_wide(surface: Surface, grid: Grid, chosen: Chosen, w: float) -> Node:
    """Columns beside each other where they have room, otherwise the cells of one."""
    if beside(surface, grid, w - 24):
        return columns(grid, chosen)
    whole = chosen if chosen.seat else Chosen(grid.heads[0].seat, "")
    return Column((tabs(grid, whole, 72.0), cells(grid, whole)), gap=8, share=1)


def beside(surface: Surface, grid: Grid, w: float) -> bool:
    """Where each column has room; on a phone not those of more lines than are seen at once."""
    if surface.shape == PHONE and not grid.by_line and len(grid.lines) > FEW_LINES:
        return False
    boxed = any(one.entry.boxed for one in grid.lines)
    least = (BOXED if boxed else WIDTH) * max(1.0, min(1.4, surface.text))
    return (w - label_width(surface, grid, w)) / len(grid.heads) >= least
