"""Points by source and by player, the totals below.

ScoreTable:
    columns: [Column("You", "human", "owner-human"), Column("Automa", "automa", "owner-automa")]
    lines: [ScoreLine("Income turns", (88, 131)), …]
    totals: (168, 151)
"""

from dataclasses import dataclass

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.panel import Row, Stack
from screens.widgets.text import Prose


@dataclass(frozen=True)
class Column:
    """A player: the name, the role of the colour, the icon of the shape."""

    name: str
    colour: str = "ink"
    icon: str = ""


@dataclass(frozen=True)
class ScoreLine:
    """A source and what each player got from it, as numbers or words."""

    label: str
    values: tuple[int | str, ...]


class ScoreCell(Prose):
    """One number."""

    table = ObjectProperty(None, allownone=True, rebind=True)


class ScoreHead(Stack):
    """The shape and the name of a player."""

    table = ObjectProperty(None, allownone=True, rebind=True)
    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")


class ScoreRow(Row):
    """A line of the table."""

    label = StringProperty("")


class ScoreTable(Stack):
    """Cells are kept; only their words change."""

    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()
    column_width = NumericProperty(0)

    def on_kv_post(self, *_args):
        self.fbind("columns", self._fill)
        self.fbind("lines", self._fill)
        self.fbind("totals", self._fill)
        App.get_running_app().i18n.fbind("lang", self._fill)
        self._fill()

    def _fill(self, *_args) -> None:
        self._grow(self.ids.heads, len(self.columns), ScoreHead)
        for cell, column in zip(_cells(self.ids.heads), self.columns, strict=True):
            cell.name, cell.icon, cell.role = column.name, column.icon, column.colour
        rows = self.ids.rows
        while len(rows.children) > len(self.lines):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(self.lines):
            rows.add_widget(ScoreRow())
        for row, line in zip(reversed(rows.children), self.lines, strict=True):
            row.label = line.label
            self._numbers(row, line.values)
        self._numbers(self.ids.totals, self.totals)

    def _numbers(self, row, values) -> None:
        self._grow(row, len(self.columns), ScoreCell)
        words = App.get_running_app().i18n
        shown = (*values, *[""] * len(self.columns))  # columns and lines are set one by one
        for cell, column, value in zip(_cells(row), self.columns, shown, strict=False):
            cell.role, cell.text = column.colour, words.say(value)

    def _grow(self, row, number, kind) -> None:
        while len(row.children) - 1 > number:
            row.remove_widget(row.children[0])
        while len(row.children) - 1 < number:
            row.add_widget(kind(table=self))


def _cells(row):
    return list(reversed(row.children))[1:]


load_kv(__file__)
