"""The faces of dice as they are printed, and what a face comes to."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Layer, Scene, Shape, Words
from companion.describe.surface import Says, Surface
from companion.games.tapestry import content
from companion.games.tapestry.boards.signs import marks_at
from companion.games.tapestry.tracks.view_marks import Mark, marks

CONQUEST = {"conquer_red": "die_red", "conquer_black": "die_black"}
"""The colours of the dice themselves; the science die shows those of the tracks."""
AIR, EDGE = 4.0, 2.0


def face(
    die: str, shown: str, says: Says, does: str = "", below: Says = "", **more: float
) -> Board:
    """The node of a face; `below`: what stands under its picture."""
    key = f"face.{die}.{shown}"
    return Board((die, shown, says, does, below), draw, key=key, **more)  # type: ignore[arg-type]  # a board's own


def face_marks(die: str, shown: str) -> tuple[Mark, ...]:
    """Its pictures: the points or the thing it gives, or the track."""
    if die in CONQUEST:
        printed = next(one for one in content.die(die).faces if one.id == shown)
        return marks(printed.benefits)
    return (Mark(f"track-{shown}"),)


def draw(
    surface: Surface, w: float, h: float, die: str, shown: str, says: Says, does: str, below: Says
) -> Scene:
    """A cube from above, in the middle of its room; without an act it is only seen."""
    conquest = CONQUEST.get(die)
    side = min(w, h) - AIR if conquest else 0.0
    wide, high = (side, side) if conquest else (w - AIR, h - AIR)
    x, y, radius = (w - wide) / 2, (h - high) / 2, min(wide, high) * 0.16
    fill, ink = conquest or shown, "die_ink" if conquest else "token_sign"
    edge = ("edge", EDGE) if conquest else ("", 0.0)
    low = high * 0.3 if below else 0.0
    shapes: list[Shape] = [
        Box(x, y, wide, high, radius, "lit_ring"),
        Box(x, y, wide, high - 3, radius, fill, *edge),
    ]
    pictures = face_marks(die, shown)
    shapes += marks_at(pictures, w / 2, y + (high - low) / 2, high * 0.5, wide * 0.82, ink)
    words = surface.say(below) if below else ""
    if words:
        size = max(12.0, min(low * 0.62, surface.size("label")))
        while size > 12.0 and not metrics.fits(words, size, True, wide - 8):
            size -= 1
        shapes.append(Words(words, w / 2, y + high - low * 0.62, size, ink, True))
    hits = (Hit(f"face.{die}.{shown}", 0, 0, w, h, surface.say(says), does, f"die.{die}"),)
    return Scene(w, h, (Layer("face", tuple(shapes)),), hits if does else ())
