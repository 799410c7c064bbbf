"""Lines over a game, each with its own dashes and a mark at its end; drawn with plain Lines.

Chart:
    lines: [Curve("You", "human", (0, 4, 9, 22)), Curve("Ann", "red", (0, 0, 12, 30))]
    stages: ["Start", "Era 1", "Era 2", "End"]

A line that names an icon ends in it and in its last value; another one in its name.
"""

from dataclasses import dataclass
from itertools import pairwise

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Rectangle, SmoothLine
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from companion.describe.even_steps import even_steps
from screens.kv import load_kv
from screens.widgets.boards.hex_drawing import text_picture
from screens.widgets.pictures.icon import texture_of

FEW_POINTS = 12
"""So many values of a line have a dot each."""
DASHES = (None, (10, 6), (3, 5), (14, 5, 3, 5))


@dataclass(frozen=True)
class Curve:
    """One line: its name, the role of its colour, the value after each step."""

    name: str
    colour: str
    values: tuple[int, ...]
    icon: str = ""
    """The sign of whoever it is of."""

    @property
    def end(self) -> str:
        """What stands at its end."""
        return str(self.values[-1]) if self.icon else self.name


class Chart(Widget):
    """Drawn again when its lines, its size or the theme change."""

    lines = ListProperty()
    stages = ListProperty()
    """What each value is after, told below as far as there is room."""

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("lines", "stages", "pos", "size"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        theme = App.get_running_app().theme
        theme.bind(dark=self._draw)
        theme.bind(sp=self._draw)

    def _draw_now(self, *_args) -> None:
        self._group.clear()
        values = [value for line in self.lines for value in line.values]
        if not values or self.width < 40 or self.height < 40:
            return
        theme = App.get_running_app().theme
        steps = even_steps(min(0, *values), max(1, *values))
        size = int(14 * theme.sp)
        left = self.x + text_picture(str(steps[-1]), size).width + size
        names = [text_picture(line.end, size) for line in self.lines]
        signs = size * 1.6 if any(line.icon for line in self.lines) else 0
        right = self.right - max(name.width for name in names) - size * 1.2 - signs
        low = self.y + size * (2.4 if self.stages else 1)
        self._box = left, low, right, self.top - size
        self._across(steps, size, theme)
        self._below(size, theme)
        for number, line in enumerate(self.lines):
            self._one(line, DASHES[number % len(DASHES)], steps, theme)
        self._names(names, steps, size, theme)

    def _height_of(self, value, steps) -> float:
        _left, low, _right, high = self._box
        return low + (high - low) * (value - steps[0]) / (steps[-1] - steps[0])

    def _across(self, steps, size, theme) -> None:
        left, _low, right, _high = self._box
        for value in steps:
            y = self._height_of(value, steps)
            self._group.add(Color(*theme.line))
            self._group.add(Line(points=(left, y, right, y), width=1))
            self._words(text_picture(str(value), size), self.x, y, theme.dim)

    def _below(self, size, theme) -> None:
        """The stages, as many as there is room for; the last one always."""
        left, low, right, _high = self._box
        pictures = [text_picture(stage, size, bold=False) for stage in self.stages]
        last, free = len(pictures) - 1, self.x
        gap = (right - left) / max(1, last)
        ends = right + size - pictures[-1].width if pictures else 0
        for place, picture in enumerate(pictures):
            x = max(self.x, left + place * gap - picture.width / 2)
            if place == last:
                x = min(x, ends)
            elif x < free or x + picture.width + size * 0.6 > ends:
                continue
            self._words(picture, x, low - size * 1.4, theme.dim)
            free = x + picture.width + size * 0.6

    def _one(self, line, dash, steps, theme) -> None:
        left, _low, right, _high = self._box
        gap = (right - left) / max(1, len(line.values) - 1)
        points = [
            (left + place * gap, self._height_of(value, steps))
            for place, value in enumerate(line.values)
        ]
        self._group.add(Color(*theme.of(line.colour)))
        for piece in dashed(points, dash):
            self._group.add(SmoothLine(points=piece, width=1.6))
        for x, y in points[-1:] if len(points) > FEW_POINTS else points:
            self._group.add(Ellipse(pos=(x - 5, y - 5), size=(10, 10)))

    def _names(self, names, steps, size, theme) -> None:
        """At the ends of the lines, moved apart where they would lie on each other."""
        ends = sorted(
            (self._height_of(line.values[-1], steps), number)
            for number, line in enumerate(self.lines)
        )
        below = -1e9
        for y, number in ends:
            below = max(y, below + size * 1.25)
            colour = theme.of(self.lines[number].colour)
            x = self._box[2] + size * 0.8
            if icon := texture_of(self.lines[number].icon):
                side = size * 1.3
                self._group.add(Color(*colour))
                self._group.add(
                    Rectangle(texture=icon, pos=(x, below - side / 2), size=(side, side))
                )
                x += size * 1.6
            self._words(names[number], x, below, colour)

    def _words(self, picture, x, y, colour) -> None:
        self._group.add(Color(*colour))
        place = int(x), int(y - picture.height / 2)
        self._group.add(Rectangle(texture=picture, pos=place, size=picture.size))


def dashed(points, dash) -> list[list[float]]:
    """The pieces of a line that are drawn; Kivy dashes only lines one pixel wide."""
    if dash is None or len(points) < 2:
        return [[part for point in points for part in point]]
    pieces, on, left, number = [], True, dash[0], 0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1
        at = 0.0
        while at < length:
            step = min(left, length - at)
            if on:
                ends = (at / length, (at + step) / length)
                pieces.append([c for t in ends for c in (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t)])
            at, left = at + step, left - step
            if left <= 0:
                number, on = number + 1, not on
                left = dash[number % len(dash)]
    return pieces


load_kv(__file__)
