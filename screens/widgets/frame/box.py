"""A box with round corners and perhaps an edge, drawn in one go however large it is.

    canvas.before:
        Box:
            pos: self.pos
            size: self.size
            look: theme.surface, dp(16), theme.line, dp(1)

`look` is what fills it and the radius of its corners; then, if it has one, the colour and the
width of its edge. Two shapes on top of each other would paint every pixel twice, and each of
many slim triangles: here small pictures are stretched, one for each look.
"""

from functools import cache, lru_cache
from math import ceil, hypot

from kivy.graphics import BorderImage, Color, InstructionGroup
from kivy.graphics.texture import Texture

Rgba = tuple[float, ...]


class Box(InstructionGroup):
    """An instruction for a canvas, as Kivy's own are."""

    _look: tuple = ()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._image = BorderImage(auto_scale="both_lower", noadd=True)
        self.add(Color(1, 1, 1, 1, noadd=True))
        self.add(self._image)

    @property
    def pos(self):
        return self._image.pos

    @pos.setter
    def pos(self, pos):
        self._image.pos = pos

    @property
    def size(self):
        return self._image.size

    @size.setter
    def size(self, size):
        self._image.size = size

    @property
    def look(self):
        return self._look

    @look.setter
    def look(self, look):
        if look == self._look:
            return
        self._look = look
        fill, radius, edge, width = look if len(look) == 4 else (*look, (*look[0][:3], 0), 0)
        self._image.border = [_corner(radius)] * 4
        self._image.texture = picture_of(tuple(fill), radius, tuple(edge), width)


def _corner(radius: float) -> int:
    """How much of the picture is not stretched: the round part and one pixel of the straight."""
    return ceil(radius) + 1


@lru_cache(maxsize=512)
def picture_of(fill: Rgba, radius: float, edge: Rgba, width: float) -> Texture:
    """The smallest box of a look: four corners and one pixel between them."""
    side = 2 * _corner(radius) + 1
    pixels = pixels_of(fill, radius, edge, width)

    def paint(texture):
        texture.blit_buffer(pixels, colorfmt="rgba")

    texture = Texture.create(size=(side, side), colorfmt="rgba")
    paint(texture)
    texture.add_reload_observer(paint)
    return texture


def pixels_of(fill: Rgba, radius: float, edge: Rgba, width: float) -> bytes:
    """That box's pixels, row after row."""
    shade = cache(lambda depth: _pixel(fill, _part(depth - width), edge, _part(depth)))
    rows = []
    for depths in _depths(radius):
        half = [shade(min(depth, width + 1)) for depth in depths]
        rows.append(b"".join(half + half[-2::-1]))
    return b"".join(rows + rows[-2::-1])


@cache
def _depths(radius: float) -> tuple[tuple[float, ...], ...]:
    """How much of each pixel of a corner lies inside, and by how many pixels it does."""

    def depth(x: int, y: int) -> float:
        away = hypot(max(0, radius - x - 0.5), max(0, radius - y - 0.5))
        return min(radius - away, x + 0.5, y + 0.5) + 0.5

    span = range(_corner(radius) + 1)
    return tuple(tuple(depth(x, y) for x in span) for y in span)


def _part(covered: float) -> float:
    return min(1.0, max(0.0, covered))


def _pixel(fill: Rgba, filled: float, edge: Rgba, edged: float) -> bytes:
    """What fills over the edge; where neither is, the colour of the outer one, unseen."""
    above = fill[3] * filled
    below = edge[3] * edged * (1 - above)
    seen = above + below
    parts = (above / seen, below / seen) if seen else (0, 1)
    mixed = (f * parts[0] + e * parts[1] for f, e in zip(fill[:3], edge[:3], strict=True))
    return bytes(round(255 * channel) for channel in (*mixed, seen))
