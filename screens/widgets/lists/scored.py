"""What a score is made of: points line by line, the course of the game, what decided it.

ScoreSheet and ScoreCourse show the same thing: `show(result, scored)`; nothing of a game of which
only the result is known.
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.scored import decided
from companion.core.signs import signs
from companion.i18n import as_label
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.boards.chart import Chart, Curve  # noqa: F401 – named in kv
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists.score_table import Column, ScoreLine, ScoreTable  # noqa: F401 – named in kv
from screens.widgets.pictures.sign import sign_icon
from screens.widgets.text.icon_line import IconLine
from screens.widgets.text.prose import Caption

MOST_STAGES = 6


class Shown(Stack):
    """Told again in another language."""

    result = ObjectProperty(None, allownone=True)
    scored = ObjectProperty(None, allownone=True)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.tell)

    def show(self, result, scored) -> None:
        """This one from now on."""
        self.result, self.scored = result, scored
        self.tell()

    def tell(self, *_args) -> None:
        """In the words of the moment."""


class ScoreSheet(Shown):
    """Everybody beside everybody, best first."""

    columns = ListProperty()
    lines = ListProperty()
    totals = ListProperty()
    note = StringProperty("")

    def open_line(self, number: int) -> None:
        """In which turns the points of a line came, person by person."""
        words, line = App.get_running_app().i18n, self.scored.lines[number]
        name = as_label(words.say(line.name))
        sheet = Sheet(title=name, note=words._("app.score.came"), wide=460)
        for row in self.result.rows:
            cell = line.cells.get(row.seat)
            if cell is not None and cell.came:
                sheet.put(Caption(text=as_label(words.say(row.name))))
                for when, points in cell.came:
                    sheet.put(CameLine(when=words.say(when), points=_signed(points, words)))
        sheet.open()

    def tell(self, *_args) -> None:
        words = App.get_running_app().i18n
        rows = self.result.rows if self.result and self.scored and self.scored.lines else ()
        looks = signs(self.result) if rows else {}
        self.columns = [
            Column(as_label(words.say(row.name)), looks[row.seat][0], sign_icon(looks[row.seat][1]))
            for row in rows
        ]
        lines = self.scored.lines if rows else ()
        self.note = words._("app.score.touch_line") if any(map(_known, lines)) else ""
        self.lines = [_line(one, [row.seat for row in rows], words) for one in lines]
        self.totals = ["" if row.score is None else row.score for row in rows]


class CameLine(Row):
    """A moment and the points that came in it."""

    when = StringProperty("")
    points = StringProperty("")


class EraChip(Stack):
    """What everybody gained in a stage of the game; lit where it decided."""

    stage = StringProperty("")
    lit = BooleanProperty(False)


class EraGain(Row):
    """One person's gain in it."""

    role = StringProperty("ink")
    icon = StringProperty("")
    text = StringProperty("")


class ScoreCourse(Shown):
    """A line for everybody, and what decided it."""

    title = StringProperty("")
    high = NumericProperty(220)
    """How high the lines are drawn."""
    curves = ListProperty()
    stages = ListProperty()

    def tell(self, *_args) -> None:
        words = App.get_running_app().i18n
        course = self.scored.course if self.scored and self.result else None
        self.title = words.say(course.title) if course else ""
        self.stages = [words.say(stage) for stage in course.stages] if course else []
        self.curves = list(_curves(self.result, course, words)) if course else []
        self._decide(words)
        self._gains(course, words)

    def _gains(self, course, words) -> None:
        """Stage by stage, where there are not too many to be read."""
        box = self.ids.eras
        box.clear_widgets()
        if course is None or not 2 <= len(course.stages) <= MOST_STAGES or not course.to_the_end:
            return
        looks, found = signs(self.result), decided(self.result, self.scored)
        decisive = {one.where for one in found if one.moment}
        for number, stage in enumerate(course.stages[1:], 1):
            chip = EraChip(stage=as_label(words.say(stage)), lit=stage in decisive)
            for row in self.result.rows:
                if row.seat in course.values:
                    colour, shape = looks[row.seat]
                    then, now = course.values[row.seat][number - 1 : number + 1]
                    text = _signed(now - then, words)
                    chip.add_widget(EraGain(role=colour, icon=sign_icon(shape), text=text))
            box.add_widget(chip)

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
        _known(line),
    )


def _known(line) -> bool:
    return any(cell.came for cell in line.cells.values())


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
