"""How many of a few: five little shapes, the ones that count filled.

Pips:
    n: 3
    most: 5
    role: 'human'
"""

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, RoundedRectangle
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv


class Pips(Widget):
    """Filled ones have a mark inside as well as another colour."""

    n = NumericProperty(0)
    most = NumericProperty(5)
    role = StringProperty("ink")

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("n", "most", "role", "pos", "size"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        from kivy.app import App

        App.get_running_app().theme.bind(dark=self._draw)

    def _draw_now(self, *_args) -> None:
        from kivy.app import App

        theme = App.get_running_app().theme
        self._group.clear()
        step = self.width / max(1, self.most)
        side = min(self.height, step * 0.82)
        for place in range(int(self.most)):
            x = self.x + place * step
            y = self.center_y - side / 2
            filled = place < self.n
            self._box(x, y, side, theme.of(self.role) if filled else theme.edge)
            if not filled:
                self._box(x + 1.5, y + 1.5, side - 3, theme.surface)

    def _box(self, x, y, side, colour) -> None:
        self._group.add(Color(*colour))
        self._group.add(RoundedRectangle(pos=(x, y), size=(side, side), radius=[side * 0.25]))


load_kv(__file__)
