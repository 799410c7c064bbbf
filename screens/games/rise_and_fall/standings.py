"""Everybody in a few lines that stay in sight: a column a kind, a row a person."""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.i18n import as_label
from screens.games.rise_and_fall.filling import fill
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.text.prose import Prose

NUMBER, SHAPE = 30, 34
"""Sp of a column, and of the shape before the name."""
NAMES = 40, 120
"""Sp of a name: with less room there is the shape alone."""
NOW = 190
"""Sp of what matters now."""


class ColumnHead(Stack):
    """What is counted below, and of how many."""

    icon = StringProperty("")
    most = NumericProperty(0)
    """0 where there is no end."""


class Number(Prose):
    """How many somebody has of it."""

    n = NumericProperty(0)
    ready = BooleanProperty(False)
    """Its card is in the hand."""
    close = BooleanProperty(False)
    """Few are left to the trophy, and nobody has more."""


class StandingsLine(Row):
    """A person's numbers; lit while it is for this person to do something."""

    name = StringProperty("")
    colour = StringProperty("ink")
    shape = StringProperty("circle")
    marked = BooleanProperty(False)
    now = StringProperty("")
    of = ObjectProperty(None, rebind=True)


class Standings(Tappable, Stack):
    """A line for each person; touched, it says all of it in words."""

    for_names = NumericProperty(0)
    for_now = NumericProperty(0)

    def on_kv_post(self, *_args):
        self.fbind("width", self.share_out)
        App.get_running_app().theme.bind(sp=self.share_out)

    def show(self, people, words) -> None:
        """Everything from the view."""
        heads = people[0].counts
        fill(self.ids.heads, len(heads), ColumnHead)
        for head, one in zip(reversed(self.ids.heads.children), heads, strict=True):
            head.icon, head.most = one.icon, one.most
        fill(self.ids.lines, len(people), lambda: StandingsLine(of=self))
        for line, one in zip(reversed(self.ids.lines.children), people, strict=True):
            line.name, line.colour, line.shape = words.say(one.name), one.colour, one.shape
            line.marked, line.now = one.marked, as_label(words.say(one.now))
            numbers = line.ids.numbers
            fill(numbers, len(one.counts), Number)
            for cell, count in zip(reversed(numbers.children), one.counts, strict=True):
                cell.n, cell.ready, cell.close = count.n, count.ready, count.close
        self.share_out()

    def share_out(self, *_args) -> None:
        """The numbers first, then the names, then what matters now."""
        sp = App.get_running_app().theme.sp
        room = self.width / sp - SHAPE - NUMBER * len(self.ids.heads.children)
        least, most = NAMES
        self.for_names = min(room, most) * sp if room >= least else 0
        self.for_now = NOW * sp if room >= most + NOW else 0


load_kv(__file__)
