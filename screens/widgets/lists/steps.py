"""A list of things to do in order, ticked off one by one.

    Steps:
        items: [Step(text="…", note="…", state="done"), Step(text="…", state="now")]
        ticked: True
        on_tap: root.toggle(args[1])      # the number in the list

The rows are kept and updated in place.
"""

from dataclasses import dataclass

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists.held_rows import HeldRow


@dataclass(frozen=True)
class Step:
    """One line: `state` is todo, now or done."""

    text: str
    note: str = ""
    state: str = "todo"
    icon: str = ""
    mark: str = ""
    """What stands in the disc in place of the number."""
    help_id: str = ""
    """Where the rules open when it is held."""


class StepLook:
    """A numbered or ticked disc, the words, a second line."""

    number = NumericProperty(1)
    mark = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")
    step_state = StringProperty("todo")
    icon = StringProperty("")


class StepRow(StepLook, HeldRow):
    """A step to be read; held it tells its rule."""

    state = StringProperty("normal")


class TickRow(StepLook, Tappable, Row):
    """A step that is ticked off by a touch."""


class Steps(Stack):
    """The list."""

    items = ListProperty()
    ticked = BooleanProperty(False)
    """Touched to be ticked off; otherwise only read."""

    __events__ = ("on_tap",)

    def on_kv_post(self, *_args):
        self.fbind("items", self._fill)
        self._fill()

    def _fill(self, *_args):
        while len(self.children) > len(self.items):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.items):
            self.add_widget(self._row(len(self.children) + 1))
        for row, item in zip(reversed(self.children), self.items, strict=True):
            row.text, row.note, row.mark = item.text, item.note, item.mark
            row.step_state, row.icon, row.help_id = item.state, item.icon, item.help_id

    def _row(self, number: int):
        if not self.ticked:
            return StepRow(number=number)
        row = TickRow(number=number)
        row.bind(on_release=lambda row: self.dispatch("on_tap", row.number - 1))
        return row

    def on_tap(self, index: int) -> None:
        """The player touched the line with this index."""


load_kv(__file__)
