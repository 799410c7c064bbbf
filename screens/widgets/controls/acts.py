"""What can be done now, a row each: words, a second line, an icon; greyed ones say why.

    Acts:
        items: root.acts_of(app.bridge.view)      # a list of Act
        on_pick: root.picked(args[1])              # the `do` of the Act touched

The rows are kept and given other words; those not needed now wait for the next time.
"""

from dataclasses import dataclass
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


@dataclass(frozen=True)
class Act:
    """One row. `do` is given back when it is touched; `gold` is the one to press now."""

    text: str
    do: Any
    note: str = ""
    icon: str = ""
    role: str = "ink"
    reason: str = ""
    gold: bool = False
    help_id: str = ""
    value: str = ""
    """A number at the end of the row, large."""


class ActRow(Tappable, Row):
    """An icon, what it does, what it costs."""

    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    gold = BooleanProperty(False)
    raised = BooleanProperty(False)
    """Gold that may be pressed."""
    value = StringProperty("")
    do = ObjectProperty(None, allownone=True, rebind=False)


class Acts(Stack):
    """The rows."""

    items = ListProperty()

    __events__ = ("on_pick",)

    def __init__(self, **kwargs):
        self._spare: list[ActRow] = []
        super().__init__(**kwargs)

    def on_items(self, *_args):
        while len(self.children) > len(self.items):
            self._spare.append(self.children[0])
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.items):
            self.add_widget(self._spare.pop() if self._spare else self._row())
        for row, item in zip(reversed(self.children), self.items, strict=True):
            row.text, row.note, row.icon = item.text, item.note, item.icon
            row.role, row.reason, row.gold = item.role, item.reason, item.gold
            row.help_id, row.do, row.value = item.help_id, item.do, item.value

    def _row(self) -> ActRow:
        return ActRow(on_release=lambda row: self.dispatch("on_pick", row.do))

    def on_pick(self, do) -> None:
        """The player touched the row with this `do`."""


load_kv(__file__)
