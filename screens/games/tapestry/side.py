"""One player's side of the table: points, resources, buildings, counts; each can be corrected."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.i18n import as_label
from screens.games.tapestry.cards_sheet import open_cards
from screens.games.tapestry.income_row import IncomeRow  # noqa: F401 – named in kv
from screens.games.tapestry.land import shape_icon
from screens.kv import load_kv
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists import held_rows  # noqa: F401


class ResourceRow(Row):
    """A resource: its icon, its name, minus, the number, plus."""

    what = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    help_id = StringProperty("")
    n = NumericProperty(0)
    most = NumericProperty(8)
    large = BooleanProperty(False)
    """Large words on a small screen: the number below the name."""
    after = NumericProperty(-1)
    """What is left of it after what is chosen; -1 where nothing is."""
    side = ObjectProperty(None, rebind=False)


class BuildingRow(Tappable, Row):
    """Buildings of a kind: their row of the income mat."""

    what = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    most = NumericProperty(5)
    large = BooleanProperty(False)


class CountChip(Tappable, Row):
    """A count: an icon, a number, a word."""

    what = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    most = NumericProperty(99)


class Side(Stack):
    """Follows the view; rows are kept."""

    table = ObjectProperty(None, rebind=False)
    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")
    name = StringProperty("")
    colour = StringProperty("human")
    shape = StringProperty("owner-human")
    points = NumericProperty(0)
    era = NumericProperty(0)
    automa = StringProperty("")
    mats = StringProperty("")
    mats_topic = StringProperty("")
    resources = ListProperty()
    buildings = ListProperty()
    counts = ListProperty()
    waiting = StringProperty("")
    left = DictProperty()
    """What is left of each resource after the payment that is chosen."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._follow)
        for name in ("view", "seat"):
            self.fbind(name, self._follow)
        self.fbind("left", self._foresee)
        self._follow()

    def _foresee(self, *_args) -> None:
        for row in self.ids.resources.children:
            row.after = self.left.get(row.what.rpartition(".")[2], -1)

    def _follow(self, *_args) -> None:
        player = self._player()
        if player is None:
            return
        words = App.get_running_app().i18n
        self.name, self.colour = words.say(player.name), player.colour
        self.shape = shape_icon(player.shape)
        self.points, self.era = player.points, player.era
        self.mats = ", ".join(words.say(mat.name) for mat in player.civilizations)
        self.mats_topic = player.mats_topic
        self.waiting = ", ".join(words.say(piece) for piece in player.waiting)
        self.automa = self._automa_line(words)
        self._rows("resources", player.resources, lambda: ResourceRow(side=self), words)
        self._rows("buildings", player.buildings, self._building, words)
        self._rows("counts", player.counts, self._chip, words)

    def _player(self):
        players = self.view.players if self.view else ()
        return next((player for player in players if player.id == self.seat), None)

    def _automa_line(self, words) -> str:
        if self.view.automa is None:
            return ""
        points, era = self.view.automa
        return words._("tapestry.screen.automa_line", n=points, era=era)

    def _rows(self, box: str, counts, make, words) -> None:
        rows = self.ids[box]
        while len(rows.children) > len(counts):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(counts):
            rows.add_widget(make())
        for row, count in zip(reversed(rows.children), counts, strict=True):
            row.what, row.text, row.icon = count.id, as_label(words.say(count.name)), count.icon
            row.n, row.most = count.n, count.most
            row.help_id = f"{count.topic or 'icon.' + count.icon}|{row.text}"

    def _building(self):
        return BuildingRow(on_release=self.ask_number)

    def _chip(self):
        return CountChip(on_release=self.ask_number)

    def ask_number(self, row) -> None:
        """A number to be typed; one that only follows from others says so."""
        if not row.what:
            app = App.get_running_app()
            app.toast(app.i18n._("tapestry.screen.follows"))
            return
        NumberSheet.ask(
            row.text, row.n, 0, int(row.most), lambda value: self.table.correct(row.what, value)
        )

    def open_cards(self) -> None:
        """Everything that lies beside the mat."""
        open_cards(self._player())

    def ask_points(self) -> None:
        """The points as they are on the table."""
        words = App.get_running_app().i18n
        title = words._("tapestry.screen.points")
        NumberSheet.ask(
            title, int(self.points), -99, 999, lambda value: self.table.correct("points", value)
        )


load_kv(__file__)
