"""The pad: a column for each person, a line for each round, the next cell lit."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.label import Label

from companion.games.score_pad.commands import AddRow, ClearScore, EndGame, TurnWinner, WriteScore
from screens.games.score_pad.editing import edit_row, edit_seat
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.button import Press, Tappable
from screens.widgets.number import NumberSheet
from screens.widgets.panel import Row, Stack
from screens.widgets.ranking import shape_icon
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note


class PadCell(Tappable, Label):
    """One number, touched to write it."""

    lit = BooleanProperty(False)
    pad = ObjectProperty(None, rebind=True)
    cell = ObjectProperty(None, allownone=True)


class RowName(Tappable, Note):
    """What a line is called; touched to call it otherwise."""

    line = ObjectProperty(None, allownone=True, rebind=True)

    def on_release(self):
        edit_row(self.line.row)


class PadHead(Tappable, Stack):
    """Shape, name, total and place of somebody; touched to change them."""

    seat = StringProperty("")

    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    total = StringProperty("")
    leads = BooleanProperty(False)
    pad = ObjectProperty(None, rebind=True)

    def on_release(self):
        edit_seat(self.seat)


class PadLine(Row):
    """A round or a named row."""

    name = StringProperty("")
    row = NumericProperty(0)
    times = NumericProperty(1)
    pad = ObjectProperty(None, rebind=True)


class Pad(View):
    """Follows the view of the pad; cells are kept and only their words change."""

    title_text = StringProperty("")
    next_text = StringProperty("")
    target_text = StringProperty("")
    """Who has as many points as end the game."""
    end_reason = StringProperty("")
    add_reason = StringProperty("")
    next_cell = ListProperty()
    people = NumericProperty(1)
    name_width = NumericProperty(100)
    cell_width = NumericProperty(72)
    over = BooleanProperty(False)
    highest = BooleanProperty(True)
    _row_in_sight = 0

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("view", self._follow)
        app.i18n.fbind("lang", self._follow)

    def enter(self, **_where):
        self._follow()

    def write(self, cell) -> None:
        """Ask for the number of a cell; go on along the line."""
        app = App.get_running_app()
        view, words = app.bridge.view, app.i18n
        column = next(each for each in view.columns if each.seat == cell.seat)
        line = next(each for each in view.lines if each.row == cell.row)
        head = words._("score_pad.cell", name=words.say(column.name), row=words.say(line.name))

        def take(points):
            before = app.bridge.view.next_cell
            if app.bridge.do(WriteScore(cell.row, cell.seat, points)) is not None:
                self._go_on(cell, before)

        sheet = NumberSheet.ask(head, cell.points or 0, view.least, view.most, take)
        if cell.points is not None:
            clear = Press(text=words._("score_pad.clear"), icon="trash", kind="plain")
            clear.bind(on_release=lambda *_: (sheet.close(), self._clear(cell)))
            sheet.ids.foot.add_widget(clear, index=1)

    def write_next(self) -> None:
        """The lit cell."""
        if self.next_cell:
            self.write(self._cell(*self.next_cell))

    def more(self) -> None:
        """What is not needed at every turn."""
        app = App.get_running_app()
        words, view = app.i18n, app.bridge.view
        sheet = Sheet(title=words._("kit.more"), dialog=True)
        turn = words._("score_pad.let_lowest" if view.highest_wins else "score_pad.let_highest")
        for text, icon, reason, call in (
            (words._("score_pad.add_row"), "plus", words.say(view.add_row), self.add_row),
            (turn, "sort", "", lambda: app.bridge.do(TurnWinner())),
            (words._("app.log.title"), "log", "", lambda: app.nav.go("log")),
        ):
            press = Press(text=text, icon=icon, reason=reason)
            press.bind(on_release=lambda *_, call=call: (sheet.close(), call()))
            sheet.put(press)
        sheet.open()

    def add_row(self) -> None:
        """Another line."""
        App.get_running_app().bridge.do(AddRow())

    def end(self) -> None:
        """The ranking is final, until it is undone."""
        app = App.get_running_app()
        if app.bridge.do(EndGame()) is not None:
            app.nav.go("score_pad/final")

    def _clear(self, cell) -> None:
        App.get_running_app().bridge.do(ClearScore(cell.row, cell.seat))

    def _go_on(self, cell, before) -> None:
        """Along the line, as long as it is the line being written."""
        following = App.get_running_app().bridge.view.next_cell
        if before == (cell.row, cell.seat) and following and following[0] == cell.row:
            self.write(self._cell(*following))

    def _cell(self, row: int, seat: str):
        view = App.get_running_app().bridge.view
        return next(each for each in view.lines[row].cells if each.seat == seat)

    # following the game

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        view, words = app.bridge.view, app.i18n
        if app.bridge.game_id != "score_pad" or view is None:
            return
        self.title_text, self.highest = words.say(view.title), view.highest_wins
        self.people, self.over = len(view.columns), view.over
        self.next_cell = list(view.next_cell or ())
        self.target_text = words.say(view.at_target)
        self.end_reason, self.add_reason = words.say(view.end), words.say(view.add_row)
        self._heads(view, words)
        self._lines(view, words)
        self.next_text = self._next_text(view, words)

    def _next_text(self, view, words) -> str:
        if view.next_cell is None:
            return words._("score_pad.all_written") if not view.over else ""
        row, seat = view.next_cell
        name = next(each.name for each in view.columns if each.seat == seat)
        return words._("score_pad.write", name=words.say(name), row=words.say(view.lines[row].name))

    def _heads(self, view, words) -> None:
        grow(self.ids.heads, len(view.columns), lambda: PadHead(pad=self))
        for head, column in zip(cells_of(self.ids.heads), view.columns, strict=True):
            head.name, head.total = words.say(column.name), words.say(column.total)
            head.seat = column.seat
            head.icon, head.role = shape_icon(column.shape), column.colour
            head.leads = column.rank == 1

    def _lines(self, view, words) -> None:
        box = self.ids.lines
        while len(box.children) > len(view.lines):
            box.remove_widget(box.children[0])
        while len(box.children) < len(view.lines):
            box.add_widget(PadLine(pad=self))
        for line, told in zip(reversed(box.children), view.lines, strict=True):
            line.name, line.row, line.times = words.say(told.name), told.row, told.times
            grow(line, len(told.cells), lambda: PadCell(pad=self, on_release=self._touched))
            for widget, cell in zip(cells_of(line), told.cells, strict=True):
                if widget.cell != cell:
                    widget.cell, widget.text = cell, words.say(cell.points)
                widget.lit = view.next_cell == (cell.row, cell.seat)
        if view.next_cell and view.next_cell[0] != self._row_in_sight:
            self._row_in_sight = view.next_cell[0]
            Clock.schedule_once(self._show_next_row, 0)

    def _show_next_row(self, _dt) -> None:
        lines = self.ids.lines.children[::-1]
        if self._row_in_sight < len(lines) and self.ids.lines.height > self.ids.scroll.height:
            self.ids.scroll.scroll_to(lines[self._row_in_sight], animate=False)

    def _touched(self, widget) -> None:
        self.write(widget.cell)


def grow(row, number: int, make) -> None:
    """As many cells after the first child as there are people."""
    while len(row.children) - 1 > number:
        row.remove_widget(row.children[0])
    while len(row.children) - 1 < number:
        row.add_widget(make())


def cells_of(row) -> list:
    """The children after the first."""
    return list(reversed(row.children))[1:]


load_kv(__file__)
