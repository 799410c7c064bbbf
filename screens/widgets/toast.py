"""A line at the bottom that goes by itself; `app.toast(text, action, call)` shows it."""

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv


class Toast(BoxLayout):
    """A line at the bottom that goes by itself; perhaps with one thing to press."""

    text = StringProperty("")
    action = StringProperty("")
    seconds = NumericProperty(5)
    _gone = None

    def tell(self, text: str, action: str = "", on_action=lambda: None) -> None:
        """Show a line, in place of the one before."""
        self.text, self.action, self.on_action = text, action, on_action
        if self._gone is not None:
            self._gone.cancel()
        self._gone = Clock.schedule_once(self.hide, self.seconds)

    def press(self) -> None:
        self.hide()
        self.on_action()

    def hide(self, *_args) -> None:
        """Take the line away."""
        if self._gone is not None:
            self._gone.cancel()
        self.text = ""


load_kv(__file__)
