"""A line of a set-up: ticked by a touch; what is drawn and done in it stands below."""

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from screens.kv import load_kv
from screens.offering import take
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


class SetUpHead(Tappable, Row):
    """The part of a line that ticks it."""

    now = BooleanProperty(False)


class SetUpRow(Stack):
    """An item; `now` is what is to be done next."""

    text = StringProperty("")
    note = StringProperty("")
    person = StringProperty("")
    icon = StringProperty("")
    drawn = StringProperty("")
    topic = StringProperty("")
    ticked = BooleanProperty(False)
    now = BooleanProperty(False)
    number = NumericProperty(1)
    acts = ListProperty()
    people = ListProperty()
    done_by = ListProperty()
    tick = ObjectProperty(None, allownone=True, rebind=False)
    screen = ObjectProperty(None, rebind=False)
    ticks = ()
    inlaid = None

    def tell(self, line, words, several: bool) -> None:
        """The line as it is now."""
        self.text, self.icon, self.ticked = words.say(line.text), line.icon, line.ticked
        self.note = "" if line.ticked else words.say(line.note)
        self.person = words.say(line.person) if several else ""
        self.drawn = "\n".join(words.say(result) for result in line.results)
        self.tick = line.tick
        self.ticks = tuple((one.seat, one.tick) for one in line.people)
        self.people = [
            (one.seat, words.say(one.name), "check" if one.done else f"shape-{one.shape}")
            for one in line.people
        ]
        self.done_by = [one.seat for one in line.people if one.done]

    def tick_for(self, chosen) -> None:
        """One of them has done it, or not after all."""
        seat = next(iter(set(chosen) ^ set(self.done_by)))
        take(next(tick for whose, tick in self.ticks if whose == seat))

    def inlay(self, widget) -> None:
        """What a game shows below this line and no other; None: nothing."""
        if self.inlaid is widget:
            return
        self.inlaid = widget
        self.ids.below.clear_widgets()
        if widget is not None:
            if widget.parent is not None:
                widget.parent.parent.inlaid = None
                widget.parent.remove_widget(widget)
            self.ids.below.add_widget(widget)


load_kv(__file__)
