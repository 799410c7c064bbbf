"""Plots drawn by touch: a tap draws one or rubs it out, a finger that moves on does so with each.

DrawnPlots:
    rows: 9
    columns: 9
    drawn: [(0, 1), (0, 2)]
"""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.widgets.boards.lens import Dense, Lens
from screens.widgets.controls.button import Gold
from screens.widgets.pictures.icon import texture_of
from screens.widgets.touch.gliding import keep_from_lists, lies_in_long_list

BLOCK = 3
"""Lines that help to count are stronger after so many plots."""


class PlotLens(Lens):
    """Plots larger than a finger, drawn on the board they are of; it stays until one is done."""

    def __init__(self, board, spot, **kwargs):
        super().__init__(board, spot, **kwargs)
        words = App.get_running_app().i18n
        self.title = words._("kit.lens_plots")
        self.act(Gold(text=words._("kit.lens_done"), on_release=lambda *_: self.close()))

    def follow(self, larger) -> None:
        """What is drawn in it is drawn on the board."""
        larger.bind(drawn=self.board.setter("drawn"))


class DrawnPlots(Dense, Widget):
    """A drawn plot has a cross as well as another colour; too small ones are drawn in a lens."""

    rows = NumericProperty(9)
    columns = NumericProperty(9)
    drawn = ListProperty()

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("rows", "columns", "drawn", "pos", "size"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        App.get_running_app().theme.bind(dark=self._draw)

    # touch

    def on_touch_down(self, touch):
        cell = self.cell_at(*touch.pos) if self.collide_point(*touch.pos) else None
        if cell is None or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        if self.is_dense():
            return True
        keep_from_lists(touch)
        touch.ud[self] = tuple(cell) not in map(tuple, self.drawn)
        self._put(cell, touch.ud[self])
        return True

    def on_touch_move(self, touch):
        if touch.grab_current is not self:
            return False
        cell = self.cell_at(*touch.pos)
        if cell is not None and self in touch.ud:
            self._put(cell, touch.ud[self])
        return True

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if self not in touch.ud:
            PlotLens(self, touch.opos).open()
        return True

    def is_dense(self) -> bool:
        """Too small for a finger; or in a list that a finger on the plots must still move."""
        return super().is_dense() or (self.has_lens and lies_in_long_list(self))

    def part_size(self) -> float:
        """How large a plot is."""
        return self.frame()[2]

    def again(self):
        """The same plots, for the lens."""
        return DrawnPlots(rows=self.rows, columns=self.columns, drawn=self.drawn)

    def _put(self, cell, drawn: bool) -> None:
        rest = [each for each in map(tuple, self.drawn) if each != cell]
        self.drawn = sorted([*rest, cell] if drawn else rest)

    # where

    def frame(self):
        """The left, the top, and how large a plot is."""
        step = min(self.width / self.columns, self.height / self.rows)
        return self.center_x - step * self.columns / 2, self.center_y + step * self.rows / 2, step

    def cell_at(self, x: float, y: float):
        """(row, column) at a point, None outside."""
        left, top, step = self.frame()
        row, column = int((top - y) // step), int((x - left) // step)
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return (row, column) if inside else None

    # drawing

    def _draw_now(self, *_args) -> None:
        self._group.clear()
        theme = App.get_running_app().theme
        drawn = set(map(tuple, self.drawn))
        for row in range(int(self.rows)):
            for column in range(int(self.columns)):
                self._plot((row, column), (row, column) in drawn, theme)
        self._lines(theme)

    def _plot(self, cell, drawn: bool, theme) -> None:
        left, top, step = self.frame()
        x, y, side = left + cell[1] * step, top - (cell[0] + 1) * step, step - 3
        self._group.add(Color(*(theme.accent if drawn else theme.raised)))
        self._group.add(
            RoundedRectangle(pos=(x + 1.5, y + 1.5), size=(side, side), radius=[step * 0.12])
        )
        if drawn:
            mark = step * 0.6
            spot = x + (step - mark) / 2, y + (step - mark) / 2
            self._group.add(Color(*theme.ground))
            self._group.add(Rectangle(texture=texture_of("cross"), pos=spot, size=(mark, mark)))

    def _lines(self, theme) -> None:
        left, top, step = self.frame()
        self._group.add(Color(*theme.ink))
        for column in range(BLOCK, int(self.columns), BLOCK):
            spot = left + column * step - 1, top - self.rows * step
            self._group.add(Rectangle(pos=spot, size=(2, self.rows * step)))
        for row in range(BLOCK, int(self.rows), BLOCK):
            spot = left, top - row * step - 1
            self._group.add(Rectangle(pos=spot, size=(self.columns * step, 2)))


load_kv(__file__)
