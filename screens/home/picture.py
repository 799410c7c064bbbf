"""A drawing of ours in colours, cut to the shape of where it is shown."""

from functools import cache
from math import cos, pi, sin

from kivy.core.image import Image as ImageFile
from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.resources import data_dir
from screens.kv import load_kv

FOLDER = data_dir() / "pictures"
ROUND = 6
"""Steps of a round corner."""


@cache
def picture(name: str):
    """The texture of a drawing; none where there is none."""
    file = FOLDER / f"{name}.png"
    return ImageFile(str(file)).texture if file.exists() else None


class Picture(Widget):
    """It covers the widget; what sticks out is cut off, and so are the corners that are round."""

    name = StringProperty("")
    corners = ListProperty([0, 0, 0, 0])
    """Radii, clockwise from the top left."""
    texture = ObjectProperty(None, allownone=True)
    vertices = ListProperty()
    indices = ListProperty()

    def on_kv_post(self, *_args):
        for what in ("name", "size", "pos", "corners"):
            self.fbind(what, self._cut)
        self._cut()

    def _cut(self, *_args) -> None:
        self.texture = whole = picture(self.name) if self.name else None
        if whole is None or min(self.size) < 1:
            self.vertices, self.indices = [], []
            return
        middle = self.x + self.width / 2, self.y + self.height / 2
        points = [middle, *self._outline()]
        shape, drawn = self.width / self.height, whole.width / whole.height
        across, up = min(1, shape / drawn), min(1, drawn / shape)
        left, low, high = (1 - across) / 2, (1 + up) / 2, (1 - up) / 2
        self.vertices = [
            part
            for x, y in points
            for part in (
                x,
                y,
                left + across * (x - self.x) / self.width,
                low + (high - low) * (y - self.y) / self.height,
            )
        ]
        self.indices = list(range(len(points)))

    def _outline(self) -> list[tuple[float, float]]:
        """Clockwise from the top left, and back to where it began."""
        points = []
        right, top = self.x + self.width, self.y + self.height
        places = ((self.x, top), (right, top), (right, self.y), self.pos)
        for corner, ((x, y), radius) in enumerate(zip(places, self.corners, strict=True)):
            inward = (1 if corner in (0, 3) else -1, -1 if corner < 2 else 1)
            middle = x + inward[0] * radius, y + inward[1] * radius
            for part in range(ROUND + 1):
                turn = pi - pi / 2 * (corner + part / ROUND)
                points.append((middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)))
        return [*points, points[0]]


load_kv(__file__)
