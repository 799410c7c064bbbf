"""How an advance is paid: its ways as chips, the likeliest chosen, and the gold button."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.i18n import as_label
from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.games.tapestry.question_sheets import ask
from screens.kv import load_kv
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Tappable
from screens.widgets.controls.option_icon import icon_of
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
    asks = StringProperty("")
    ends = ListProperty()
    """The answers to what is asked first, each of them the end of the turn."""
    has_gold = BooleanProperty(True)

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

    def end_with(self, endings) -> None:
        """What is asked first: its answers in the place of the gold button, or its map."""
        words, rows = App.get_running_app().i18n, endings.rows if endings else ()
        self.asks = as_label(words.say(endings.text)) if endings else ""
        self.ends = [_act(row, words) for row in rows]
        self.has_gold = not rows

    def end(self, row) -> None:
        """One of them was touched; its hex is touched on a map of its own."""
        if row.on_map is None:
            self.turn.go(row.told)
        else:
            ask(row.on_map, lambda key: self.turn.go(row.told | {row.on_map.key: key}))


def _act(row, words) -> Act:
    """A row for an ending; the map is gold where nothing else is."""
    said = " · ".join(as_label(words.say(one.text)) for one in row.options)
    if row.on_map is None:
        last = row.options[-1]
        return Act(said, row, words.say(last.note), icon_of(last))
    on_map = words._("tapestry.ahead.on_map")
    note = on_map if said else ""
    return Act(said or on_map, row, note, "hex", gold=not said)


load_kv(__file__)
