"""A number as large as it is read from afar; itself the button that puts it right."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.node import Count
from companion.describe.scene import Hit, Icon, Shape, Shapes, Words
from companion.describe.surface import SMALLEST, Surface

UNTOLD = "?"
ARROW = "arrow-right"
GAP = 8.0
TIGHT = 0.7
"""Smaller than this there is room for what it will be, and not for what it was."""


def natural(node: Count, surface: Surface, room: float) -> tuple[float, float]:
    """Picture and number, and where it changes what it will be."""
    icon, number, small = _sizes(surface)
    wide = icon + GAP + metrics.width(_now(node), number, True)
    if _changes(node):
        wide = icon + metrics.width(_now(node), small) + small + 3 * GAP
        wide += metrics.width(str(node.after), number, True)
    return min(room, wide + 2), max(48.0, number * 1.25)


def draw(
    node: Count, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """Was, an arrow, now in gold; or the number alone."""
    icon, number, small = _sizes(surface)
    fits = min(1.0, w / max(1.0, natural(node, surface, 1e6)[0]))
    icon, number, small = icon * fits, number * fits, max(SMALLEST, small * fits)
    shapes: list[Shape] = [Icon(node.icon, icon / 2, h / 2, icon, "ink")]
    x = icon + GAP * fits
    if _changes(node) and fits < TIGHT:
        number = surface.size("number") * min(1.0, fits * 1.4)
        shapes.append(Words(str(node.after), x, h / 2, number, "accent", True, "l"))
    elif _changes(node):
        shapes.append(Words(_now(node), x, h / 2, small, "dim", False, "l"))
        x += metrics.width(_now(node), small) + GAP * fits
        shapes.append(Icon(ARROW, x + small / 2, h / 2, small, "accent"))
        x += small + GAP * fits
        shapes.append(Words(str(node.after), x, h / 2, number, "accent", True, "l"))
    else:
        shapes.append(Words(_now(node), x, h / 2, number, "ink", True, "l"))
    return tuple(shapes), (Hit(key, 0, 0, w, h, _said(node, surface), node.does, node.help),)


def _said(node: Count, surface: Surface) -> str:
    said = f"{surface.say(node.name)}: {_now(node)}"
    return f"{said} › {node.after}" if _changes(node) else said


def _changes(node: Count) -> bool:
    return node.after is not None and node.after != node.n


def _now(node: Count) -> str:
    return UNTOLD if node.n is None else str(node.n)


def _sizes(surface: Surface) -> tuple[float, float, float]:
    return 36.0 * min(1.4, surface.text), surface.size("number"), surface.size("label")
