"""Hours at the table, a bar for each month."""

from kivy.graphics import Color
from kivy.properties import ListProperty

from screens.kv import load_kv
from screens.statistics.drawn import Drawn
from screens.widgets.frame.box import Box


class Months(Drawn):
    """`bars` are (letter of the month, hours as they are said, minutes), the last one lit."""

    FOLLOWS = ("bars",)
    bars = ListProperty()

    def draw(self, theme) -> None:
        size = int(13 * theme.sp)
        most = max((minutes for _letter, _said, minutes in self.bars), default=0)
        if not most:
            return
        step = self.width / len(self.bars)
        low = self.y + size * 1.8
        room = self.height - size * 3.8
        for number, (letter, said, minutes) in enumerate(self.bars):
            middle = self.x + (number + 0.5) * step
            height = max(size * 0.3, room * minutes / most)
            self._bar(middle, low, step * 0.7, height, number == len(self.bars) - 1, theme)
            self.words(letter, (middle, self.y + size * 0.8), size, theme.dim)
            if minutes:
                self.words(said, (middle, low + height + size * 0.9), size, theme.ink)

    def _bar(self, middle, low, width, height, lit, theme) -> None:
        box, colour = Box(), theme.accent if lit else theme.edge
        box.pos, box.size = (middle - width / 2, low), (width, height)
        box.look = (colour, 3)
        self.group.add(Color(1, 1, 1, 1))
        self.group.add(box)


load_kv(__file__)
