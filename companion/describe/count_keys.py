"""Keys for a count: a grid of large numbers and things, each one touch."""

from __future__ import annotations

from typing import NamedTuple

from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import SMALLEST, Says, Surface

GAP = 8.0
LEAST = 50.0


class Key(NamedTuple):
    """What stands on it, what a touch says and does; one that does nothing is left out."""

    face: str
    says: Says
    does: str
    icon: str = ""
    note: Says = ""
    chosen: bool = False
    reason: Says = ""


def keypad(keys: tuple[Key, ...], columns: int, high: float, key: str = "keys") -> Board:
    """So many columns, each key so high."""
    rows = -(-len(keys) // columns)
    return Board((keys, columns), draw, h=rows * high + (rows - 1) * GAP, key=key)


def draw(surface: Surface, w: float, h: float, keys: tuple[Key, ...], columns: int) -> Scene:
    """Row by row."""
    rows = -(-len(keys) // columns)
    wide, high = (w - GAP * (columns - 1)) / columns, (h - GAP * (rows - 1)) / rows
    shapes: list[Shape] = []
    hits = []
    for n, one in enumerate(keys):
        if not one.does:
            continue
        x, y = (n % columns) * (wide + GAP), (n // columns) * (high + GAP)
        shapes += _key(surface, one, x, y, wide, high)
        reason = surface.say(one.reason) if one.reason else ""
        does = "" if reason else one.does
        hits.append(Hit(one.does, x, y, wide, high, surface.say(one.says), does, "", reason))
    return Scene(w, h, (Layer("keys", tuple(shapes)),), tuple(hits))


def _key(surface: Surface, one: Key, x: float, y: float, w: float, h: float) -> list[Shape]:
    fill, edge = ("lit", "gold") if one.chosen else ("ink~.09" if not one.reason else "ink~.04", "")
    role = "dim" if one.reason else "accent" if one.chosen else "ink"
    shapes: list[Shape] = [Box(x, y, w, h, 14, fill, edge, 3 if edge else 0)]
    note = surface.say(one.note) if one.note else ""
    middle = y + h * (0.37 if note else 0.5)
    if one.icon and one.face:
        size = fit(one.face, min(h * 0.48, 40.0), True, w * 0.5)
        shapes.append(Words(one.face, x + w * 0.4, middle, size, role, True))
        shapes.append(Icon(one.icon, x + w * 0.74, middle, min(h * 0.34, w * 0.24), "dim"))
    elif one.icon:
        shapes.append(Icon(one.icon, x + w / 2, middle, min(h * 0.46, w * 0.5, 44), role))
    else:
        size = fit(one.face, min(h * (0.48 if not note else 0.44), 40.0), True, w - 10)
        shapes.append(Words(one.face, x + w / 2, middle, size, role, True))
    if note:
        size = fit(note, min(surface.size("caption"), h * 0.26), False, w - 6)
        shown = shortened(note, size, False, w - 4)
        shapes.append(Words(shown, x + w / 2, y + h * 0.8, size, "dim"))
    return shapes


def fit(text: str, size: float, bold: bool, room: float) -> float:
    """As large as it can be in a line, and not too small to read."""
    wide = metrics.width(text, 1.0, bold)
    return round(max(SMALLEST, min(size, room / wide if wide else size)), 1)


def shortened(text: str, size: float, bold: bool, room: float) -> str:
    """What of a long name there is room for."""
    if metrics.fits(text, size, bold, room):
        return text
    while len(text) > 1 and not metrics.fits(f"{text}.", size, bold, room):
        text = text[:-1]
    return f"{text.rstrip()}."
