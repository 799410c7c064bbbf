"""A list of things to do in order, ticked off one by one.

    Steps:
        items: [Step(text="…", note="…", state="done"), Step(text="…", state="now")]
        on_tap: root.toggle(args[1])      # the number in the list

The rows are kept and updated in place.
"""

from dataclasses import dataclass

from kivy.properties import ListProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.button import Tappable
from screens.widgets.panel import Row, Stack


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


class StepRow(Tappable, Row):
    """A numbered or ticked disc, the words, a second line."""

    number = NumericProperty(1)
    mark = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")
    step_state = StringProperty("todo")
    icon = StringProperty("")


class Steps(Stack):
    """The list."""

    items = ListProperty()

    __events__ = ("on_tap",)

    def on_kv_post(self, *_args):
        self.fbind("items", self._fill)
        self._fill()

    def _fill(self, *_args):
        while len(self.children) > len(self.items):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.items):
            row = StepRow(number=len(self.children) + 1)
            row.bind(on_release=lambda row: self.dispatch("on_tap", row.number - 1))
            self.add_widget(row)
        for row, item in zip(reversed(self.children), self.items, strict=True):
            row.text, row.note, row.mark = item.text, item.note, item.mark
            row.step_state, row.icon, row.help_id = item.state, item.icon, item.help_id

    def on_tap(self, index: int) -> None:
        """The player touched the line with this index."""


load_kv(__file__)
