"""One way of holding: 0.55 s after a finger came down what it is on answers, and is not tapped.

A hold never acts: where nothing is known about what the finger is on, that is said.

class Plot(Holds, Widget):
    def on_touch_down(self, touch):
        self.await_hold(touch)
        touch.grab(self)
        return True

    def held(self, touch):
        self.dispatch("on_hold", self.cell_at(*touch.pos))

    def on_touch_up(self, touch):
        self.forget_hold()
        if not was_held(touch): ...
"""

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.metrics import dp

LONG_PRESS = 0.55
STRAY = 20
"""How far a finger that holds may stray, in dp."""
HELD, HOLDERS = "held", "what waits for its hold, the innermost first"


def is_lifted(touch) -> bool:
    """The finger is off already: a busy moment is late to hear of it."""
    return touch not in EventLoop.touches


def was_held(touch) -> bool:
    """Something answered to this finger's staying: it taps nothing any more."""
    return HELD in touch.ud


def strayed(touch) -> bool:
    """The finger is no longer where it came down."""
    return abs(touch.x - touch.ox) + abs(touch.y - touch.oy) > dp(STRAY)


def is_told(touch) -> bool:
    """Ask what the finger stays on, the innermost first, until one has something to tell."""
    return any(each.held(touch) is not False for each in touch.ud.get(HOLDERS, ()))


class Holds:
    """Mixed into what answers to a finger that stays; the innermost that knows something does."""

    _hold = None

    def await_hold(self, touch) -> None:
        """The finger came down here."""
        self.forget_hold()
        holders = touch.ud.setdefault(HOLDERS, [])
        holders.append(self)
        if holders[0] is self:
            self._hold = Clock.schedule_once(lambda _dt: self._stayed(touch), LONG_PRESS)

    def forget_hold(self) -> None:
        """It was lifted, strayed, or moves a list."""
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None

    def touch_taken(self, touch) -> None:
        """A list took the finger over."""
        self.forget_hold()

    def _stayed(self, touch) -> None:
        self._hold = None
        if is_lifted(touch):
            return
        touch.ud[HELD] = self
        if not is_told(touch):
            self.tell_nothing()

    def held(self, touch):
        """The finger stayed; False where there is nothing to tell."""

    def tell_nothing(self) -> None:
        """Nothing under the finger knew anything: said, and nothing is done."""
        app = App.get_running_app()
        app.toast(app.i18n._("kit.nothing_to_tell"))
