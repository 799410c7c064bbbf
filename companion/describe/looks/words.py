"""Text and pictograms."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.node import Pic, Text
from companion.describe.scene import Disc, Hit, Icon, Shapes, Words
from companion.describe.surface import SMALLEST, Surface

SMALLER = (1.0, 0.86, 0.74, 0.64)
"""Words that do not fit shrink by a step before they are broken or cut."""
GLYPH = 0.6
"""How much of a token its sign takes."""
SIGNS = {"paper": "paper_ink", "gold": "gold_ink", "imperium": "on_game"}
"""On what is bright in both themes; everybody's colour has the theme's own."""


def lines_of(node: Text, surface: Surface, room: float) -> tuple[float, tuple[str, ...]]:
    """The size it is written in, and its lines."""
    text, plain = surface.alone(node.text), surface.size(node.size)
    for step in SMALLER:
        size = max(SMALLEST, round(plain * step, 1))
        lines = metrics.wrapped(text, size, node.bold, room)
        whole = metrics.widest_word(text, size, node.bold) <= room
        if whole and (not node.lines or len(lines) <= node.lines):
            return size, lines
    size = metrics.unbroken(text, plain * SMALLER[1 if node.lines else -1], node.bold, room)
    size = max(SMALLEST, size)
    return size, metrics.wrapped(text, size, node.bold, room, node.lines)


def natural(node: Text, surface: Surface, room: float) -> tuple[float, float]:
    """As wide as its longest line, as high as its lines."""
    size, lines = lines_of(node, surface, room)
    widest = max((metrics.width(one, size, node.bold) for one in lines), default=0.0)
    return min(room, widest + 1), len(lines) * size * metrics.LINE


def draw(
    node: Text, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """Line below line; a text of so many lines stands in the middle of its room."""
    size, lines = lines_of(node, surface, w + 1)
    if len(lines) * size * metrics.LINE > h + 1:
        size, lines = lines_of(node, surface, w - 1)  # it was counted as too long for larger words
    high = size * metrics.LINE
    x = {"l": 0.0, "c": w / 2, "r": w}[node.align]
    top = max(0.0, (h - high * len(lines)) / 2) if node.lines else 0.0
    shapes = tuple(
        Words(line, x, round(top + high * (n + 0.5), 1), size, node.role, node.bold, node.align)
        for n, line in enumerate(lines)
        if line
    )
    return shapes, _told(node.help, surface.say(node.text), w, h, key)


def natural_picture(node: Pic, surface: Surface, room: float) -> tuple[float, float]:
    """A square that grows with the text."""
    side = min(room, node.side * surface.text)
    return side, side


def draw_picture(
    node: Pic, surface: Surface, w: float, h: float, key: str
) -> tuple[Shapes, tuple[Hit, ...]]:
    """The pictogram, or the token that it is the sign of."""
    side = min(w, h, node.side * surface.text)
    hits = _told(node.help, surface.say(node.says), w, h, key)
    if node.disc:
        return token(node.icon, node.disc, w / 2, h / 2, side), hits
    return (Icon(node.icon, w / 2, h / 2, side, node.role),), hits


def token(icon: str, disc: str, x: float, y: float, side: float, rim: str = "") -> Shapes:
    """Somebody's piece: a dark sign on the colour, perhaps with a rim."""
    below = (Disc(x, y, side / 2 + 2, rim),) if rim else ()
    sign = Icon(icon, x, y, side * GLYPH, SIGNS.get(disc, "token_sign"))
    return (*below, Disc(x, y, side / 2, disc), sign)


def _told(help_: str, says: str, w: float, h: float, key: str) -> tuple[Hit, ...]:
    """What is held and never pressed; the nearest middle wins among such."""
    return (Hit(key, 0, 0, w, h, says, hold=help_, round=True),) if help_ else ()
