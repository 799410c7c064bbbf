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

from screens.game_screen import GameScreen
from screens.games.score_pad.editing import edit_row, edit_seat
from screens.kv import load_kv
from screens.offering import offer_of, reason_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.button import Press, Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists.ranking import shape_icon
from screens.widgets.text.prose import Note


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


class Pad(GameScreen):
    """Draws the view of the pad; cells are kept and only their words change."""

    game_id = "score_pad"

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

    def write(self, cell) -> None:
        """Ask for the number of a cell; go on along the line."""
        words, offer = App.get_running_app().i18n, offer_of("write")
        if offer is None:
            return
        where = {"row": str(cell.row), "seat": cell.seat}
        asked = offer.asks(where)
        before = App.get_running_app().bridge.view.next_cell

        def written(points):
            if take(offer, {**where, asked.key: points}) is not None:
                self._go_on(cell, before)

        head = words._("score_pad.cell", **self._said(cell))
        sheet = NumberSheet.ask(head, asked.guess, asked.low, asked.high, written)
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
        words = app.i18n
        sheet = Sheet(title=words._("kit.more"), dialog=True)
        for offer in filter(None, map(offer_of, ("add_row", "turn"))):
            reason = words.say(offer.reason)
            press = Press(text=words.say(offer.label), icon=offer.icon, reason=reason)
            press.bind(on_release=lambda *_, one=offer: (sheet.close(), take(one)))
            sheet.put(press)
        log = Press(text=words._("app.log.title"), icon="log")
        log.bind(on_release=lambda *_: (sheet.close(), app.nav.go("log")))
        sheet.put(log)
        sheet.open()

    def add_row(self) -> None:
        """Another line."""
        take(offer_of("add_row"))

    def end(self) -> None:
        """The ranking is final, until it is undone."""
        nav = App.get_running_app().nav
        take(offer_of("end"), on_done=lambda _entry: nav.go("score_pad/final"))

    def _clear(self, cell) -> None:
        take(offer_of("clear"), {"cell": f"{cell.row}:{cell.seat}"})

    def _said(self, cell) -> dict:
        app = App.get_running_app()
        view, words = app.bridge.view, app.i18n
        column = next(each for each in view.columns if each.seat == cell.seat)
        return {"name": words.say(column.name), "row": words.say(view.lines[cell.row].name)}

    def _go_on(self, cell, before) -> None:
        """Along the line, as long as it is the line being written."""
        following = App.get_running_app().bridge.view.next_cell
        if before == (cell.row, cell.seat) and following and following[0] == cell.row:
            self.write(self._cell(*following))

    def _cell(self, row: int, seat: str):
        view = App.get_running_app().bridge.view
        return next(each for each in view.lines[row].cells if each.seat == seat)

    # following the game

    def show(self, view, words) -> None:
        """The words of everything; rows and columns as many as there are."""
        self.title_text, self.highest = words.say(view.title), view.highest_wins
        self.people, self.over = len(view.columns), view.over
        self.next_cell = list(view.next_cell or ())
        self.target_text = words.say(view.at_target)
        self.end_reason, self.add_reason = reason_of("end"), reason_of("add_row")
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
