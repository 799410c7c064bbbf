"""A line of marks: icons, and words or numbers behind a quote (`'3`, `'/`)."""

from __future__ import annotations

from companion.describe import metrics
from companion.describe.scene import Icon, Shape, Shapes, Words

QUOTE = "'"
WORDS, GAP = 0.62, 0.14
"""The size of words, and the room between two marks, in parts of an icon's side."""


def is_words(mark: str) -> bool:
    """Whether it is written and not drawn."""
    return mark.startswith(QUOTE)


def width(marks: tuple[str, ...], side: float) -> float:
    """How wide they are in a line."""
    gaps = GAP * side * max(0, len(marks) - 1)
    return sum(_one(mark, side) for mark in marks) + gaps


def _one(mark: str, side: float) -> float:
    return metrics.width(mark[1:], side * WORDS, True) if is_words(mark) else side


def centred(
    marks: tuple[str, ...], x: float, y: float, side: float, role: str, room: float = 0.0
) -> Shapes:
    """Around a middle; smaller where they would be wider than the room."""
    wide = width(marks, side)
    if room and wide > room:
        side, wide = side * room / wide, room
    return beginning(marks, x - wide / 2, y, side, role)


def beginning(marks: tuple[str, ...], x: float, y: float, side: float, role: str) -> Shapes:
    """From a left end."""
    found: list[Shape] = []
    for mark in marks:
        wide = _one(mark, side)
        if is_words(mark):
            found.append(Words(mark[1:], x + wide / 2, y, side * WORDS, role, True))
        else:
            found.append(Icon(mark, x + wide / 2, y, side, role))
        x += wide + GAP * side
    return tuple(found)
