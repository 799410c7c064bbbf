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
from screens.games.tapestry.land import lit_by
from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.games.tapestry.question_sheets import ask
from screens.kv import load_kv
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Tappable
from screens.widgets.controls.option_icon import icon_of
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack

FEW = 4
"""So many answers stand in the place of the gold button."""


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

    def end_with(self, question) -> None:
        """What is asked first: its few answers in the place of the gold button, or its map."""
        words, options = App.get_running_app().i18n, getattr(question, "options", ())
        lit = lit_by(question)
        self.asks = as_label(words.say(question.text)) if lit or 1 < len(options) <= FEW else ""
        self.ends = []
        if lit:
            self.ends = [Act(words._("tapestry.ahead.on_map"), question, icon="hex")]
        elif self.asks:
            self.ends = [
                Act(as_label(words.say(one.text)), one.id, words.say(one.note), icon_of(one))
                for one in options
            ]
        self.has_gold = bool(lit) or not self.ends

    def end(self, do) -> None:
        """One of them was touched."""
        if isinstance(do, str):
            self.turn.go(do)
        else:
            ask(do, self.turn.go)


load_kv(__file__)
