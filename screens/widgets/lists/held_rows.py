"""Rows that are no buttons, and still open the rules on what they show when they are held."""

from screens.widgets.controls.button import HelpMark
from screens.widgets.frame.panel import Row


class Held(HelpMark):
    """Held for half a second it opens the rules at its `help_id`; a touch does nothing.

    The touch is followed to its end, wherever that is: what scrolls below may take it over.
    """

    def on_touch_down(self, touch):
        taken = super().on_touch_down(touch)
        if self._hold is not None:
            touch.grab(self)
        return taken

    def on_touch_up(self, touch):
        if touch.grab_current is self:
            touch.ungrab(self)
        return super().on_touch_up(touch)


class HeldRow(Held, Row):
    """One beside the other."""
