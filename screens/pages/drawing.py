"""The seven shapes on a canvas: from dp with y downwards to pixels with y upwards."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from kivy.graphics import Color, Mesh, SmoothLine
from kivy.graphics import Line as KivyLine

from companion.describe.roles import rgba
from companion.describe.scene import Band, Box, Disc, Icon, Layer, Line, Poly, Words
from screens.pages.icons import page_of, texture_of
from screens.pages.textures import box_texture, text_texture

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from kivy.graphics import InstructionGroup
    from kivy.graphics.texture import Texture

    from companion.describe.roles import Rgba
    from companion.describe.scene import Points

Point = tuple[float, float]
Room = tuple[float, float, float, float]
"""Left, low, how wide, how high."""
SQUARE = (0, 1, 2, 0, 2, 3)
ROUND = 64
"""A disc that is larger is drawn of lines."""
CORNERS = 48
MOST = 1 << 16
"""So many corners has a mesh at the most."""


class Ink(NamedTuple):
    """What a picture is drawn with."""

    scale: float
    theme: str


class Pen:
    """Puts shapes of one texture and colour that follow each other into one mesh."""

    def __init__(self, group: InstructionGroup, ink: Ink, flat: bool) -> None:
        self.group, self.ink, self.flat = group, ink, flat
        self._waiting: dict[
            tuple[Hashable, Rgba], tuple[Texture | None, list[float], list[int]]
        ] = {}

    def colour(self, role: str) -> Rgba:
        """A role as Kivy wants it."""
        return rgba(role, self.ink.theme)

    def add(
        self,
        key: Hashable,
        texture: Texture | None,
        colour: Rgba,
        vertices: Sequence[float],
        indices: Sequence[int],
    ) -> None:
        """Some triangles; later than what they may cover."""
        if not self.flat and self._waiting and (key, colour) not in self._waiting:
            self.flush()
        held = self._waiting.get((key, colour))
        if held is not None and (len(held[1]) + len(vertices)) // 4 > MOST:
            self.flush()
            held = None
        if held is None:
            self._waiting[key, colour] = (texture, [*vertices], [*indices])
            return
        first = len(held[1]) // 4
        held[1].extend(vertices)
        held[2].extend(first + n for n in indices)

    def flush(self) -> None:
        """What waits is drawn."""
        for (_key, colour), (texture, vertices, indices) in self._waiting.items():
            self.group.add(Color(*colour))
            self.group.add(
                Mesh(vertices=vertices, indices=indices, mode="triangles", texture=texture)
            )
        self._waiting = {}

    def line(self, role: str, points: Sequence[float], width: float, close: bool) -> None:
        """A line with smooth edges; it covers what was before it."""
        self.flush()
        self.group.add(Color(*self.colour(role)))
        self.group.add(SmoothLine(points=points, width=max(1, width / 2), close=close))


def draw(group: InstructionGroup, layer: Layer, ink: Ink) -> None:
    """Every shape of a layer."""
    pen = Pen(group, ink, layer.flat)
    for shape in layer.shapes:
        DRAW[type(shape)](pen, shape, ink.scale)
    pen.flush()


def _square(x: float, y: float, w: float, h: float, coords: tuple[float, ...]) -> tuple[float, ...]:
    u = coords
    return (x, y, u[0], u[1], x + w, y, u[2], u[3], x + w, y + h, u[4], u[5], x, y + h, u[6], u[7])


def _icon(pen: Pen, one: Icon, s: float) -> None:
    texture = texture_of(one.name)
    if texture is not None:
        side = one.side * s
        at = (one.x * s - side / 2, -one.y * s - side / 2, side, side)
        vertices = _square(*at, texture.tex_coords)
        pen.add(page_of(one.name), texture, pen.colour(one.role), vertices, SQUARE)


def _words(pen: Pen, one: Words, s: float) -> None:
    if not one.text:
        return
    texture = text_texture(one.text, int(one.size * s), one.bold)
    w, h = texture.size
    x = one.x * s - {"l": 0, "c": w / 2, "r": w}[one.anchor]
    vertices = _square(int(x), int(-one.y * s - h / 2), w, h, texture.tex_coords)
    pen.add(id(texture), texture, pen.colour(one.role), vertices, SQUARE)


def _box(pen: Pen, one: Box, s: float) -> None:
    room = one.x * s, -(one.y + one.h) * s, one.w * s, one.h * s
    radius = round(min(one.r * s, room[2] / 2, room[3] / 2))
    if one.fill:
        _stretched(pen, room, radius, 0, pen.colour(one.fill))
    if one.edge and one.dash:
        _dashed(pen, one, room, radius, s)
    elif one.edge:
        _stretched(pen, room, radius, round(one.width * s, 1), pen.colour(one.edge))


def _stretched(pen: Pen, room: Room, radius: int, width: float, colour: Rgba) -> None:
    """A small picture of which only what is straight is stretched, in nine parts."""
    x, y, w, h = room
    texture, corner, side = box_texture(radius, width)
    c = min(corner, w / 2, h / 2)
    across, up = (x, x + c, x + w - c, x + w), (y, y + c, y + h - c, y + h)
    parts = (0, corner / side, (side - corner) / side, 1)
    vertices = [
        v for j in range(4) for i in range(4) for v in (across[i], up[j], parts[i], parts[j])
    ]
    pen.add((radius, width), texture, colour, vertices, NINE)


NINE = tuple(
    n
    for j in range(3)
    for i in range(3)
    for n in (4 * j + i, 4 * j + i + 1, 4 * j + i + 5, 4 * j + i, 4 * j + i + 5, 4 * j + i + 4)
)


def _dashed(pen: Pen, one: Box, room: Room, radius: int, s: float) -> None:
    pen.flush()
    inset = one.width * s / 2
    x, y, w, h = room
    inside = (x + inset, y + inset, w - 2 * inset, h - 2 * inset, max(1, radius - inset))
    pen.group.add(Color(*pen.colour(one.edge)))
    pen.group.add(
        KivyLine(
            rounded_rectangle=inside,
            width=max(1, one.width * s / 2),
            dash_length=4 * s,
            dash_offset=4 * s,
        )
    )


def _disc(pen: Pen, one: Disc, s: float) -> None:
    r, x, y = one.r * s, one.x * s, -one.y * s
    if one.stretch == 1 and r < ROUND:
        _stretched(pen, (x - r, y - r, 2 * r, 2 * r), round(r), 0, pen.colour(one.fill))
        return
    turns = [2 * pi * n / CORNERS for n in range(CORNERS)]
    points = [(x + r * cos(t), y + r * one.stretch * sin(t)) for t in turns]
    _fan(pen, points, pen.colour(one.fill))
    pen.line(one.fill, [v for point in points for v in point], 1.2, True)


def _fan(pen: Pen, points: Sequence[Point], colour: Rgba) -> None:
    vertices = [v for x, y in points for v in (x, y, 0, 0)]
    indices = [i for k in range(1, len(points) - 1) for i in (0, k, k + 1)]
    pen.add("plain", None, colour, vertices, indices)


def _up(points: Points, s: float) -> list[Point]:
    return [(points[n] * s, -points[n + 1] * s) for n in range(0, len(points), 2)]


def _poly(pen: Pen, one: Poly, s: float) -> None:
    _fan(pen, _up(one.points, s), pen.colour(one.fill))


def _band(pen: Pen, one: Band, s: float) -> None:
    pairs = zip(_up(one.outer, s), _up(one.inner, s), strict=True)
    vertices = [v for (ox, oy), (ix, iy) in pairs for v in (ox, oy, 0, 0, ix, iy, 0, 0)]
    quads = range(0, len(one.outer) - 2, 2)
    indices = [i for q in quads for i in (q, q + 1, q + 2, q + 1, q + 2, q + 3)]
    pen.add("plain", None, pen.colour(one.fill), vertices, indices)


def _line(pen: Pen, one: Line, s: float) -> None:
    points = [v for point in _up(one.points, s) for v in point]
    pen.line(one.role, points, one.width * s, one.close)


DRAW: Mapping[type, Callable[..., None]] = {
    Icon: _icon,
    Words: _words,
    Box: _box,
    Disc: _disc,
    Poly: _poly,
    Band: _band,
    Line: _line,
}
