"""Running text with bold words, links and pictograms in it, wrapped by the same widths."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from companion.describe import metrics
from companion.describe.node import Prose, Run
from companion.describe.scene import Hit, Icon, Line, Shape, Shapes, Words
from companion.describe.surface import Surface

LEADING = 1.36
FINGER = 48.0
PICTURE, KEPT = 1.15, "kept"


class Bit(NamedTuple):
    """A word, or a pictogram, where it came to stand in its line."""

    x: float
    w: float
    text: str
    icon: str
    run: int


def natural(node: Prose, surface: Surface, room: float) -> tuple[float, float]:
    """As many lines as it takes."""
    return room, len(lines_of(node, surface, room)) * surface.size(node.size) * LEADING


def draw(
    node: Prose, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """A line of one run is drawn as one; where runs meet each word keeps its own place."""
    del h
    size = surface.size(node.size)
    shapes: list[Shape] = []
    hits: list[Hit] = []
    for n, line in enumerate(lines_of(node, surface, w)):
        y = (n + 0.5) * size * LEADING
        stretches = [*_stretches(line)]
        for bits in stretches:
            run = node.runs[bits[0].run]
            shapes += _drawn(bits, run, y, size, node.role, len(stretches) == 1)
            if run.does:
                hits.append(_link(bits, run, surface, y, f"{key}.{len(hits)}"))
    return tuple(shapes), tuple(hits)


def lines_of(node: Prose, surface: Surface, room: float) -> list[list[Bit]]:
    """Each line's words with their places; a room is a whole number of dp where it is drawn."""
    room = int(room)
    size = surface.size(node.size)
    lines: list[list[Bit]] = [[]]
    x = 0.0
    for n, run in enumerate(node.runs):
        for text, icon, breaks, spaced in _words(surface.say(run.text), run.icon):
            if breaks:
                lines.append([])
                x = 0.0
                continue
            space = metrics.width(" ", size) if (spaced or run.stands) and lines[-1] else 0.0
            wide = size * PICTURE if icon else metrics.width(text, size, run.bold)
            if lines[-1] and run.stands != KEPT and x + space + wide + _kept(node, n, size) > room:
                lines.append([])
                x, space = 0.0, 0.0
            lines[-1].append(Bit(x + space, wide, text, icon, n))
            x += space + wide
    return lines


def _kept(node: Prose, n: int, size: float) -> float:
    """How wide the pictures are that stay with a run."""
    after = itertools.takewhile(lambda run: run.stands == KEPT, node.runs[n + 1 :])
    return sum(metrics.width(" ", size) + size * PICTURE for _ in after)


def _words(text: str, icon: str) -> Iterator[tuple[str, str, bool, bool]]:
    """(word, icon, new line, a space before it)."""
    if icon:
        yield "", icon, False, True
    for n, paragraph in enumerate(text.split("\n")):
        if n:
            yield "", "", True, False
        for m, word in enumerate(paragraph.split(" ")):
            if word:
                yield word, "", False, m > 0 or bool(icon and not n)


def _stretches(line: list[Bit]) -> Iterator[list[Bit]]:
    """Neighbours of one run; a pictogram stands for itself."""
    found: list[Bit] = []
    for bit in line:
        if found and bit.run != found[-1].run:
            yield found
            found = []
        found.append(bit)
    if found:
        yield found


def _drawn(
    bits: list[Bit], run: Run, y: float, size: float, role: str, alone: bool
) -> Iterator[Shape]:
    leads = "paper_gold" if role.startswith("paper") else "accent"
    ink = leads if run.does else role
    words = [bit for bit in bits if not bit.icon]
    for bit in bits:
        if bit.icon:
            yield Icon(bit.icon, bit.x + bit.w / 2, y, size * PICTURE, ink)
        elif not alone:
            yield Words(bit.text, bit.x, y, size, ink, run.bold, "l")
    if words and alone:
        text = " ".join(bit.text for bit in words)
        yield Words(text, words[0].x, y, size, ink, run.bold, "l")
    if run.does and words:
        low, right = y + size * 0.56, words[-1].x + words[-1].w
        yield Line((words[0].x, low, right, low), f"{ink}~.6", 1)


def _link(bits: list[Bit], run: Run, surface: Surface, y: float, key: str) -> Hit:
    """A finger is higher than a line: among links that overlap the nearest middle wins."""
    left, right = bits[0].x, bits[-1].x + bits[-1].w
    wide = max(FINGER, right - left)
    x = (left + right - wide) / 2
    says = surface.say(run.says or run.text).strip()
    return Hit(key, x, y - FINGER / 2, wide, FINGER, says, run.does, round=True)
