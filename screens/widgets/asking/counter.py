"""A number with minus and plus; held, they go on counting; the number itself can be typed.

    Counter:
        value: root.view.coins
        low: 0
        high: 8
        on_change: root.set_coins(args[1])

While a button is held the counter shows what it would come to; `on_change` comes once, at the
lift, with the new value. The counter never changes its `value` itself: it follows the game.
With `free: True` it does (for options that belong to no game yet).
"""

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import IconButton, Tappable
from screens.widgets.frame.panel import Row
from screens.widgets.text.prose import Prose

FIRST, NEXT, FASTEST = 0.4, 0.14, 0.05


class HoldButton(IconButton):
    """Counts once when touched and on and on while it is held."""

    __events__ = ("on_count", "on_counted", "on_forgotten")
    holds = False
    _again = None
    _pause = NEXT

    def __init__(self, **kwargs):
        super().__init__(min_state_time=0, **kwargs)

    def on_press(self):
        self._pause = NEXT
        self.dispatch("on_count")
        self._again = Clock.schedule_once(self._repeat, FIRST)

    def on_state(self, _button, state):
        if state == "normal" and self._stop():
            self.dispatch("on_counted")

    def touch_taken(self, touch):
        if self._stop():
            self.dispatch("on_forgotten")
        super().touch_taken(touch)

    def _stop(self) -> bool:
        """Count no further; whether it counted."""
        counting, self._again = self._again, None
        if counting is not None:
            counting.cancel()
        return counting is not None

    def _repeat(self, _dt):
        self.dispatch("on_count")
        self._pause = max(FASTEST, self._pause * 0.92)
        self._again = Clock.schedule_once(self._repeat, self._pause)

    def on_count(self):
        """One more."""

    def on_counted(self):
        """The finger is off."""

    def on_forgotten(self):
        """The finger moved a list: nothing was to be counted."""


class TypedNumber(Tappable, Prose):
    """A number that opens the number pad."""

    foreseen = BooleanProperty(False)


class Counter(Row):
    """See above. `title` heads the number pad."""

    value = NumericProperty(0)
    ahead = NumericProperty(0)
    """What is counted and not yet said."""
    after = NumericProperty(-1)
    """What it will come to by what is chosen elsewhere, shown in gold; -1 for nothing."""
    low = NumericProperty(0)
    high = NumericProperty(999)
    free = BooleanProperty(False)
    untold = BooleanProperty(False)
    """Nobody has said a number: a dash, until the first touch of minus or plus says `value`."""
    title = StringProperty("")
    help_id = StringProperty("")
    reason = StringProperty("")

    _first_touch = False

    __events__ = ("on_change",)

    def count(self, step: int) -> None:
        """One up or down, shown and not yet said."""
        if self.untold:
            self.untold, self._first_touch = False, True
            return
        self.ahead = min(max(self.value + self.ahead + step, self.low), self.high) - self.value

    def counted(self) -> None:
        """Say what it came to."""
        wanted, self.ahead = self.value + self.ahead, 0
        self._say(wanted)

    def forget(self) -> None:
        """Nothing was counted."""
        self.ahead = 0
        if self._first_touch:
            self.untold, self._first_touch = True, False

    def type_it(self) -> None:
        """Open the number pad."""
        from screens.widgets.asking.number import NumberSheet

        before = None if self.untold else self.value
        NumberSheet.ask(self.title, before, self.low, self.high, self._say)

    def _say(self, wanted: int) -> None:
        if wanted == self.value and not (self.untold or self._first_touch):
            return
        self.untold = self._first_touch = False
        if self.free:
            self.value = wanted
        self.dispatch("on_change", wanted)

    def on_change(self, value: int) -> None:
        """The player wants this value."""


load_kv(__file__)
