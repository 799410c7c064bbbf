"""The clock of the open game: begun, paused and put right; its minutes are kept with the game."""

from kivy.app import App
from kivy.clock import Clock

from companion.core.message import Message
from companion.core.question import Amount
from companion.library import limits
from companion.library.settings import MOST_TURN_MINUTES
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberSheet
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Figure, Note

LOOKED = 10
"""Seconds between two looks at it."""


class ClockSheet(Sheet):
    """Hours and minutes, and what can be done with them."""

    def __init__(self, **kwargs):
        super().__init__(dialog=True, **kwargs)
        words = App.get_running_app().i18n
        self.title = words._("app.timer.title")
        self.figure = self.put(Figure(halign="center"))
        self.turn_time = self.put(Note(halign="center"))
        self.put(Note(text=words._("app.timer.about")))
        limit = self.put(Press(icon="timer", text=limit_said(words)))
        limit.bind(on_release=lambda *_: self.limit())
        other = self.act(Press(text=words._("app.timer.put_right"), icon="edit"))
        other.bind(on_release=lambda *_: self.put_right())
        self.turn = self.act(Gold())
        self.turn.bind(on_release=lambda *_: self.begin_or_pause())
        self.look()
        self._tick = Clock.schedule_interval(self.look, LOOKED)

    def on_dismiss(self) -> None:
        self._tick.cancel()

    def begin_or_pause(self) -> None:
        """The other of the two."""
        app = App.get_running_app()
        game_id, timers = app.bridge.running_id, app.library.timers
        timer = timers.of(game_id)
        if timer and timer.runs:
            app.bridge.attempt(lambda: timers.pause(game_id, touches()))
        else:
            app.bridge.attempt(lambda: timers.begin(game_id))
        self.look()

    def put_right(self) -> None:
        """Ask for the minutes it should show."""
        minutes = seconds_shown() // 60
        self.close()
        ask_question(Amount("minutes", Message("app.timer.ask"), 0, limits.MINUTES, minutes), _set)

    def limit(self) -> None:
        """Ask for the time of a turn."""
        minutes = App.get_running_app().choices.now.turn_minutes
        self.close()
        ask_limit(minutes, open_clock)

    def look(self, *_args) -> None:
        """What it shows now."""
        app = App.get_running_app()
        timer = app.library.timers.of(app.bridge.running_id)
        minutes = seconds_shown() // 60
        self.figure.text = f"{minutes // 60}:{minutes % 60:02}"
        self.turn_time.text = self.turn_said()
        stage = "pause" if timer and timer.runs else "go_on" if timer else "begin"
        self.turn.text = app.i18n._(f"app.timer.{stage}")
        self.turn.icon = "pause" if stage == "pause" else "play"

    def turn_said(self) -> str:
        """How long the turn has taken, of how long it may."""
        app = App.get_running_app()
        minutes, seconds = app.choices.now.turn_minutes, app.turn_clock.seconds
        if not minutes or seconds is None:
            return ""
        shown = f"{seconds // 60}:{seconds % 60:02}"
        return app.i18n._("app.timer.turn_shown", shown=shown, n=minutes)


def open_clock() -> Sheet:
    """Over the table."""
    return ClockSheet().open()


def limit_said(words, *_follows) -> str:
    """The time of a turn as it is set."""
    minutes = App.get_running_app().choices.now.turn_minutes
    return words._("app.timer.limit" if minutes else "app.timer.no_limit", n=minutes)


def ask_limit(minutes: int, then) -> Sheet:
    """So many minutes, or none."""

    def take(value: int) -> None:
        App.get_running_app().choices.change(turn_minutes=value)
        then()

    words = App.get_running_app().i18n
    return NumberSheet.ask(words._("app.timer.ask_limit"), minutes, 0, MOST_TURN_MINUTES, take)


def seconds_shown() -> int:
    """Of the game that is open."""
    app = App.get_running_app()
    return app.library.timers.shows(app.bridge.running_id, touches()) or 0


def touches() -> list[str]:
    """When something was done in it."""
    session = App.get_running_app().bridge.session
    return [entry.at for entry in session.entries if entry.at] if session else []


def _set(minutes: int) -> None:
    app = App.get_running_app()
    app.bridge.attempt(lambda: app.library.timers.set(app.bridge.running_id, minutes))
    open_clock()
