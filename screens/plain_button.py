"""A button of Kivy alone, for what is no page: the line that goes by itself, a mistake of ours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import Metrics, dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from screens.pages.touches import HOLD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kivy.input import MotionEvent


class PlainButton(ButtonBehavior, Label):
    """Words on a ground with round corners."""

    def __init__(self, ground: Sequence[float], **kwargs: object) -> None:
        super().__init__(font_size="17sp", halign="center", valign="middle", **kwargs)
        with self.canvas.before:
            self.ground = Color(*ground)
            self._shape = RoundedRectangle(radius=[dp(14)])
        self.bind(pos=self._follow, size=self._follow)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """One that came to stand under the finger is not pressed."""
        app, here = App.get_running_app(), self.collide_point(*touch.pos)
        x, y = touch.x - app.nav.x, app.nav.top - touch.y
        at = x / Metrics.density, y / Metrics.density
        if here and app.guards_next and not app.guard.passes_above(at, Clock.get_boottime()):
            return True
        self._pressed = Clock.get_time()
        return super().on_touch_down(touch)

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Held, it does nothing, as on a page."""
        if touch.grab_current is self and Clock.get_time() - self._pressed > HOLD:
            touch.ungrab(self)
            self.state = "normal"
            return True
        return super().on_touch_up(touch)

    def wrap(self, least: float) -> None:
        """As high as its words, in the width it is given."""
        self.size_hint_y, self.height = None, least
        self.bind(width=lambda _button, width: setattr(self, "text_size", (width - dp(24), None)))
        self.bind(
            texture_size=lambda _b, size: setattr(self, "height", max(least, size[1] + dp(22)))
        )

    def _follow(self, *_args: object) -> None:
        self._shape.pos, self._shape.size = self.pos, self.size
