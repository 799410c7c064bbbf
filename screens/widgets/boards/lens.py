"""Boards denser than fingers: the first touch shows the piece of board under it, larger.

class Land(Dense, Widget):
    def part_size(self): ...        # how large a hex is
    def again(self): ...            # the same board, to be shown larger

land.touched(place, (x, y))         # `on_tap` at once, or after a touch in the lens
"""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty

from screens.widgets.above.sheet import Sheet
from screens.widgets.touch.gliding import Glides

FINGER, EASY = 47.5, 64
"""A part that a finger finds, and how large the lens makes it; dp."""
HIGH, WIDE = 380, 520


class Dense:
    """Mixed into a board whose parts may be smaller than a finger."""

    has_lens = BooleanProperty(True)

    def is_dense(self) -> bool:
        """Whether a finger would touch more than it means."""
        return self.has_lens and self.part_size() < dp(FINGER)

    def touched(self, part, spot) -> None:
        """A part was touched; where that is not sure it is asked again, larger."""
        if self.is_dense():
            Lens(self, spot).open()
        else:
            self.dispatch("on_tap", part)


class Lens(Sheet):
    """The board larger, at the place that was touched; a touch in it is the one that counts."""

    def __init__(self, board, spot, **kwargs):
        title = App.get_running_app().i18n._("kit.lens")
        super().__init__(title=title, dialog=True, wide=WIDE, **kwargs)
        self.board = board
        self.at = (spot[0] - board.x) / board.width, (spot[1] - board.y) / board.height
        self.window = self.put(Glides(size_hint_y=None, height=dp(HIGH), bar_width=0))
        self.larger = self._board()
        self.window.add_widget(self.larger)
        self.window.bind(width=lambda *_args: self._look())
        Clock.schedule_once(lambda _dt: self._look(), -1)

    def _board(self):
        board, larger = self.board, self.board.again()
        times = dp(EASY) / board.part_size()
        larger.has_lens = False
        larger.size_hint = None, None
        larger.width = board.width * times
        larger.height = board.height * times
        self.follow(larger)
        return larger

    def follow(self, larger) -> None:
        """A part that is touched in it is the one that was meant."""
        larger.bind(on_tap=lambda _larger, part: self._take(part))

    def _look(self) -> None:
        """What was touched in the middle, as far as the board goes."""
        window, larger = self.window, self.larger
        window.scroll_x = _share(self.at[0], larger.width, window.width)
        window.scroll_y = _share(self.at[1], larger.height, window.height)

    def _take(self, part) -> None:
        self.close()
        self.board.dispatch("on_tap", part)


def _share(at: float, whole: float, room: float) -> float:
    """How far to scroll so that this part of the whole is in the middle of the room."""
    if whole <= room:
        return 0.5
    return min(1, max(0, (at * whole - room / 2) / (whole - room)))
