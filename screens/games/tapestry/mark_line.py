"""Pictures and numbers in a line: a cost, a gain; as wide as it needs."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from screens.games.tapestry.lane_drawing import draw_marks, width_of
from screens.kv import load_kv
from screens.widgets.boards.batch import Batch


class MarkLine(Widget):
    """`marks` of the companion's views."""

    marks = ListProperty()
    side = NumericProperty(22)
    role = StringProperty("ink")
    dashed = BooleanProperty(False)
    """In a capsule: for sale."""
    most = NumericProperty(10000)

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("marks", "side", "most"):
            self.fbind(name, self._measure)
        for name in ("marks", "role", "pos", "size", "dashed"):
            self.fbind(name, self._draw)
        App.get_running_app().theme.bind(dark=self._draw)
        self._measure()

    def _measure(self, *_args) -> None:
        natural = sum(width_of(mark, self.side) for mark in self.marks)
        self.width = min(self.most, natural + (16 if self.dashed and self.marks else 0))

    def _draw_now(self, *_args) -> None:
        self._group.clear()
        if not self.marks:
            return
        theme, batch = App.get_running_app().theme, Batch()
        colour = theme.of(self.role)
        room = self.width - (14 if self.dashed else 0)
        draw_marks(batch, self.marks, self.center, self.side, (room, colour))
        if self.dashed:
            high = self.side * 1.6
            shape = (self.x + 1, self.center_y - high / 2, self.width - 2, high, high * 0.4)
            self._group.add(Color(*theme.edge))
            line = Line(rounded_rectangle=shape, width=1, dash_length=3, dash_offset=3)
            self._group.add(line)
        batch.onto(self._group)


load_kv(__file__)
