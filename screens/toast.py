"""A line that goes by itself; `app.toast(text, action, call)` shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from screens.fonts import font_for
from screens.pages.page_screen import PageScreen
from screens.plain_button import PlainButton

if TYPE_CHECKING:
    from kivy.clock import ClockEvent
    from kivy.input import MotionEvent

    from companion.describe.node import Do
    from screens.navigation import Navigator
    from screens.theme import Theme

BAR, LEAST, TARGET = 64, 56, 48
"""The height of the bar of a page, the least of the line and of its button, in dp."""
WIDEST, SIDE, ROOM = 620, 14, 12
BESIDE = 0.46
"""So much of the window lies beside a dock."""
BAR_KEY, TITLE, NARROWEST = "/bar/", "/bar/words/title", 420
"""It lies on the name of the place, up to the first button: over no board and no heading."""
SECONDS = 5


class Toast(BoxLayout):
    """In the bar where it has room, below it on a phone, at the foot where it is `toast_low`."""

    text = StringProperty("")
    action = StringProperty("")
    aside = BooleanProperty(False)
    """Beside a dock it lies at the foot of the stage: over no bar, over no gold."""
    _gone: ClockEvent | None = None

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint=(None, None), spacing=dp(ROOM), **kwargs)
        self.padding = dp(18), dp(4), dp(8), dp(4)
        self._words = Label(font_size="16sp", valign="middle", line_height=1.12)
        self._button = PlainButton((0, 0, 0, 0), bold=True, size_hint=(None, None))
        self._button.pos_hint = {"center_y": 0.5}
        self._button.bind(on_release=lambda _button: self.press())
        with self.canvas.before:
            self._ground, self._shape = Color(), RoundedRectangle(radius=[dp(14)])
        self.add_widget(self._words)
        app = App.get_running_app()
        app.nav.bind(view=self._lay, overlays=self._lay, pos=self._lay, size=self._lay)
        self._again = Clock.create_trigger(self._lay, 0)  # once the page is laid out too
        app.nav.bind(view=self._again)
        app.bind(beside=self._lay, left_handed=self._lay)
        app.theme.bind(ground=self._lay, sp=self._lay)
        self._lay()

    def tell(self, text: str, action: str = "", on_action: Do = lambda: None) -> None:
        """Show a line, in place of the one before."""
        self.text, self.action, self.on_action = text, action, on_action
        self._lay()
        if self._gone is not None:
            self._gone.cancel()
        self._gone = Clock.schedule_once(self.hide, SECONDS)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Gone, it is touched nowhere."""
        return bool(self.text) and super().on_touch_down(touch)

    def press(self) -> None:
        self.hide()
        self.on_action()

    def hide(self, *_args: object) -> None:
        """Take the line away."""
        if self._gone is not None:
            self._gone.cancel()
        self.text = self.action = ""
        self._lay()

    def _lay(self, *_args: object) -> None:
        """Its words, its colours, and where it lies on the screen that is shown."""
        app = App.get_running_app()
        nav, theme = app.nav, app.theme
        low = nav.view.toast_low and not nav.overlays
        self.aside = app.beside and not nav.overlays
        if (self.aside or not (low or nav.overlays)) and self._lay_in_bar(nav, theme):
            return
        self.width = min(dp(WIDEST), nav.width * (BESIDE if self.aside else 1) - 2 * dp(SIDE))
        self._say(theme)
        if not self.aside:
            self.x = nav.x + (nav.width - self.width) / 2
        else:
            self.x = nav.right - self.width - dp(SIDE) if app.left_handed else nav.x + dp(SIDE)
        foot, below = nav.y + dp(16), nav.top - self.height - dp(BAR) - dp(10)
        self.y = foot if low or self.aside else below
        self._paint(theme)

    def _lay_in_bar(self, nav: Navigator, theme: Theme) -> bool:
        """Whether there is room enough for it before the buttons."""
        if not isinstance(nav.view, PageScreen):
            return False
        view = nav.view.view
        pieces = view.showing.pieces
        title = next((one for one in pieces if one.key == TITLE), None)
        if title is None:
            return False
        touched = (one.x for one in pieces if one.key.startswith(BAR_KEY) and one.hits)
        end = min((x for x in touched if x > title.x), default=view.width / view.scale - ROOM)
        wide = min(WIDEST, end - title.x - ROOM)
        if wide < NARROWEST:
            return False
        self.x, self.width = view.x + title.x * view.scale, wide * view.scale
        self._say(theme)
        self.y = view.top - max(self.height, (dp(BAR) + self.height) / 2)
        self._paint(theme)
        return True

    def _paint(self, theme: Theme) -> None:
        self._ground.rgba = theme.ink if self.text else (0, 0, 0, 0)
        self._shape.pos, self._shape.size = self.pos, self.size

    def _say(self, theme: Theme) -> None:
        """As many lines as its words take beside its button."""
        words, button = self._words, self._button
        words.text, words.font_name, words.color = self.text, font_for(self.text), theme.ground
        button.text, button.color, button.ground.rgba = self.action, theme.ink, theme.ground
        is_there = button.parent is self
        if self.action and not is_there:
            self.add_widget(button)
        elif is_there and not self.action:
            self.remove_widget(button)
        button.texture_update()
        button.size = button.texture_size[0] + dp(36), max(dp(TARGET), button.texture_size[1])
        left, _top, right, _bottom = self.padding
        beside = button.width + self.spacing if self.action else 0
        words.text_size = max(1, self.width - left - right - beside), None
        words.texture_update()
        self.height = max(dp(LEAST), words.texture_size[1] + dp(24)) if self.text else 0
