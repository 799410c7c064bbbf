"""A turn in what happened: who, when, what came of it, line by line."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.utils import get_hex_from_color

from companion.i18n import as_label
from companion.lookup.happened import places
from screens.dates import day_text
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row
from screens.widgets.pictures import disc  # noqa: F401
from screens.widgets.text.marked import marked


class HappenedLine(Row):
    """What came of a step."""

    text = StringProperty("")
    found = StringProperty("")
    """The same with what is looked for marked; empty where nothing is."""
    icon = StringProperty("")


class HappenedStep(Tappable, Row):
    """A step: it opens."""

    text = StringProperty("")
    found = StringProperty("")
    icon = StringProperty("")
    step = NumericProperty(0)
    opens = BooleanProperty(False)
    """Its turn is chosen: the next touch opens it."""
    card = None

    def on_release(self) -> None:
        self.card.touch_line(self.step)


class TurnCard(Tappable, Row):
    """Touched, the table of that moment is shown; then a line of it opens."""

    title = StringProperty("")
    found = StringProperty("")
    """The title with what is looked for marked; empty where nothing is."""
    note = StringProperty("")
    points = StringProperty("")
    icon = StringProperty("")
    colour = StringProperty("dim")
    chosen = BooleanProperty(False)
    undone = BooleanProperty(False)
    only = NumericProperty(0)
    """Its step, if it is one; else 0."""
    lines = ListProperty()

    __events__ = ("on_choose", "on_step")

    def show(self, together, told, words, typed="") -> None:
        """A turn and its steps as they are told, what was typed marked in them."""
        turn = together.turn
        self.only = together.steps[0].id if len(together.steps) == 1 else 0
        self.title, self.icon = told.title(together), turn.icon or "check"
        self.found = _found(self.title, typed)
        self.colour, self.undone = turn.colour, together.undone
        when = day_text(together.steps[-1].at, App.get_running_app().clock(), words)
        self.note = words._("app.log.undone") if together.undone else as_label(when)
        self.points = _points_text(together.points, words)
        self.lines = [(line, _found(line.text, typed)) for line in told.lines(together)]

    def on_lines(self, *_args) -> None:
        box = self.ids.lines
        kinds = [HappenedStep if line.first else HappenedLine for line, _ in self.lines]
        if [type(row) for row in reversed(box.children)] != kinds:
            box.clear_widgets()
            for kind in kinds:
                box.add_widget(kind())
        for row, (line, found) in zip(reversed(box.children), self.lines, strict=True):
            row.text, row.icon, row.found = line.text, line.icon, found
            if line.first:
                row.step, row.card, row.opens = line.step, self, self.chosen

    def on_chosen(self, *_args) -> None:
        for row in self.ids.lines.children:
            if isinstance(row, HappenedStep):
                row.opens = self.chosen

    def on_release(self) -> None:
        """A turn of one step is that step."""
        self.touch_line(self.only)

    def touch_line(self, step: int) -> None:
        """The turn first; a step of the one that is chosen."""
        if self.chosen and step:
            self.dispatch("on_step", step)
        else:
            self.dispatch("on_choose")

    def on_choose(self) -> None:
        """The table of this moment is wanted."""

    def on_step(self, step: int) -> None:
        """A step of it is looked at."""


def _found(text: str, typed: str) -> str:
    """Marked; empty where nothing is looked for."""
    where = places(text, typed) if typed else ()
    colour = get_hex_from_color(App.get_running_app().theme.accent)
    return marked(text, where, colour) if where else ""


def _points_text(points, words) -> str:
    """What the turn made of the points."""
    if points is None:
        return ""
    before, after = points
    if before == after:
        return words._("app.log.as_before", n=after)
    return words._("app.log.changed_by", n=after, by=f"{after - before:+d}".replace("-", "−"))


load_kv(__file__)
