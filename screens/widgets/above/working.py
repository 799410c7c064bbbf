"""Long work a slice at a time between two frames, with a bar; the window stays alive.

Work that comes whole or not at all may be stopped: nothing of it has happened then.
"""

from time import monotonic

from kivy.app import App
from kivy.clock import Clock

from companion.errors import LoomError
from screens.memory import SweptByTheWay
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.frame.progress import Progress

SLICE = 0.012
"""Seconds of work a frame."""


class Working(Sheet):
    """Shown until the work is done, or stopped by its button where it `may_stop`."""

    def __init__(self, may_stop: bool = False, **kwargs):
        super().__init__(dialog=True, may_close=False, **kwargs)
        self.bar = self.put(Progress())
        if may_stop:
            stop = Press(text=App.get_running_app().i18n._("kit.stop"), icon="cross")
            stop.bind(on_release=lambda *_: self._end())
            self.act(stop)

    def begin(self, work, on_done):
        """Do the work, then call `on_done`; a file that fails is told."""
        self._work, self._on_done, self._swept = work, on_done, SweptByTheWay()
        self._event = Clock.schedule_interval(self._go_on, 0)
        return self.open()

    def _go_on(self, _passed) -> None:
        until = monotonic() + SLICE
        try:
            for done, of in self._work:
                self.bar.done, self.bar.all = done, of
                self._swept.sweep()
                if monotonic() > until:
                    return
        except LoomError as error:
            self._end()
            App.get_running_app().tell_trouble(error.message)
        except BaseException:
            self._end()
            raise
        else:
            self._end()
            self._on_done()

    def _end(self) -> None:
        self._event.cancel()
        self._work.close()
        self._swept.end()
        self.close()
