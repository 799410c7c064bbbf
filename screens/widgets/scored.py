"""What a score is made of: points line by line, the course of the game, what decided it.

ScoreSheet and ScoreCourse show the same thing: `show(result, scored)`; nothing of a game of which
only the result is known.
"""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.core.scored import decided
from companion.core.signs import signs
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.chart import Chart, Curve  # noqa: F401 – named in kv
from screens.widgets.icon_line import IconLine
from screens.widgets.panel import Stack
from screens.widgets.score_table import Column, ScoreLine, ScoreTable  # noqa: F401 – named in kv
from screens.widgets.sign import sign_icon


class Shown(Stack):
    """Told again in another language."""

    result = ObjectProperty(None, allownone=True)
    scored = ObjectProperty(None, allownone=True)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.fbind("lang", lambda *_: self.tell())

    def show(self, result, scored) -> None:
        """This one from now on."""
        self.result, self.scored = result, scored
        self.tell()

    def tell(self) -> None:
        """In the words of the moment."""


class ScoreSheet(Shown):
    """Everybody beside everybody, best first."""

    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()

    def tell(self) -> None:
        words = App.get_running_app().i18n
        rows = self.result.rows if self.result and self.scored and self.scored.lines else ()
        looks = signs(self.result) if rows else {}
        self.columns = [
            Column(as_label(words.say(row.name)), looks[row.seat][0], sign_icon(looks[row.seat][1]))
            for row in rows
        ]
        lines = self.scored.lines if rows else ()
        self.lines = [_line(one, [row.seat for row in rows], words) for one in lines]
        self.totals = ["" if row.score is None else row.score for row in rows]


class ScoreCourse(Shown):
    """A line for everybody, and what decided it."""

    title = StringProperty("")
    curves = ListProperty()
    stages = ListProperty()

    def tell(self) -> None:
        words = App.get_running_app().i18n
        course = self.scored.course if self.scored and self.result else None
        self.title = words.say(course.title) if course else ""
        self.stages = [words.say(stage) for stage in course.stages] if course else []
        self.curves = list(_curves(self.result, course, words)) if course else []
        self._decide(words)

    def _decide(self, words) -> None:
        found = decided(self.result, self.scored) if self.result and self.scored else ()
        box = self.ids.decided
        box.clear_widgets()
        for one in found:
            box.add_widget(_decided(one, self.result, words))


def _line(line, seats, words) -> ScoreLine:
    cells = [line.cells.get(seat) for seat in seats]
    return ScoreLine(
        as_label(words.say(line.name)),
        tuple("" if one is None or one.points is None else one.points for one in cells),
        tuple("" if one is None else words.say(one.counted) for one in cells),
        line.icon,
    )


def _curves(result, course, words):
    looks = signs(result)
    for row in sorted(result.rows, key=lambda row: row.seat):
        if row.seat in course.values:
            colour, shape = looks[row.seat]
            yield Curve(words.say(row.name), colour, course.values[row.seat], sign_icon(shape))


def _decided(one, result, words) -> IconLine:
    names = {row.seat: words.say(row.name) for row in result.rows}
    gained = ((one.winner, one.gained), (one.other, one.others))
    gains = [
        words._("app.score.gain", who=names[seat], points=_signed(points, words))
        for seat, points in gained
    ]
    where = as_label(words.say(one.where))
    text = words._("app.score.moment" if one.moment else "app.score.line", where=where)
    icon = "hourglass" if one.moment else "lightbulb"
    return IconLine(icon=icon, text=text, note=as_label(" · ".join(gains)))


def _signed(points: int, words) -> str:
    return ("−" if points < 0 else "+") + words.say(abs(points))


load_kv(__file__)
