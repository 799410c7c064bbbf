"""The C.I.V.'s tables: what is certain, what the booklet's owner may tell, corrections."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.games.imperium.views import choices, rows
from companion.games.imperium.views.naming import icons_of, named_last, of_nation, rows_met
from companion.i18n import as_label
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.civ_parts import grow
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row

TRAILS = {"certain": "", "confirm": "?", "ask": "??"}

COUNTED = {
    "certain": "imperium.screen.rows_certain",
    "confirm": "imperium.screen.rows_confirm",
    "ask": "imperium.screen.rows_asked",
}
"""What the count of all rows says, kind by kind."""


class TableRow(Tappable, Row):
    """A row of a nation's table."""

    row_id = StringProperty("")
    title = StringProperty("")
    says = StringProperty("")
    trail = StringProperty("")
    icon = StringProperty("")
    met = NumericProperty(0)
    """1: the row that counts; above: the next ones, where nothing of it can be done."""


class TableRows(View):
    """A nation's rows; touched, a row says more and can be told or corrected."""

    nation = StringProperty("romans")
    side = StringProperty("barbarian")
    counted = StringProperty("")
    card = StringProperty("")
    recent = ListProperty()
    whose = StringProperty("")
    answer = StringProperty("")
    """The row of what was turned over, in words."""
    otherwise = StringProperty("")
    """The next one, where nothing of it can be done."""
    table = StringProperty("")
    _met = ()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self.show)

    def enter(self, nation="", **_where):
        """On the C.I.V. of the game that is open, the side it reads; or on this nation."""
        bridge = App.get_running_app().bridge
        if nation:
            self.choose(nation)
        elif bridge.game_id == "imperium" and bridge.view is not None and bridge.view.solo:
            civ = bridge.view.civ
            self.nation, self.side, self.card = civ.nation, civ.side, ""
        self.show()

    def choose(self, nation: str) -> None:
        self.nation, self.card, self.recent = nation, "", []
        self.show()

    def name(self, card: str) -> None:
        """This was turned over; its rows are marked, the topmost first."""
        self.card = "" if card == self.card else card
        self.recent = named_last(self.recent, self.card, self.nation)
        self.show()

    def turn(self, side: str) -> None:
        self.side = side
        self.show()

    def pick(self, row_id: str) -> None:
        """More about a row."""
        from screens.games.imperium.row_sheet import open_row

        open_row(next(one for one in self._rows() if one.id == row_id), self.show)

    def show(self, *_args) -> None:
        """The rows of the side that is chosen."""
        words = App.get_running_app().i18n
        offered = rows.sides(self.nation)
        if self.side not in offered:
            self.side = offered[0]
        self.ids.nations.options = [(one.id, words.say(one.name)) for one in choices.nations()]
        self.ids.sides.options = [(side, _table(side, words)) for side in offered]
        self.table = _table(self.side, words)
        self.ids.picker.cards = of_nation(self.nation, self.recent)
        icons = icons_of(self.nation, self.side)
        self.ids.icons.options = [(one, words.say(name), icon) for one, name, icon in icons]
        self.ids.icons.chosen = self.ids.picker.chosen = [self.card] if self.card else []
        self._met = rows_met(self.nation, self.side, self.card) if self.card else ()
        shown = self._rows()
        self._tell_met({row.order: row for row in shown}, words)
        if self._met:
            shown = sorted(shown, key=lambda row: (row.order not in self._met, row.order))
        for widget, row in zip(grow(self.ids.rows, len(shown), self._row), shown, strict=True):
            self._tell(widget, row, words)
        counts = rows.counts()
        self.counted = " · ".join(
            words._(key, n=counts[kind]) for kind, key in COUNTED.items() if counts[kind]
        )

    def _tell_met(self, by_order, words) -> None:
        self.whose = dict(self.ids.nations.options)[self.nation]
        met = [by_order[order] for order in self._met[:2]]
        said = [f"{row.order}  {as_label(words.say(row.says))}" for row in met]
        self.answer = said[0] if said else ""
        self.otherwise = words._("imperium.naming.else_row", row=said[1]) if said[1:] else ""

    def _rows(self):
        return rows.rows(self.nation, self.side)

    def _row(self):
        return TableRow(on_release=lambda widget: self.pick(widget.row_id))

    def _tell(self, widget, row, words) -> None:
        told = App.get_running_app().library.house_facts
        asked = [word for word in row.words if told.get("imperium", word.fact) is None]
        widget.row_id, widget.icon = row.id, row.icon
        widget.help_id = f"imperium/icon.{row.icon}|{words.say(row.shows)}"
        widget.title, widget.says = (
            f"{row.order}  {words.say(row.shows)}",
            as_label(words.say(row.says)),
        )
        widget.trail = TRAILS[row.sure] if asked else ""
        widget.met = self._met.index(row.order) + 1 if row.order in self._met else 0
        if widget.met > 1:
            widget.says = words._("imperium.naming.else_row", row=widget.says)


def _table(side: str, words) -> str:
    return as_label(words._(f"imperium.table.{side}"))


load_kv(__file__)
