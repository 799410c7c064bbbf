"""What is drawn once in white and tinted: words, boxes; kept by what they look like."""

from functools import lru_cache
from math import ceil, hypot

from kivy.core.text import Label as TextPicture
from kivy.graphics.texture import Texture

from companion.describe.metrics import DEJAVU, ROBOTO, font_of
from screens.fonts import DEJAVU as KIVYS_DEJAVU
from screens.fonts import ROBOTO as KIVYS_ROBOTO
from screens.fonts import font_for

WHITE = (1.0, 1.0, 1.0, 1.0)
SMALLEST = 7
FONTS = {ROBOTO: KIVYS_ROBOTO, DEJAVU: KIVYS_DEJAVU}


@lru_cache(maxsize=2048)
def text_texture(text: str, size: int, bold: bool) -> Texture:
    """White words of this many pixels, for every colour."""
    font = FONTS.get(font_of(text)) or font_for(text)
    label = TextPicture(
        text=text, font_size=max(SMALLEST, size), bold=bold, color=WHITE, font_name=font
    )
    label.refresh()
    return label.texture


@lru_cache(maxsize=512)
def box_texture(radius: int, width: float) -> tuple[Texture, int, int]:
    """A white box with corners of this radius, or its edge alone: (texture, corner, side)."""
    corner = ceil(radius) + 1
    side = 2 * corner + 1
    pixels = _pixels(radius, width)

    def paint(texture: Texture) -> None:
        texture.blit_buffer(pixels, colorfmt="rgba")

    texture = Texture.create(size=(side, side), colorfmt="rgba")
    paint(texture)
    texture.add_reload_observer(paint)
    return texture, corner, side


def _pixels(radius: int, width: float) -> bytes:
    """Row after row; each as opaque as the shape covers it."""
    rows = []
    for depths in _depths(radius):
        half = [bytes((255, 255, 255, _covered(depth, width))) for depth in depths]
        rows.append(b"".join(half + half[-2::-1]))
    return b"".join(rows + rows[-2::-1])


def _covered(depth: float, width: float) -> int:
    inner = _part(depth - width) if width else 0.0
    return round(255 * (_part(depth) - inner))


def _part(depth: float) -> float:
    return min(1.0, max(0.0, depth))


@lru_cache(maxsize=64)
def _depths(radius: int) -> tuple[tuple[float, ...], ...]:
    """By how much each pixel of a corner lies inside."""

    def depth(x: int, y: int) -> float:
        away = hypot(max(0, radius - x - 0.5), max(0, radius - y - 0.5))
        return min(radius - away, x + 0.5, y + 0.5) + 0.5

    span = range(ceil(radius) + 2)
    return tuple(tuple(depth(x, y) for x in span) for y in span)
