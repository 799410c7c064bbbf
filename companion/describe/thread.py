"""The steps of something that has several: discs on a line, done with a tick, now, to come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import PHONE, Says, Surface

DONE, NOW, NEXT = "done", "now", "next"
SIDE, LABEL = 44.0, 20.0
FILLS = {DONE: "good", NOW: "gold", NEXT: "ink~.14"}
SIGNS = {DONE: "token_sign", NOW: "gold_ink", NEXT: "ink"}
MOST = 6
"""More discs than these are not told apart: the first of those done are left out."""


class Bead(NamedTuple):
    """A step by its picture and its name."""

    icon: str
    name: Says
    stage: str


def thread(beads: Iterable[Bead], surface: Surface) -> Board:
    """The node."""
    shown = tuple(beads)[-MOST:]
    tall = surface.h >= 700 and surface.shape != PHONE
    high = (SIDE + LABEL * min(1.4, surface.text)) if tall else 30.0
    return Board((shown,), draw, key="thread", h=high)


def draw(surface: Surface, w: float, h: float, beads: tuple[Bead, ...]) -> Scene:
    """As far apart as there is room; low ones have no names."""
    step = w / max(1, len(beads))
    named = h > SIDE
    side = SIDE - 4 if named else h - 4
    middle = side / 2 + 2
    shapes: list[Shape] = [Box(step / 2, middle - 1.5, w - step, 3, 1.5, "ink~.2")]
    for n, one in enumerate(beads):
        x = step * (n + 0.5)
        shapes += _disc(one, x, middle, side)
        if named:
            size = max(12.0, 13.0 * min(1.4, surface.text))
            bold = one.stage == NOW
            words = metrics.fitted(surface.alone(one.name), size, bold, step - 6)
            if not words.endswith(metrics.MORE):
                role = "ink" if bold else "dim"
                shapes.append(Words(words, x, h - size * 0.62, size, role, bold))
    return Scene(w, h, (Layer("thread", tuple(shapes)),))


def _disc(bead: Bead, x: float, y: float, side: float) -> list[Shape]:
    found: list[Shape] = [
        Disc(x, y, side / 2, FILLS[bead.stage]),
        Icon(bead.icon, x, y, side * 0.6, SIGNS[bead.stage]),
    ]
    if bead.stage == DONE and side > 30:
        found += [
            Disc(x + side * 0.42, y - side * 0.36, side * 0.2, "token_sign"),
            Icon("check", x + side * 0.42, y - side * 0.36, side * 0.3, "good"),
        ]
    return found
