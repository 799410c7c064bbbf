"""Points, game by game: a line, a full dot for each game won and an empty one for each other."""

from kivy.graphics import Color, Ellipse, Line, SmoothLine
from kivy.properties import ListProperty, StringProperty

from companion.describe.even_steps import even_steps
from screens.kv import load_kv
from screens.statistics.drawn import Drawn

FEWEST = 2
"""One game is no line."""


class Points(Drawn):
    """`values` are the points of each game, `wins` whether it was won."""

    FOLLOWS = ("values", "wins", "first", "last")
    values = ListProperty()
    wins = ListProperty()
    first = StringProperty("")
    last = StringProperty("")
    """The months at both ends."""
    role = StringProperty("accent")

    def draw(self, theme) -> None:
        if len(self.values) < FEWEST:
            return
        size = int(13 * theme.sp)
        steps = even_steps(min(self.values), max(self.values), 4)
        left, right = self.x + size * 3.4, self.right - size
        low, high = self.y + size * 2, self.top - size * 1.6
        self._across(steps, (left, low, right, high), size, theme)
        places = self._places(steps, (left, low, right, high))
        self.group.add(Color(*theme.of(self.role)))
        self.group.add(SmoothLine(points=[part for place in places for part in place], width=1.6))
        for place, won in zip(places, self.wins, strict=False):
            self._dot(place, won, size, theme)
        best = self.values.index(max(self.values))
        x, y = places[best]
        self.words(str(self.values[best]), (x, y + size * 1.3), size, theme.of(self.role))
        self.words(self.first, (left + size * 4, self.y + size * 0.6), size, theme.dim)
        self.words(self.last, (right - size * 4, self.y + size * 0.6), size, theme.dim)

    def _places(self, steps, box) -> list:
        left, low, right, high = box
        gap = (right - left) / (len(self.values) - 1)
        span = steps[-1] - steps[0]
        return [
            (left + number * gap, low + (high - low) * (value - steps[0]) / span)
            for number, value in enumerate(self.values)
        ]

    def _across(self, steps, box, size, theme) -> None:
        left, low, right, high = box
        for value in steps:
            y = low + (high - low) * (value - steps[0]) / (steps[-1] - steps[0])
            self.group.add(Color(*theme.line))
            self.group.add(Line(points=(left, y, right, y), width=1))
            self.words(str(value), (self.x + size * 1.5, y), size, theme.dim)

    def _dot(self, place, won, size, theme) -> None:
        x, y = place
        radius = size * 0.42
        self.group.add(Color(*(theme.good if won else theme.bad)))
        self.group.add(Ellipse(pos=(x - radius, y - radius), size=(2 * radius,) * 2))
        if not won:
            inner = radius * 0.62
            self.group.add(Color(*theme.surface))
            self.group.add(Ellipse(pos=(x - inner, y - inner), size=(2 * inner,) * 2))


load_kv(__file__)
