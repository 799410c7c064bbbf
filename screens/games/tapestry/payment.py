"""How an advance is paid: its ways as chips, the likeliest chosen, and the gold button."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack


class PayChip(Tappable, Row):
    """One way to pay: what is chosen of it."""

    marks = ListProperty()
    text = StringProperty("")
    chosen = BooleanProperty(False)
    number = NumericProperty(0)


class PayLine(Hides, Row):
    """What is paid in any case; only where there is something to choose."""


class PayPart(Stack):
    """The ways to pay and the gold button; it stands in the card that is open."""

    turn = ObjectProperty(None, rebind=False)
    fixed = ListProperty()
    go = StringProperty("")
    track = StringProperty("")

    def show(self, one, chosen: int) -> None:
        """The payments of an advance, this one chosen."""
        words = App.get_running_app().i18n
        self.fixed, self.track = list(one.fixed), one.track
        self.go = words._("tapestry.turn.advance_to", name=one.name)
        ways = one.ways if len(one.ways) > 1 else ()
        chips = self.ids.chips
        while len(chips.children) > len(ways):
            chips.remove_widget(chips.children[0])
        while len(chips.children) < len(ways):
            chips.add_widget(PayChip(on_release=lambda chip: self.turn.pay_with(chip.number)))
        for number, (chip, way) in enumerate(zip(reversed(chips.children), ways, strict=True)):
            chip.number, chip.marks = number, list(way.chosen)
            chip.chosen = number == chosen


load_kv(__file__)
