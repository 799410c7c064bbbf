"""A list that stays quick at a thousand rows: only the rows in sight exist.

Rows:
    items: [Item(id="3", title="…", note="…", trail="168", icon="flag"), …]
    on_pick: app.nav.go("past_game", game=args[1])
"""

from dataclasses import asdict, dataclass

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.recycleview import RecycleView

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import OnePassBox
from screens.widgets.touch.gliding import Glides


@dataclass(frozen=True)
class Item:
    """What a row shows."""

    id: str
    title: str
    note: str = ""
    trail: str = ""
    icon: str = ""


class ItemRow(Tappable, OnePassBox):
    """One row; it is given another item when the list is scrolled."""

    id = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    trail = StringProperty("")
    icon = StringProperty("")
    lines = NumericProperty(1)
    note_lines = NumericProperty(1)

    def on_release(self):
        rows = self.parent
        while not isinstance(rows, Rows):
            rows = rows.parent
        rows.dispatch("on_pick", self.id)


class Rows(Glides, RecycleView):
    """The list."""

    items = ListProperty()
    lines = NumericProperty(1)
    """How many lines a title may take."""
    note_lines = NumericProperty(1)
    """How many the words below it may."""
    one = NumericProperty(24)
    """The height of one line."""

    __events__ = ("on_pick",)

    def on_kv_post(self, *_args):
        for name in ("items", "lines", "note_lines", "one"):
            self.fbind(name, self._fill)
        self._fill()

    def _fill(self, *_args):
        lines = {"lines": self.lines, "note_lines": self.note_lines}
        size = {"size": (0, (1 + self.lines + self.note_lines) * self.one)}
        self.data = [{**asdict(item), **lines, **size} for item in self.items]

    def on_pick(self, item_id: str) -> None:
        """The player touched this item."""


load_kv(__file__)
