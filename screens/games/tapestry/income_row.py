"""A row of the income mat as it lies: open spaces show what they give, the others are covered."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from companion.games.tapestry.tracks.view_marks import revealed_marks
from screens.games.tapestry.lane_drawing import draw_marks, mixed
from screens.widgets.boards.batch import Batch
from screens.widgets.frame.box import Box

SPACES = 6


def building_of(count: str) -> str:
    """Which building a count of the table is about."""
    return count.removeprefix("building.")


class IncomeRow(Widget):
    """`n` buildings have left the mat: the first space and as many more are open."""

    building = StringProperty("")
    n = NumericProperty(0)
    taken = ObjectProperty(None, allownone=True)
    """The spaces that are covered where that is known, 1 to 6; else as many as `n` leaves."""
    lit = ListProperty()
    """Spaces with a gold edge."""

    def __init__(self, **kwargs):
        self._group = InstructionGroup()
        self._draw = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._group)
        for name in ("building", "n", "taken", "lit", "pos", "size"):
            self.fbind(name, self._draw)
        App.get_running_app().theme.bind(dark=self._draw)

    def _draw_now(self, *_args) -> None:
        self._group.clear()
        if not self.building or self.width < SPACES:
            return
        theme, batch = App.get_running_app().theme, Batch()
        step = self.width / SPACES
        for place, gains in enumerate(revealed_marks(self.building)):
            box = self.x + place * step + 1.5, self.y, step - 3, self.height
            self._space(box, gains, place + 1, batch, theme)
        batch.onto(self._group)

    def _is_covered(self, space: int) -> bool:
        return space > self.n + 1 if self.taken is None else space in self.taken

    def _space(self, box, gains, space: int, batch, theme) -> None:
        (x, y, wide, high), covered = box, self._is_covered(space)
        colour = theme.of(self.building)
        fill = colour if covered else mixed(colour, theme.surface, 0.16)
        made = Box()
        made.pos, made.size = (x, y), (wide, high)
        edge = colour if covered else mixed(colour, theme.surface, 0.75)
        lit = space in self.lit and not covered
        made.look = fill, 7, theme.gold if lit else edge, 2.2 if lit else 1.2
        self._group.add(made)
        spot, side = (x + wide / 2, y + high / 2), min(high * 0.68, wide * 0.8)
        if covered:
            batch.icon(f"building-{self.building}", spot, side, theme.paper_ink)
        else:
            draw_marks(batch, gains, spot, side, (wide - 5, theme.ink))
