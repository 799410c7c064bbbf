"""A QR code: dark on paper in any theme, with the margin a scanner needs."""

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

from companion.sharing.qr import qr_code
from screens.kv import load_kv

MARGIN = 4


class QrCode(Widget):
    """`text` is what a scanner reads."""

    text = StringProperty("")

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("text", "pos", "size"):
            self.fbind(name, self._draw)
        self._draw()

    def _draw(self, *_args) -> None:
        self._group.clear()
        if not self.text or min(self.size) < MARGIN:
            return
        if self._drawn != self.text:
            self._drawn, self._texture = self.text, picture_of(self.text)
        side = min(self.size)
        modules = self._texture.width
        if side > modules:
            side -= side % modules
        place = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        self._group.add(Color(1, 1, 1, 1))
        self._group.add(Rectangle(texture=self._texture, pos=place, size=(side, side)))

    _drawn = ""
    _texture = None


def picture_of(text: str) -> Texture:
    """A pixel for each module."""
    code = qr_code(text.encode("utf-8"))
    side = len(code) + 2 * MARGIN
    pixels = bytearray(b"\xff" * (3 * side * side))
    for y, row in enumerate(reversed(code)):
        for x, dark in enumerate(row):
            if dark:
                at = 3 * ((y + MARGIN) * side + x + MARGIN)
                pixels[at : at + 3] = b"\0\0\0"
    texture = Texture.create(size=(side, side), colorfmt="rgb")
    texture.mag_filter = "nearest"
    texture.blit_buffer(bytes(pixels), colorfmt="rgb")
    return texture


load_kv(__file__)
