"""A line that goes by itself; `app.toast(text, action, call)` shows it."""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv import load_kv
from screens.pages.page_view import PageView

BAR = 64
"""The height of the bar of a page, in dp."""


class Toast(BoxLayout):
    """Below the bar, or at the bottom of a screen that is `toast_low`; one thing to press."""

    text = StringProperty("")
    action = StringProperty("")
    seconds = NumericProperty(5)
    below = NumericProperty(0)
    """The height of the bar at the top, which it leaves free."""
    aside = BooleanProperty(False)
    """Beside a dock it lies at the foot of the stage: over no bar, over no gold."""
    low = BooleanProperty(False)
    """At the bottom: where a list begins at the top, its first row stays in sight."""
    _gone = None
    _bar = None

    def on_kv_post(self, *_args):
        nav = App.get_running_app().nav
        nav.bind(view=self._keep_below)
        nav.bind(overlays=self._keep_below)
        App.get_running_app().bind(beside=self._keep_below)
        self._keep_below()

    def tell(self, text: str, action: str = "", on_action=lambda: None) -> None:
        """Show a line, in place of the one before."""
        self.text, self.action, self.on_action = text, action, on_action
        if self._gone is not None:
            self._gone.cancel()
        self._gone = Clock.schedule_once(self.hide, self.seconds)

    def on_touch_down(self, touch):
        """Gone, it is touched nowhere: its button lies there unseen."""
        return bool(self.text) and super().on_touch_down(touch)

    def _keep_below(self, *_args) -> None:
        """Follow the bar of the screen that is shown."""
        nav = App.get_running_app().nav
        view = nav.view
        is_page = isinstance(getattr(view, "view", None), PageView)
        self.aside = is_page and App.get_running_app().beside and not nav.overlays
        self.low = getattr(view, "toast_low", False) and not nav.overlays
        if isinstance(getattr(view, "view", None), PageView):
            self.below = dp(BAR)
            return
        bar = view.children[-1] if view is not None and view.children else None
        if bar is not None and bar is not self._bar:
            if self._bar is not None:
                self._bar.funbind("height", self._lower)
            self._bar = bar
            bar.fbind("height", self._lower)
            self._lower()

    def _lower(self, *_args) -> None:
        self.below = self._bar.height

    def press(self) -> None:
        self.hide()
        self.on_action()

    def hide(self, *_args) -> None:
        """Take the line away."""
        if self._gone is not None:
            self._gone.cancel()
        self.text = ""


load_kv(__file__)
