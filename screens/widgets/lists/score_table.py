"""Points by source and by player, the totals below.

ScoreTable:
    columns: [Column("You", "human", "owner-human"), Column("Ann", "red", "shape-star")]
    lines: [ScoreLine("Income turns", (88, 131)), …]
    totals: (168, 151)
"""

from dataclasses import dataclass

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


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
    counted: tuple[str, ...] = ()
    """What was counted for each of them, told apart from the points."""
    icon: str = ""
    came: bool = False
    """It is known when they came: a touch tells."""


class ScoreCell(Stack):
    """One number, and in small letters below it what was counted."""

    table = ObjectProperty(None, allownone=True, rebind=True)
    text = StringProperty("")
    counted = StringProperty("")
    size_of_words = NumericProperty(18)
    role = StringProperty("ink")
    part = NumericProperty(-1)
    """How long its bar is, of the longest; none below 0."""


class ScoreHead(Stack):
    """The shape and the name of a player."""

    table = ObjectProperty(None, allownone=True, rebind=True)
    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")


class ScoreRow(Tappable, Row):
    """A line of the table."""

    number = NumericProperty(-1)
    """Which line it is; the totals are none."""
    opens = BooleanProperty(False)

    @property
    def takes_touch(self) -> bool:
        return self.opens

    def on_touch_down(self, touch):
        return self.opens and super().on_touch_down(touch)

    table = ObjectProperty(None, allownone=True, rebind=True)
    label = StringProperty("")
    icon = StringProperty("")
    has_icons = BooleanProperty(True)
    """There is room for pictures beside the words."""
    size_of_words = NumericProperty(17)
    """Smaller where the longest word of the label would break."""


class ScoreTable(Stack):
    """Cells are kept; only their words change."""

    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()
    column_width = NumericProperty(0)
    gap = NumericProperty(12)
    counts = BooleanProperty(False)
    """Something was counted that needs more room than a number."""

    bars = BooleanProperty(False)
    """Each number has a bar below it."""

    __events__ = ("on_line",)

    total_above = BooleanProperty(False)
    """The sum stands below the names, where it is seen without scrolling."""

    def on_total_above(self, *_args):
        totals = self.ids.totals
        self.remove_widget(totals)
        self.add_widget(totals, 1 if self.total_above else 0)

    def on_kv_post(self, *_args):
        self.fbind("columns", self._fill)
        self.fbind("lines", self._fill)
        self.fbind("totals", self._fill)
        App.get_running_app().i18n.bind(lang=self._fill)
        self._fill()

    def _fill(self, *_args) -> None:
        self._grow(self.ids.heads, len(self.columns), ScoreHead)
        for cell, column in zip(_cells(self.ids.heads), self.columns, strict=True):
            cell.name, cell.icon, cell.role = column.name, column.icon, column.colour
        rows = self.ids.rows
        while len(rows.children) > len(self.lines):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(self.lines):
            rows.add_widget(ScoreRow(table=self, on_release=self._touched))
        most = max((_size(value) for line in self.lines for value in line.values), default=0)
        for number, row in enumerate(reversed(rows.children)):
            line = self.lines[number]
            row.label, row.icon, row.number, row.opens = line.label, line.icon, number, line.came
            self._numbers(row, line.values, line.counted)
            for cell, value in zip(_cells(row), line.values, strict=False):
                drawn = self.bars and most and isinstance(value, int)
                cell.part = max(0, value) / most if drawn else -1
        self._numbers(self.ids.totals, self.totals)
        self.counts = any(any(line.counted) for line in self.lines)

    def _touched(self, row) -> None:
        if row.opens:
            self.dispatch("on_line", row.number)

    def on_line(self, number: int) -> None:
        """A line was touched of which it is known when its points came."""

    def _numbers(self, row, values, counted=()) -> None:
        self._grow(row, len(self.columns), ScoreCell)
        words = App.get_running_app().i18n
        nothing = [""] * len(self.columns)  # columns and lines are set one by one
        shown = zip(self.columns, (*values, *nothing), (*counted, *nothing), strict=False)
        for cell, (column, value, small) in zip(_cells(row), shown, strict=False):
            cell.role, cell.text, cell.counted = column.colour, words.say(value), small

    def _grow(self, row, number, kind) -> None:
        while len(_cells(row)) > number:
            row.remove_widget(row.children[0])
        while len(_cells(row)) < number:
            row.add_widget(kind(table=self))


def _size(value) -> int:
    return value if isinstance(value, int) else 0


def _cells(row):
    """Those of the players, after what stands at the beginning."""
    return [one for one in reversed(row.children) if isinstance(one, (ScoreCell, ScoreHead))]


load_kv(__file__)
