"""Rows only: a card or an icon is touched, its row is said; kept with undo, nothing is asked."""

from functools import partial

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.games.imperium.views.rows_only import answer, cards, icons, lines
from companion.i18n import as_label
from screens.game_screen import GameScreen, keep_game
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.civ_parts import grow
from screens.games.imperium.rows import TableRow
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.button import Press

ENDS = (
    ("won", "imperium.offer.won", "check"),
    ("lost", "imperium.offer.lost", "cross"),
    ("collapsed", "imperium.offer.collapsed", "imperium-unrest"),
)


class RowReader(GameScreen):
    """Follows the bridge while such a game is open."""

    recap = StringProperty("")
    whose = StringProperty("")
    last = StringProperty("")
    answer = StringProperty("")
    otherwise = StringProperty("")
    side = StringProperty("")
    chosen = ListProperty()
    over = BooleanProperty(False)

    game_id = "imperium_rows"

    def name(self, shown: str) -> None:
        """This was turned over."""
        self.ids.picker.typed = self.ids.picker.icon = ""
        take(offer_of("read"), {"shown": shown})
        self.ids.columns.pile_scroll.scroll_y = 1

    def turn(self, side: str) -> None:
        """Another of its tables is read from now on."""
        take(offer_of(f"turn.{side}"))

    def pick(self, row_id: str) -> None:
        """More about a row."""
        from companion.games.imperium.views import rows
        from screens.games.imperium.row_sheet import open_row

        nation, side, _ = row_id.split(".")
        open_row(next(one for one in rows.rows(nation, side) if one.id == row_id), self.follow)

    def end(self) -> None:
        """Somebody has won."""
        open_end()

    def keep(self) -> None:
        """To the shelf."""
        keep_game()

    def show(self, view, words) -> None:
        """What was turned over, and its row."""
        app = App.get_running_app()
        state = app.bridge.state
        told = partial(app.library.house_facts.get, "imperium")
        self.recap = words.say(app.bridge.session.game.recap(state))
        self.whose, self.side, self.over = words.say(view.nation), view.side, view.over
        self.chosen = [view.shown] if view.shown else []
        self._tell_answer(view, [words.say(one) for one in answer(state, told)], words)
        self.ids.picker.cards = cards(state)
        self.ids.icons.options = [
            (one, words.say(what), icon) for one, what, icon in icons(state, told)
        ]
        sides = view.sides if len(view.sides) > 1 else ()
        self.ids.sides.options = [(one, as_label(words.say(name))) for one, name in sides]
        self.ids.table.text = words._("imperium.rows_only.table") if sides else ""
        shown = lines(state, told)
        made = grow(self.ids.rows, len(shown), self._row)
        for widget, line in zip(made, shown, strict=True):
            widget.row_id, widget.icon, widget.met = line.id, line.icon, line.met
            widget.title, widget.says = words.say(line.title), as_label(words.say(line.says))

    def _tell_answer(self, view, said, words) -> None:
        self.answer, self.otherwise = (*said, "", "")[:2]
        what = words.say(view.last) if view.last else ""
        self.last = words._("imperium.rows_only.last", what=what) if what else ""
        if view.over:
            won, lost = "imperium.rows_only.won", "imperium.rows_only.lost"
            self.answer = words._(won if view.won else lost)
            self.last = self.otherwise = ""
        elif not said:
            self.answer = words._("imperium.rows_only.next")

    def _row(self):
        return TableRow(on_release=lambda widget: self.pick(widget.row_id))


def open_end() -> Sheet:
    """Who has won: the points are asked then."""
    words = App.get_running_app().i18n
    note = words._("imperium.rows_only.end_note")
    sheet = Sheet(title=words._("imperium.rows_only.end"), note=note)
    for end, key, icon in ENDS:
        press = Press(text=words._(key), icon=icon)
        press.bind(on_release=lambda *_, end=end: (sheet.close(), _count(offer_of(end), {})))
        sheet.put(press)
    return sheet.open()


def _count(offer, given) -> None:
    """Each number on the pad, as far as there are points to count."""
    question = offer.asks(given)
    if question is None:
        take(offer, given)
        return
    title = App.get_running_app().i18n.say(question.text)
    NumberSheet.ask(
        title,
        question.guess,
        question.low,
        question.high,
        lambda points: _count(offer, {**given, question.key: points}),
    )


load_kv(__file__)
