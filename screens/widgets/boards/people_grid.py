"""A grid of people: a column each, a line for each thing that is counted; every number is touched.

PeopleGrid:
    id: grid
    on_cell: root.write(*args[1:])        # the line's id, the seat, the number there or None
    on_total: root.write_total(*args[1:])  # the seat, the total

`grid.show(companion.core.grid.Grid, words)` fills it; lines are kept.
"""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.label import Label

from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.pictures.sign import sign_icon


class GridCell(Tappable, Label):
    """One number."""

    line_id = StringProperty("")
    seat = StringProperty("")
    n = ObjectProperty(None, allownone=True)
    grid = ObjectProperty(None, rebind=True)
    follows = BooleanProperty(False)
    strong = BooleanProperty(False)

    @property
    def takes_touch(self) -> bool:
        return not self.grid.stands

    def on_touch_down(self, touch):
        return self.takes_touch and super().on_touch_down(touch)


class GridHead(Stack):
    """Shape and name of somebody."""

    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    leads = BooleanProperty(False)
    grid = ObjectProperty(None, rebind=True)


class GridLine(Row):
    """What is counted, and a number for each."""

    name = StringProperty("")
    icon = StringProperty("")
    grid = ObjectProperty(None, rebind=True)


class PeopleGrid(Stack):
    """Heads, totals where there are any, lines."""

    people = NumericProperty(1)
    name_width = NumericProperty(100)
    cell_width = NumericProperty(dp(56))
    named = BooleanProperty(True)
    """There is room for words beside the icons."""
    total_text = StringProperty("")
    has_totals = BooleanProperty(False)
    stands = BooleanProperty(False)
    """To be read only: no number of it changes any more."""

    __events__ = ("on_cell", "on_total")

    def show(self, grid, words) -> None:
        """Take over what is counted."""
        self.people = len(grid.heads)
        self.has_totals = any(head.total is not None for head in grid.heads)
        _as_many(self.ids.heads, len(grid.heads), lambda: GridHead(grid=self))
        for widget, head in zip(_cells(self.ids.heads), grid.heads, strict=True):
            widget.name, widget.icon = words.say(head.name), sign_icon(head.shape)
            widget.role, widget.leads = head.colour, head.leads
        self._totals(grid, words)
        box = self.ids.lines
        while len(box.children) > len(grid.lines):
            box.remove_widget(box.children[0])
        while len(box.children) < len(grid.lines):
            box.add_widget(GridLine(grid=self))
        for widget, line in zip(reversed(box.children), grid.lines, strict=True):
            self._line(widget, line, [head.seat for head in grid.heads], words)

    def _totals(self, grid, words) -> None:
        row = self.ids.totals
        heads = grid.heads if self.has_totals else ()
        _as_many(row, len(heads), lambda: self._cell(strong=True))
        for cell, head in zip(_cells(row), heads, strict=True):
            cell.seat, cell.n, cell.text = head.seat, head.total, words.say(head.total)

    def _line(self, widget, line, seats, words) -> None:
        widget.name, widget.icon = as_label(words.say(line.name)), line.icon
        _as_many(widget, len(seats), self._cell)
        for cell, seat in zip(_cells(widget), seats, strict=True):
            n = line.cells.get(seat)
            cell.line_id, cell.seat, cell.n, cell.follows = line.id, seat, n, line.follows
            cell.text = "–" if n is None else words.say(n)
            cell.reason = words._("kit.follows") if line.follows else ""

    def _cell(self, **what):
        return GridCell(grid=self, on_release=self._touched, **what)

    def _touched(self, cell) -> None:
        if cell.strong:
            self.dispatch("on_total", cell.seat, cell.n)
        else:
            self.dispatch("on_cell", cell.line_id, cell.seat, cell.n)

    def on_cell(self, line_id: str, seat: str, n) -> None:
        """A number was touched."""

    def on_total(self, seat: str, total: int) -> None:
        """A total was touched."""


def _as_many(row, number: int, make) -> None:
    """So many after the first child."""
    while len(row.children) - 1 > number:
        row.remove_widget(row.children[0])
    while len(row.children) - 1 < number:
        row.add_widget(make())


def _cells(row) -> list:
    return row.children[-2::-1] if len(row.children) > 1 else []


load_kv(__file__)
