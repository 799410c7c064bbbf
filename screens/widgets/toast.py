"""A line at the bottom that goes by itself; `app.toast(text, action, call)` shows it."""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv


class Toast(BoxLayout):
    """A line at the bottom that goes by itself; perhaps with one thing to press."""

    text = StringProperty("")
    action = StringProperty("")
    seconds = NumericProperty(5)
    below = NumericProperty(0)
    """The height of the bar at the top, which it leaves free."""
    _gone = None

    def on_kv_post(self, *_args):
        App.get_running_app().nav.fbind("view", lambda *_: Clock.schedule_once(self._keep_below, 0))

    def tell(self, text: str, action: str = "", on_action=lambda: None) -> None:
        """Show a line, in place of the one before."""
        self.text, self.action, self.on_action = text, action, on_action
        self._keep_below()
        Clock.schedule_once(self._keep_below, 0)  # a screen that is just coming has no height yet
        if self._gone is not None:
            self._gone.cancel()
        self._gone = Clock.schedule_once(self.hide, self.seconds)

    def _keep_below(self, *_args) -> None:
        view = App.get_running_app().nav.view
        self.below = view.children[-1].height if view is not None and view.children else 0

    def press(self) -> None:
        self.hide()
        self.on_action()

    def hide(self, *_args) -> None:
        """Take the line away."""
        if self._gone is not None:
            self._gone.cancel()
        self.text = ""


load_kv(__file__)
