"""The time of a turn: where the player has set one, its end is told once, and nothing is forced.

It goes with the clock of the game: it stands while that one stands, and begins anew with each
turn, or where a game has no turns with each step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window

from screens import device

if TYPE_CHECKING:
    from kivy.clock import ClockEvent

    from screens.app import LoomApp

Turn = tuple[str, str, int | str]
"""The game, whose turn it is, and its step where nobody's."""
LOOKED = 5
"""Seconds between two looks."""


class TurnClock:
    """Looks now and then as long as a time is set."""

    def __init__(self, app: LoomApp) -> None:
        self.app = app
        self.turn: Turn | None = None
        self.began = 0
        self.told = False
        self._tick: ClockEvent | None = None

    def follow(self, minutes: int) -> None:
        """So many minutes a turn; 0 for as long as it takes."""
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None
        if minutes:
            self._tick = Clock.schedule_interval(self.look, LOOKED)

    @property
    def seconds(self) -> int | None:
        """How long this turn has taken by the clock; None where nobody has one."""
        session, turn = self.app.bridge.session, _turn_of(self.app)
        if session is None or turn is None:
            self.turn = None
            return None
        touches = [entry.at for entry in session.entries if entry.at]
        shown = self.app.library.timers.shows(self.app.bridge.running_id, touches) or 0
        if turn != self.turn or shown < self.began:
            self.turn, self.began, self.told = turn, shown, False
        return shown - self.began

    def look(self, *_args: object) -> None:
        """Tell it when the time is over."""
        if self.app.library.timers.of(self.app.bridge.running_id) is None:
            return
        minutes, seconds = self.app.choices.now.turn_minutes, self.seconds
        if minutes and seconds is not None and seconds >= 60 * minutes and not self.told:
            self.told = True
            self.tell(minutes)

    def tell(self, minutes: int) -> None:
        """By a line and a buzz, aloud if that is wanted, and where nobody looks by the system."""
        app = self.app
        text = app.i18n._("app.timer.turn_over", n=minutes)
        app.toast(text)
        app.buzz()
        if app.reads_aloud:
            app.speech.say(text, app.i18n.lang)
        if not is_looked_at():
            device.notify(app.i18n._("app.timer.title"), text)


def is_looked_at() -> bool:
    """Whether this is the window in front."""
    return bool(Window.focus)


def _turn_of(app: LoomApp) -> Turn | None:
    """Another one for another turn; None while nobody is to be hurried."""
    session = app.bridge.session
    if session is None:
        return None
    turn = session.game.turn_now(session.state)
    if turn is None:
        return None
    last = session.last
    step = "" if turn else last.id if last else 0
    return app.bridge.running_id, turn, step
