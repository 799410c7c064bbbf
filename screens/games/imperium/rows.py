"""The C.I.V.'s tables: what is certain, what the booklet's owner may tell, corrections."""

from kivy.app import App
from kivy.properties import NumericProperty, StringProperty

from companion.games.imperium.views import choices, rows
from companion.games.imperium.views.naming import of_nation, rows_met
from companion.i18n import as_label
from screens.games.imperium import picker  # noqa: F401
from screens.games.imperium.parts import grow
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.button import Tappable
from screens.widgets.panel import Row

TRAILS = {"certain": "", "confirm": "?", "ask": "??"}


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
    table = StringProperty("")
    _met = ()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.fbind("lang", self.show)

    def enter(self, **_where):
        self.show()

    def choose(self, nation: str) -> None:
        self.nation, self.card = nation, ""
        self.show()

    def name(self, card: str) -> None:
        """This card was turned over; its rows are marked, the topmost first."""
        self.card = "" if card == self.card else card
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
        self.ids.sides.options = [(side, words._(f"imperium.table.{side}")) for side in offered]
        self.table = words._(f"imperium.table.{self.side}")
        self.ids.picker.cards = of_nation(self.nation)
        self.ids.picker.chosen = [self.card] if self.card else []
        self._met = rows_met(self.nation, self.side, self.card) if self.card else ()
        shown = self._rows()
        if self._met:
            shown = sorted(shown, key=lambda row: (row.order not in self._met, row.order))
        for widget, row in zip(grow(self.ids.rows, len(shown), self._row), shown, strict=True):
            self._tell(widget, row, words)
        counts = rows.counts()
        self.counted = words._(
            "imperium.screen.counts_of_rows",
            certain=counts["certain"],
            confirm=counts["confirm"],
            asked=counts["ask"],
        )

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


load_kv(__file__)
