"""Everything that is told of somebody, one below the other."""

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.tapestry.company.view import KEYS
from companion.i18n import as_label
from screens.games.tapestry.land import shape_icon
from screens.games.tapestry.points_sheet import ask_points
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.controls.button import Tappable
from screens.widgets.controls.tallies import CountTile, PointsKey, TurnsKey
from screens.widgets.frame.panel import Row, Stack

UNACCOUNTED = "untold"


class PersonTop(Tappable, Row):
    """Shape and name; touched, the turn is theirs."""

    column = ObjectProperty(None, rebind=True)
    disc = NumericProperty(34)


class BigPoints(Tappable, Row):
    """The points, large; touched, more are typed."""

    column = ObjectProperty(None, rebind=True)


class PersonColumn(Stack):
    """Everything that is told of somebody."""

    seat = StringProperty("")
    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    note = StringProperty("")
    points = StringProperty("0")
    income_text = StringProperty("")
    income_reason = StringProperty("")
    to_move = BooleanProperty(False)
    back = BooleanProperty(False)
    """Its keys take back."""
    unit = NumericProperty(dp(52))
    room = NumericProperty(0)
    """How high it may be without scrolling."""
    screen = ObjectProperty(None, rebind=True)

    def on_kv_post(self, *_args):
        turns = TurnsKey()
        turns.bind(back=self.setter("back"))
        for n in KEYS:
            key = PointsKey(n=n, help_id="icon.vp")
            key.bind(on_release=lambda key: self.add_points(key.by))
            self.bind(back=key.setter("back"))
            self.ids.point_keys.add_widget(key)
        typed = PointsKey(words="…", on_release=lambda _key: self.type_points())
        self.ids.point_keys.add_widget(typed)
        self.ids.point_keys.add_widget(turns)

    def show(self, column, words) -> None:
        """Take over somebody's numbers."""
        self.seat, self.name = column.seat, words.say(column.name)
        self.icon, self.role = shape_icon(column.shape), column.colour
        self.points, self.to_move = words.say(column.points), column.to_move
        self.note = _note(column, words)
        income = offer_of(f"income.{column.seat}")
        self.income_text = words._("tapestry.company.income_short", turn=column.income or 5)
        self.income_reason = words.say(income.reason) if income else ""
        self._tiles("resources", column.resources, -1)
        self._tiles("buildings", column.buildings, 1)

    def _tiles(self, box: str, tiles, step: int) -> None:
        grid = self.ids[box]
        while len(grid.children) < len(tiles):
            tile = CountTile(step=step, back=self.back)
            tile.bind(on_release=self.count)
            self.bind(back=tile.setter("back"))
            grid.add_widget(tile)
        for widget, tile in zip(reversed(grid.children), tiles, strict=True):
            widget.offer_id, widget.icon, widget.n = tile.id, tile.icon, tile.n
            widget.help_id = f"icon.{tile.icon}"

    def count(self, tile) -> None:
        """One more or one less."""
        take(offer_of(tile.offer_id), {"by": tile.by})

    def add_points(self, n: int, source: str = UNACCOUNTED) -> None:
        """More points, or fewer."""
        take(offer_of(f"points.{self.seat}"), {"by": n, "source": source})

    def type_points(self) -> None:
        """So many, from there."""
        ask_points(offer_of(f"points.{self.seat}"))

    def take_turn(self) -> None:
        """It is this person's turn: said, where it is already."""
        if self.to_move:
            app = App.get_running_app()
            app.toast(app.i18n._("tapestry.turn.of", who=self.name))
        else:
            take(offer_of(f"turn.{self.seat}"))

    def take_income(self) -> None:
        """Their income turn opens."""
        App.get_running_app().nav.go("tapestry/counted_income", seat=self.seat)


def _note(column, words) -> str:
    if column.finished:
        return as_label(words._("tapestry.company.out"))
    if column.follows:
        return as_label(words._("tapestry.company.is_next"))
    return as_label(words._("tapestry.screen.era", era=column.era))


load_kv(__file__)
