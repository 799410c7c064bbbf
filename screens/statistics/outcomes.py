"""Won and lost, game by game: full squares with a tick, empty ones with a stroke."""

from kivy.graphics import Color, Line, Rectangle
from kivy.properties import ListProperty

from screens.kv import load_kv
from screens.statistics.drawn import Drawn
from screens.widgets.frame.box import Box
from screens.widgets.pictures.icon import texture_of


class Outcomes(Drawn):
    """As many of the last ones as there is room for."""

    FOLLOWS = ("outcomes",)
    outcomes = ListProperty()

    def draw(self, theme) -> None:
        side = min(self.height, 22 * theme.sp)
        step = side * 1.25
        room = max(1, int((self.width + step - side) / step))
        for place, won in enumerate(self.outcomes[-room:]):
            self._mark(self.x + place * step, self.center_y - side / 2, side, won, theme)

    def _mark(self, x, y, side, won, theme) -> None:
        box, edge = Box(), theme.good if won else theme.bad
        box.pos, box.size = (x, y), (side, side)
        box.look = (edge if won else theme.surface, side * 0.28, edge, 2)
        self.group.add(box)
        if won:
            self.group.add(Color(*theme.surface))
            tick = (x + side * 0.12, y + side * 0.12), (side * 0.76, side * 0.76)
            self.group.add(Rectangle(texture=texture_of("check"), pos=tick[0], size=tick[1]))
        else:
            self.group.add(Color(*theme.bad))
            middle = y + side / 2
            ends = (x + side * 0.3, middle, x + side * 0.7, middle)
            self.group.add(Line(points=ends, width=1.4))


load_kv(__file__)
