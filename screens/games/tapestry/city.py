"""The capital as a board: nine by nine plots, pieces, what is complete, where a piece fits."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle, RoundedRectangle
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty
from kivy.uix.widget import Widget

from companion.games.tapestry.city.view_ways import turns, way_at
from screens.games.tapestry.board_touch import tell_plot
from screens.widgets.boards.lens import Dense
from screens.widgets.pictures.icon import texture_of
from screens.widgets.touch.gliding import KEPT, keep_from_lists, lies_in_long_list
from screens.widgets.touch.holding import Holds, strayed, was_held

PLOTS, DISTRICT = 9, 3
DRAGGED = "the plot it is dragged to"
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""Rows and columns that an arrow goes on."""


class CityGrid(Holds, Dense, Widget):
    """Nine by nine plots in nine districts; places that fit are lit and can be touched.

    A finger that moves on drags: `on_drag` tells the plot it began on and the one it is on. Within
    a list that scrolls only the piece that is looked at is dragged, elsewhere the list moves.
    """

    view = ObjectProperty(None, allownone=True, rebind=False)
    fits = ListProperty()
    chosen = ListProperty()
    """The plots of the way that is looked at."""

    whole = BooleanProperty(False)
    """Touched anywhere it is one thing: to be looked at, larger elsewhere."""

    __events__ = ("on_tap", "on_hold", "on_drag", "on_drop")

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("view", "fits", "chosen", "pos", "size"):
            self.fbind(name, self._draw)

    def on_kv_post(self, *_args):
        App.get_running_app().theme.bind(dark=self._draw)

    # touch

    def on_touch_down(self, touch):
        if not self.collide_point(*touch.pos) or touch.is_mouse_scrolling or self in touch.ud:
            return False
        cell = (0, 0) if self.whole else self.cell_at(*touch.pos)
        if cell is None:
            return False
        touch.ud[self] = cell
        touch.grab(self)
        if cell in self.chosen:
            keep_from_lists(touch)
        else:
            self.await_hold(touch)
        return True

    def held(self, touch) -> None:
        self.dispatch("on_hold", touch.ud[self])

    def on_touch_move(self, touch):
        if touch.grab_current is not self:
            return False
        cell = self.cell_at(*touch.pos)
        was = touch.ud.get(DRAGGED, touch.ud[self])
        if cell not in (None, was) and not was_held(touch) and self._may_drag(touch):
            self.forget_hold()
            touch.ud[DRAGGED] = cell
            self.dispatch("on_drag", touch.ud[self], cell)
        elif strayed(touch):
            self.forget_hold()
        return True

    def _may_drag(self, touch) -> bool:
        """Where a list could move, only the piece that is looked at follows the finger."""
        return touch.ud[self] in self.chosen or KEPT in touch.ud or not lies_in_long_list(self)

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.forget_hold()
        if DRAGGED in touch.ud:
            self.dispatch("on_drop")
        elif not was_held(touch) and self._is_still_on(touch):
            self.touched(touch.ud[self], touch.pos)
        return True

    def _is_still_on(self, touch) -> bool:
        if self.whole:
            return self.collide_point(*touch.pos)
        return self.cell_at(*touch.pos) == touch.ud[self]

    def part_size(self) -> float:
        return self._frame()[2]

    def again(self):
        return CityGrid(view=self.view, fits=self.fits, chosen=self.chosen)

    def touch_taken(self, touch):
        super().touch_taken(touch)
        if DRAGGED in touch.ud:
            self.dispatch("on_drop")

    def parts(self):
        """Each plot and its square, for the keys."""
        if self.whole:
            yield (0, 0), (*self.pos, self.right, self.top)
            return
        left, top, step = self._frame()
        for row in range(PLOTS):
            for column in range(PLOTS):
                x, y = left + column * step, top - row * step
                yield (row, column), (x, y - step, x + step, y)

    def slide(self, part, direction: str):
        """From where to where a finger drags the piece, as far as it fits next; for the keys."""
        fits = {one.cells for one in self.fits} if len(self.chosen) > 1 else set()
        for far in range(1, PLOTS):
            down, across = (far * step for step in STEPS[direction])
            moved = {cell: (cell[0] + down, cell[1] + across) for cell in self.chosen}
            on_mat = [cell for cell in moved if _is_plot(cell) and _is_plot(moved[cell])]
            if tuple(moved.values()) in fits and on_mat:
                start = min(on_mat, key=lambda cell: (cell != part, cell))
                return self._middle(start), self._middle(moved[start]), moved[start]
        return None

    def _middle(self, cell) -> tuple[float, float]:
        left, top, step = self._frame()
        return left + (cell[1] + 0.5) * step, top - (cell[0] + 0.5) * step

    def cell_at(self, x: float, y: float):
        """(row, column) at a point, None outside."""
        left, top, step = self._frame()
        row, column = int((top - y) // step), int((x - left) // step)
        return (row, column) if _is_plot((row, column)) else None

    def on_tap(self, cell) -> None:
        """A plot was touched."""

    def on_hold(self, cell) -> None:
        """A finger stays on a plot: what is there, and the entry on it."""
        tell_plot(self.view.player, cell)

    def on_drag(self, start, cell) -> None:
        """A finger that began on one plot is on another."""

    def on_drop(self) -> None:
        """A finger that dragged was lifted."""

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
        for cell in self.chosen:
            self._plot(cell, theme.accent, 5)
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
            self._plot(cell, theme.accent if piece.landmark else theme.of(piece.id), 3)
            self._mark(cell, icon, theme.paper_ink)

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


def _is_plot(cell) -> bool:
    """It lies on the mat, which a piece may stick out of."""
    return all(0 <= part < PLOTS for part in cell)


def no_turn(ways) -> str:
    """Why a piece cannot be turned, in words; nothing where it can."""
    return "" if turns(ways) else App.get_running_app().i18n._("tapestry.screen.turns_no_way")


class Dragged:
    """A piece that follows the finger over the plots where it fits."""

    def __init__(self):
        self.drop()

    def way(self, ways, now, start, cell):
        """The way that lies as far from where it was as the finger has moved, or the last one."""
        if self._way is None:
            held = now if now is not None and start in now.cells else way_at(ways, start)
            self._way, self._from = (held, start) if held else (way_at(ways, cell), cell)
        if self._way is None:
            return now
        down, across = cell[0] - self._from[0], cell[1] - self._from[1]
        wanted = tuple((row + down, column + across) for row, column in self._way.cells)
        return next((one for one in ways if one.cells == wanted), now or self._way)

    def drop(self) -> None:
        """The finger is off."""
        self._way, self._from = None, None
