"""A second touch within a moment is taken for an accident, where the player wants that.

guard = Guard()
if guard.passes():
    ...                     # go on
"""

from kivy.app import App
from kivy.clock import Clock

from companion.describe.touching import MOMENT


class Guard:
    """Remembers the last touch that went on."""

    clock = Clock.get_boottime
    _last = -MOMENT

    def passes(self) -> bool:
        """Whether this touch is meant."""
        now = type(self).clock()
        if App.get_running_app().guards_next and now - self._last < MOMENT:
            return False
        self._last = now
        return True
