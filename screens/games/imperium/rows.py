"""The C.I.V.'s tables: what is certain, what the booklet's owner may tell, corrections."""

from kivy.app import App
from kivy.properties import StringProperty

from companion.games.imperium.views import choices, rows
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.rows import Item

TRAILS = {"certain": "", "confirm": "?", "ask": "??"}


class TableRows(View):
    """A nation's rows; touched, a row says more and can be told or corrected."""

    nation = StringProperty("romans")
    side = StringProperty("barbarian")
    counted = StringProperty("")

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.fbind("lang", self.show)

    def enter(self, **_where):
        self.show()

    def choose(self, nation: str) -> None:
        self.nation = nation
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
        self.ids.sides.options = [(side, words.key(f"imperium.table.{side}")) for side in offered]
        self.ids.rows.items = [self._item(row, words) for row in self._rows()]
        counts = rows.counts()
        self.counted = words.key(
            "imperium.screen.counts_of_rows",
            certain=counts["certain"],
            confirm=counts["confirm"],
            asked=counts["ask"],
        )

    def _rows(self):
        return rows.rows(self.nation, self.side)

    def _item(self, row, words) -> Item:
        told = App.get_running_app().library.house_facts
        open_words = [word for word in row.words if told.get("imperium", word.fact) is None]
        trail = TRAILS[row.sure] if open_words else ""
        return Item(
            row.id, f"{row.order}  {words.say(row.shows)}", words.say(row.says), trail, row.icon
        )


load_kv(__file__)
