"""The capital on its own sheet: tap a piece, tap where it goes; or the three plain counts."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.city.view import capital_view, placements
from companion.games.tapestry.correcting.settable import taken_up
from companion.games.tapestry.table.view_help_here import plot_help
from companion.i18n import as_label
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.city import (  # noqa: F401 – named in kv
    CityGrid,
    Dragged,
    best,
    no_turn,
    turned,
    way_at,
)
from screens.games.tapestry.putting_right import put_right
from screens.games.tapestry.standing import Standing  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.offering import take_named
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import Row

BESIDE = "beside"


class CountLine(Row):
    """A count: an icon, a name, minus, the number, plus."""

    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    reason = StringProperty("")

    __events__ = ("on_change",)

    def on_change(self, value: int) -> None:
        """The player wants this number."""


class CapitalMat(Asks):
    """Follows the bridge while it is shown."""

    seat = StringProperty("p1")
    view = ObjectProperty(None, allownone=True, rebind=False)
    drawn = BooleanProperty(True)
    title_text = StringProperty("")
    waiting = ListProperty()
    piece = StringProperty("")
    fits = ListProperty()
    way = ObjectProperty(None, allownone=True, rebind=False)
    """The way to lay it that is looked at."""
    told = StringProperty("")
    no_turn = StringProperty("")
    rows = NumericProperty(0)
    columns = NumericProperty(0)
    districts = NumericProperty(0)
    place = -1

    def on_kv_post(self, *args):
        self.dragged = Dragged()
        super().on_kv_post(*args)
        self.fbind("drawn", lambda *_args: self.ids.columns.restack())

    def enter(self, seat: str = "", **where):
        self.seat = seat or self.seat
        self.piece = ""
        super().enter(**where)

    def show(self, table, words) -> None:
        """What the capital is now."""
        app = App.get_running_app()
        state = app.bridge.state
        if self.seat not in state.players:
            self.seat = next(iter(state.players))
        self.view = view = app.bridge.seen(capital_view, self.seat)
        self.drawn, self.title_text = view.drawn, words.say(view.mat)
        ids = [piece.id for piece in view.waiting]
        self.piece = self.piece if self.piece in ids else (ids[0] if ids else "")
        self.place = ids.index(self.piece) if self.piece else -1
        me = next(player for player in table.players if player.id == self.seat)
        counts = {count.icon: count.n for count in me.counts}
        self.rows, self.columns = counts["capital-row"], counts["capital-column"]
        self.districts = counts["district"]
        self.fits = list(placements(state, self.seat, self.piece)) if self.piece else []
        self.way = next((one for one in self.fits if one == self.way), None)
        self.told, self.no_turn = self._said(words), no_turn(self.fits)
        self._show_waiting()

    def on_way(self, *_args):
        if self.view is not None:
            self._show_waiting()

    def _show_waiting(self) -> None:
        """The pieces; the one to place is gold until laying it is."""
        words = App.get_running_app().i18n
        self.waiting = [
            Act(
                as_label(words.say(piece.name)),
                piece.id,
                icon=_icon(piece),
                role="accent" if at == self.place else "ink",
                gold=at == self.place and self.way is None,
            )
            for at, piece in enumerate(self.view.waiting)
        ]

    def _said(self, words) -> str:
        if not self.drawn:
            return words._("tapestry.screen.count_capital")
        if not self.piece:
            return words._("tapestry.screen.nothing_waits")
        if not self.fits:
            return words._("tapestry.screen.no_room")
        return words._("tapestry.screen.tap_a_plot")

    def choose(self, piece: str) -> None:
        """Which of the waiting pieces: it lies where it completes most, to be dragged or turned."""
        self.piece, self.way = piece, None
        self.follow()
        self.way = best(self.fits)

    def touch(self, cell) -> None:
        """Look how the piece covers this plot, laid at once if small; a piece there comes up."""
        state = App.get_running_app().bridge.state
        lies = taken_up(state, self.seat, cell) if self.drawn else None
        if lies is not None:
            here, piece = plot_help(state, self.seat, cell), lies.label.params["piece"]
            put_right(piece, here.lines[1:], (lies,), here.topic)
            return
        self.way = way_at(self.fits, cell, self.way)
        if self.way is not None and len(self.way.cells) == 1:
            self.lay()

    def drag(self, start, cell) -> None:
        """The piece follows the finger."""
        self.way = self.dragged.way(self.fits, self.way, start, cell)

    def drop(self) -> None:
        """Let go: a piece of one plot is laid, a larger one may still be turned."""
        self.dragged.drop()
        if self.way is not None and len(self.way.cells) == 1:
            self.lay()

    def turn(self) -> None:
        """The piece turned."""
        self.way = turned(self.fits, self.way)

    def lay(self) -> None:
        """Lay the piece as it is looked at."""
        way, self.way = self.way, None
        self._place(way.key)

    def done(self) -> None:
        """The gold button: lay the piece, or back to the table."""
        app = App.get_running_app()
        self.lay() if self.way is not None else app.nav.back()

    def put_beside(self) -> None:
        """It does not fit, or shall not."""
        self._place(BESIDE)

    def _place(self, plot: str) -> None:
        take_named(f"place.{self.seat}.{self.piece}", {"plot": plot})

    def count(self, what: str, value: int) -> None:
        """The three plain counts."""
        counts = {"rows": int(self.rows), "columns": int(self.columns), "districts": 0, what: value}
        take_named(f"capital.{self.seat}", counts)


def _icon(piece) -> str:
    return "landmark" if piece.landmark else f"building-{piece.id}"


load_kv(__file__)
