"""Running text with our icons in it: "Roll {die-science} and advance."

A label cannot hold pictures: room is left in the line behind an anchor, and the icon drawn there.
"""

import re

from kivy.graphics import Color, Rectangle
from kivy.properties import StringProperty
from kivy.utils import escape_markup

from screens.widgets.pictures.icon import texture_of
from screens.widgets.text.prose import Prose

INLINE = re.compile(r"\{([a-z0-9-]+)\}")
ROOM = "[color=#00000000]Mo[/color]"
"""Letters nobody sees: spaces at the beginning of a line would be taken away."""
SIDE = 1.3
"""The side of an icon, by the size of the text."""


def plain(text: str) -> str:
    """The text without its icons, for where there is no room for them."""
    return re.sub(r" {2,}", " ", INLINE.sub("", text)).replace(" ,", ",").strip()


class Inlaid(Prose):
    """Say `inlaid`, never `text`."""

    inlaid = StringProperty("")

    def __init__(self, **kwargs):
        self.names: list[str] = []
        super().__init__(markup=True, **kwargs)
        for name in ("pos", "size", "texture", "color"):
            self.fbind(name, self._draw)

    def on_inlaid(self, *_args):
        pieces = INLINE.split(self.inlaid)
        self.names = pieces[1::2]
        spoken = [escape_markup(piece) for piece in pieces[::2]]
        rooms = [f"[anchor=i{number}]{ROOM}" for number in range(len(self.names))]
        self.text = "".join(
            part for pair in zip(spoken, [*rooms, ""], strict=True) for part in pair
        )

    def _draw(self, *_args) -> None:
        """Each icon in the room left for it."""
        self.canvas.after.clear()
        if not self.names or self.texture is None:
            return
        side = SIDE * self.font_size
        left = self.x + (self.width - self.texture_size[0]) / 2
        top = self.y + (self.height + self.texture_size[1]) / 2
        line = self._label.get_extents("X")[1] * self.line_height
        with self.canvas.after:
            Color(rgba=self.color)
            for number, name in enumerate(self.names):
                x, y = self.anchors.get(f"i{number}", (0, 0))
                place = left + x, top - y - (line + side) / 2
                Rectangle(texture=texture_of(name), pos=place, size=(side, side))
