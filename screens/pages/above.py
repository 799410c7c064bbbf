"""Sheets above whatever is shown: pages that leave it in sight, closed by Back or a tap beside."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock

from companion.core.message import Message
from companion.describe.node import NOTHING, Page
from companion.describe.sheets import Sheet, Working, over, told
from companion.errors import LoomError
from screens.memory import SweptByTheWay
from screens.pages.page_screen import PageScreen

if TYPE_CHECKING:
    from kivy.clock import ClockEvent

    from companion.describe.node import Do
    from companion.describe.surface import Surface
    from companion.library.progress import Work as Slices

CLEAR = Page(NOTHING, ground="ground~0")
SLICE = 0.012
"""Seconds of long work a frame."""


class Above(PageScreen):
    """One of them; it is put over the navigator, and rests when it is closed."""

    _looks: ClockEvent | None = None
    work: Work
    """What it shows a bar of."""

    def __init__(self, sheet: Sheet, **kwargs: object) -> None:
        self.sheet = sheet
        super().__init__(**kwargs)

    def begin(self, **_where: object) -> None:
        if self.sheet.every:
            self._looks = Clock.schedule_interval(lambda _dt: self.view.again(), self.sheet.every)

    def leave(self) -> None:
        if self._looks is not None:
            self._looks.cancel()
        super().leave()

    def page(self, surface: Surface) -> Page:
        return over(CLEAR, self.sheet, surface, self.close)

    def dismiss(self, *_args: object) -> None:
        """Back, or a tap beside it; one that has to be answered stays."""
        if self.sheet.may_close:
            self.close()
            self.sheet.aside()

    def close(self) -> None:
        """What lies below is shown again."""
        self.leave()
        nav = App.get_running_app().nav
        nav.take_off(self)
        below = nav.overlays[-1] if nav.overlays else nav.view
        if isinstance(below, PageScreen):
            below.view.again()


def lay(sheet: Sheet) -> Above:
    """Above whatever is shown."""
    above = Above(sheet, route="")
    App.get_running_app().nav.put_over(above)
    above.enter()
    return above


def trouble(message: Message) -> Above:
    """Something about files, which must not be overlooked."""
    return lay(told(Message("kit.trouble"), message))


class Work:
    """Long work a slice at a time between two frames, with a bar; the window stays alive.

    Work that comes whole or not at all may be stopped: nothing of it has happened then.
    """

    def __init__(self, title: Message, work: Slices, then: Do, may_stop: bool) -> None:
        self.work, self.then, self.swept = work, then, SweptByTheWay()
        self.bar = Working(title, stop=self.end if may_stop else None)
        self.above = lay(self.bar)
        self.above.work = self  # the clock holds nobody
        self._event = Clock.schedule_interval(self._go_on, 0)

    def _go_on(self, _passed: float) -> None:
        until, bar = monotonic() + SLICE, self.bar
        try:
            for bar.done, bar.of in self.work:
                self.swept.sweep()
                if monotonic() > until:
                    self.above.view.again()
                    return
        except LoomError as error:
            self.end()
            trouble(error.message)
        except BaseException:
            self.end()
            raise
        else:
            self.end()
            self.then()

    def end(self) -> None:
        """Done, or stopped."""
        self._event.cancel()
        self.work.close()
        self.swept.end()
        self.above.close()
