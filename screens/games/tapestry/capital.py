"""The capital on its own sheet: tap a piece, tap where it goes; or the three plain counts."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from companion.games.tapestry.commands import CountCapital, PlacePiece
from companion.games.tapestry.views.capital import capital_view, placements
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.acts import Act
from screens.widgets.icon import texture_of
from screens.widgets.panel import Row

PLOTS, DISTRICT = 9, 3
BESIDE = "beside"


class CityGrid(Widget):
    """Nine by nine plots in nine districts; places that fit are lit and can be touched."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    fits = ListProperty()

    __events__ = ("on_tap",)

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("view", "fits", "pos", "size"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        App.get_running_app().theme.fbind("dark", self._draw)

    def on_touch_up(self, touch):
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        cell = self.cell_at(*touch.pos)
        if cell is not None:
            self.dispatch("on_tap", cell)
        return True

    def cell_at(self, x: float, y: float):
        """(row, column) at a point, None outside."""
        left, top, step = self._frame()
        row, column = int((top - y) // step), int((x - left) // step)
        inside = 0 <= row < PLOTS and 0 <= column < PLOTS
        return (row, column) if inside else None

    def on_tap(self, cell) -> None:
        """A plot was touched."""

    def _frame(self):
        step = min(self.width, self.height) / PLOTS
        left = self.center_x - step * PLOTS / 2
        return left, self.center_y + step * PLOTS / 2, step

    def _draw_now(self, *_args) -> None:
        self._group.clear()
        if self.view is None or self.width < 50:
            return
        theme = App.get_running_app().theme
        blocked = set(self.view.blocked)
        lit = {cell for one in self.fits for cell in one.cells}
        for row in range(PLOTS):
            for column in range(PLOTS):
                cell = (row, column)
                free = theme.lit if cell in lit else theme.raised
                colour = theme.line if cell in blocked else free
                self._plot(cell, colour)
                if cell in blocked:
                    self._mark(cell, "cross", theme.dim)
        for piece in self.view.pieces:
            self._piece(piece, theme)
        self._districts(theme)

    def _plot(self, cell, colour, inset: float = 1.5) -> None:
        left, top, step = self._frame()
        x, y = left + cell[1] * step, top - (cell[0] + 1) * step
        self._group.add(Color(*colour))
        size = step - 2 * inset
        self._group.add(
            RoundedRectangle(pos=(x + inset, y + inset), size=(size, size), radius=[step * 0.12])
        )

    def _mark(self, cell, icon, colour) -> None:
        left, top, step = self._frame()
        side = step * 0.6
        x, y = left + (cell[1] + 0.5) * step, top - (cell[0] + 0.5) * step
        self._group.add(Color(*colour))
        self._group.add(
            Rectangle(texture=texture_of(icon), pos=(x - side / 2, y - side / 2), size=(side, side))
        )

    def _piece(self, piece, theme) -> None:
        icon = "landmark" if piece.landmark else f"building-{piece.id}"
        inside = [cell for cell in piece.cells if max(*cell) < PLOTS and min(*cell) >= 0]
        for cell in inside:
            self._plot(cell, theme.accent if piece.landmark else theme.edge, 3)
            self._mark(cell, icon, theme.ground)

    def _districts(self, theme) -> None:
        left, top, step = self._frame()
        self._group.add(Color(*theme.ink))
        long = PLOTS * step
        for line in (DISTRICT, 2 * DISTRICT):
            at = line * step
            self._group.add(Rectangle(pos=(left + at - 1, top - long), size=(2, long)))
            self._group.add(Rectangle(pos=(left, top - at - 1), size=(long, 2)))
        for district in self.view.districts:
            row, column = (int(part) for part in district.split(","))
            spot = (row * DISTRICT, column * DISTRICT + 2)
            self._mark(spot, "check", theme.good)
        self._group.add(Color(*theme.good))
        for row in self.view.rows:
            spot = left, top - (row + 0.5) * step - 2
            self._group.add(Rectangle(pos=spot, size=(long, 4)))
        for column in self.view.columns:
            spot = left + (column + 0.5) * step - 2, top - long
            self._group.add(Rectangle(pos=spot, size=(4, long)))


class CountLine(Row):
    """A count: an icon, a name, minus, the number, plus."""

    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    reason = StringProperty("")

    __events__ = ("on_change",)

    def on_change(self, value: int) -> None:
        """The player wants this number."""


class CapitalMat(View):
    """Follows the bridge while it is shown."""

    seat = StringProperty("p1")
    view = ObjectProperty(None, allownone=True, rebind=False)
    drawn = BooleanProperty(True)
    title_text = StringProperty("")
    waiting = ListProperty()
    piece = StringProperty("")
    fits = ListProperty()
    told = StringProperty("")
    rows = NumericProperty(0)
    columns = NumericProperty(0)
    districts = NumericProperty(0)
    shown = False
    place = -1

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self.follow)
        app.i18n.fbind("lang", self.follow)

    def enter(self, seat: str = "", **_where):
        self.shown = True
        self.seat = seat or self.seat
        self.piece = ""
        self.follow()

    def leave(self):
        self.shown = False

    def follow(self, *_args) -> None:
        """Take over what the capital is now."""
        app = App.get_running_app()
        state = app.bridge.state
        if not self.shown or state is None or app.bridge.game_id != "tapestry":
            return
        if self.seat not in state.players:
            self.seat = next(iter(state.players))
        words = app.i18n
        self.view = view = capital_view(state, self.seat)
        self.drawn, self.title_text = view.drawn, words.say(view.mat)
        ids = [piece.id for piece in view.waiting]
        self.piece = self.piece if self.piece in ids else (ids[0] if ids else "")
        self.place = ids.index(self.piece) if self.piece else -1
        self.waiting = [
            Act(words.say(piece.name), piece.id, icon=_icon(piece), gold=at == self.place)
            for at, piece in enumerate(view.waiting)
        ]
        me = next(player for player in app.bridge.view.players if player.id == self.seat)
        counts = {count.icon: count.n for count in me.counts}
        self.rows, self.columns = counts["capital-row"], counts["capital-column"]
        self.districts = counts["district"]
        self.fits = list(placements(state, self.seat, self.piece)) if self.piece else []
        self.told = self._told(words)

    def _told(self, words) -> str:
        if not self.piece:
            return words._("tapestry.screen.nothing_waits")
        if self.drawn and not self.fits:
            return words._("tapestry.screen.no_room")
        return words._("tapestry.screen.tap_a_plot")

    def choose(self, piece: str) -> None:
        """Which of the waiting pieces."""
        self.piece = piece
        self.follow()

    def touch(self, cell) -> None:
        """Lay the piece so that it covers this plot; several ways are asked."""
        app = App.get_running_app()
        ways = [one for one in self.fits if cell in one.cells]
        if not ways:
            return
        first = min(ways, key=lambda one: (one.cells[0] != cell, -len(one.completes), -one.lines))
        app.bridge.do(PlacePiece(self.seat, self.piece, first.key))

    def put_beside(self) -> None:
        """It does not fit, or shall not."""
        App.get_running_app().bridge.do(PlacePiece(self.seat, self.piece, BESIDE))

    def count(self, what: str, value: int) -> None:
        """The three plain counts."""
        counts = {"rows": int(self.rows), "columns": int(self.columns), "districts": 0, what: value}
        App.get_running_app().bridge.do(CountCapital(self.seat, **counts))


def _icon(piece) -> str:
    return "landmark" if piece.landmark else f"building-{piece.id}"


load_kv(__file__)
