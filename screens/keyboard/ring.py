"""A ring around what the keys are on, above everything."""

from kivy.app import App
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp

from screens.keyboard.places import Spot

GROUP = "the ring of the keys"
AWAY, WIDE, UNDER, ROUND = 2, 2, 3.5, 14
"""How far it lies outside, how wide its two lines are and how round its corners, in dp."""


class Ring:
    """Two lines, so that it is seen on light and on dark."""

    def __init__(self, nav) -> None:
        self.nav = nav
        self._drawn = None

    def lie_on(self, place: Spot | None) -> None:
        """Draw it there, or nowhere."""
        if place is None:
            self._wipe()
            return
        theme = App.get_running_app().theme
        wanted = self._frame(place), theme.dark
        if wanted != self._drawn:
            self._wipe()
            self._drawn = wanted
            Window.canvas.after.add(self._group_at(wanted[0], theme))

    def _wipe(self) -> None:
        if self._drawn is not None:
            Window.canvas.after.remove_group(GROUP)
            self._drawn = None

    @property
    def box(self):
        """Left, bottom, width and height; None where it is not seen."""
        return self._drawn and self._drawn[0]

    def _frame(self, place: Spot):
        left, low, right, high = place.box
        away = dp(AWAY)
        left, low = max(left - away, dp(WIDE)), max(low - away, dp(WIDE))
        right = min(right + away, Window.width - dp(WIDE))
        high = min(high + away, Window.height - dp(WIDE))
        return left, low, max(1, right - left), max(1, high - low)

    def _group_at(self, box, theme) -> InstructionGroup:
        group = InstructionGroup(group=GROUP)
        shape = (*box, min(dp(ROUND), min(box[2:]) / 2))
        for colour, width in ((theme.ground, UNDER), (theme.ink, WIDE)):
            group.add(Color(*colour))
            group.add(Line(rounded_rectangle=shape, width=dp(width)))
        return group
