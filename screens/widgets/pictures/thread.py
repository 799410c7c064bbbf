"""The woven thread under the top bar: a long stitch, a short one, in the colour of the game.

    canvas.before:
        Thread:
            pos: self.pos
            size: self.width, dp(4)
            look: theme.tapestry_text, theme.tapestry, dp(1)

`look` is the colour of the long stitches, that of the short ones, and how large a dp is.
"""

from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture

LONG, GAP, SHORT = 18, 4, 8
STITCHES = LONG + GAP + SHORT + GAP
PIXELS = 64
"""A power of two: smaller devices repeat no other."""


class Thread(InstructionGroup):
    """An instruction for a canvas, as Kivy's own are."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._line = Rectangle()
        self._dp = 1.0
        self.add(Color(1, 1, 1, 1))
        self.add(self._line)

    @property
    def pos(self):
        return self._line.pos

    @pos.setter
    def pos(self, pos):
        self._line.pos = pos

    @property
    def size(self):
        return self._line.size

    @size.setter
    def size(self, size):
        self._line.size = size
        self._weave()

    @property
    def look(self):
        return self._look

    @look.setter
    def look(self, look):
        long, short, self._dp = self._look = look
        self._line.texture = picture_of(tuple(long), tuple(short))
        self._weave()

    def _weave(self) -> None:
        """As often as there is room: a texture that is set lies once only."""
        repeats = self._line.size[0] / (STITCHES * self._dp)
        self._line.tex_coords = (0, 0, repeats, 0, repeats, 1, 0, 1)


@lru_cache(maxsize=16)
def picture_of(long: tuple[float, ...], short: tuple[float, ...]) -> Texture:
    """One repeat of it, to be laid side by side."""
    pixels = b"".join(_pixel((at + 0.5) * STITCHES / PIXELS, long, short) for at in range(PIXELS))

    def paint(texture):
        texture.blit_buffer(pixels, colorfmt="rgba")

    texture = Texture.create(size=(PIXELS, 1), colorfmt="rgba")
    texture.wrap = "repeat"
    paint(texture)
    texture.add_reload_observer(paint)
    return texture


def _pixel(at: float, long, short) -> bytes:
    colour = long if at < LONG else short if LONG + GAP <= at < LONG + GAP + SHORT else (0,) * 4
    return bytes(round(255 * part) for part in colour[:4])
