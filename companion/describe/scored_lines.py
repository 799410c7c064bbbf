"""Where points came from, as one picture that needs no scroll: a line for each source.

A line may be lower than a finger: the nearest is the one that was touched.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.describe import metrics
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Shapes, Words
from companion.describe.surface import SMALLEST, Says, Surface

MINUS = "−"
LOWEST, HIGHEST, LINE, AROUND = 28.0, 80.0, 28.0, 216.0
"""How high a line is at the least and the most; what stands above and below all of them."""
FACING, ROOMY, NUMBER = 2, 0.36, 2.4


class Told(NamedTuple):
    """A source, what it gave each, whose turn by turn can be opened."""

    name: Says
    icon: str
    values: tuple[str, ...]
    does: str = ""
    opened: bool = False


def high_of(surface: Surface, n: int, people: int) -> float:
    """Of all of them together; 0: in a wide window they fill it, if they can be read so."""
    if surface.is_wide and n * LOWEST * surface.text <= surface.h - AROUND * surface.text:
        return 0.0
    lines = 1 if people == FACING or surface.is_wide else 2
    return n * (LINE * lines + 20) * surface.text


def draw(
    surface: Surface, w: float, h: float, lines: tuple[Told, ...], roles: tuple[str, ...], most: int
) -> Scene:
    """Two face each other where the longest name leaves room; else there is a column for each."""
    high = min(h / len(lines), HIGHEST * max(1.0, surface.text))
    size = min(surface.size("label" if surface.is_wide else "body"), high * 0.5)
    longest = max(metrics.width(surface.alone(one.name), 1.0) for one in lines)
    faces = len(roles) == FACING and longest * min(size, surface.size("body")) < w * ROOMY
    size = min(size, w * ROOMY / longest) if faces else size
    longest *= size
    shapes: list[Shape] = []
    hits: list[Hit] = []
    for n, one in enumerate(lines):
        line = w, n * high, high, size
        if one.opened:
            shapes.append(Box(0, n * high + 1, w, high - 2, 10, "lit"))
        if faces:
            shapes += _facing(surface, one, roles, line, longest, most)
        else:
            shapes += _columns(surface, one, roles, line)
        if one.does:
            told = ", ".join((surface.alone(one.name), *one.values))
            hits.append(Hit(one.does, 0, n * high, w, high, told, one.does, round=True))
    return Scene(w, h, (Layer("lines", tuple(shapes)),), tuple(hits))


Room = tuple[float, float, float, float]
"""How wide a line is, where it begins, how high it is, and its words."""


def _facing(
    surface: Surface, one: Told, roles: tuple[str, ...], room: Room, longest: float, most: int
) -> Shapes:
    """Bars from the middle outward, the number at their ends."""
    w, y, high, size = room
    middle, number = longest + size * 2.6, size * 1.2
    long = (w - middle) / 2 - number * NUMBER
    named = metrics.width(surface.alone(one.name), size) + size * 1.7
    shapes = [*_name(surface, one, (w - named) / 2, y + high / 2, size)]
    for value, role, side in zip(one.values, roles, (-1, 1), strict=False):
        points = value.removeprefix(MINUS)
        part = long * int(points) / most if points.isdigit() else 0.0
        x = w / 2 + side * middle / 2
        fill = role if points == value else f"{role}~.35"  # what is taken away is no gain
        left = x if side > 0 else x - part
        shapes.append(Box(left, y + high * 0.18, part, high * 0.64, 6, fill))
        end, anchor = x + side * (part + 8), "l" if side > 0 else "r"
        shapes.append(Words(value, end, y + high / 2, number, "ink", True, anchor))
    return tuple(shapes)


def _columns(surface: Surface, one: Told, roles: tuple[str, ...], room: Room) -> Shapes:
    """The name, a number for each; below it where the line has room for both."""
    w, y, high, size = room
    named = metrics.width(surface.alone(one.name), 1.0) + 1.8
    wide = min(120.0, w * min(0.6 / len(roles), 0.17))
    below = named * size > w - 8 - wide * len(roles) and high > size * 2.6
    wide = min(120.0, w / len(roles)) if below else wide
    first = w - 8 - wide * (len(roles) - 1)
    at = y + high * (0.72 if below else 0.5)
    numbers = (
        Words(value, first + n * wide, at, size * 1.2, role, True, "r")
        for n, (value, role) in enumerate(zip(one.values, roles, strict=True))
    )
    rule = Box(0, y + high - 1, w, 1, 0, "ink~.1")
    free = w if below else w - 8 - wide * len(roles)
    size = max(SMALLEST, min(size, free / named))
    return (*_name(surface, one, 0, y + high * (0.28 if below else 0.5), size), *numbers, rule)


def _name(surface: Surface, one: Told, x: float, y: float, size: float) -> Shapes:
    icon = Icon(one.icon or "vp", x + size * 0.6, y, size * 1.2, "dim")
    return icon, Words(surface.alone(one.name), x + size * 1.7, y, size, "ink", False, "l")
