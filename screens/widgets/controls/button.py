"""Buttons: one gold action to a screen, quiet ones beside it, round ones with an icon only."""

from functools import lru_cache
from time import time

from kivy.app import App
from kivy.core.text import Label as TextPicture
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.label import Label

from screens.fonts import font_for
from screens.kv import load_kv
from screens.widgets.pictures.icon import texture_of
from screens.widgets.touch.holding import Holds, is_lifted, strayed, was_held

LONGEST_HOLD = 20
"""Seconds after which a finger was lifted unseen: while the app was put aside."""


class HelpMark(Holds):
    """Mixed into anything that can be touched: held for half a second, it opens the rules on it.

    `help_id` is the topic; empty means there is none.
    """

    help_id = StringProperty("")
    holds = False
    """A finger that stays means no tap, with a topic or without."""

    def on_touch_down(self, touch):
        taken = super().on_touch_down(touch)
        waits = self.help_id or self.holds
        if waits and self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
            self.await_hold(touch)
        return taken

    def on_touch_move(self, touch):
        if strayed(touch):
            self.forget_hold()
        return super().on_touch_move(touch)

    def on_touch_up(self, touch):
        self.forget_hold()
        return super().on_touch_up(touch)

    def held(self, touch):
        return bool(self.help_id) and App.get_running_app().tell_held(self.help_id)


@lru_cache(maxsize=512)
def words_width(text: str, size: float, bold: bool) -> float:
    """How wide the words are on one line."""
    font = font_for(text)
    return TextPicture(text=text, font_size=size, bold=bold, font_name=font).get_extents(text)[0]


def widest_word(text: str, size: float, bold: bool = False) -> float:
    """How wide the longest word is, which wrapping cannot divide."""
    return max((words_width(word, size, bold) for word in text.split()), default=0)


class Tappable(HelpMark, ButtonBehavior):
    """The base of everything that is pressed.

    With a `reason` it is greyed, and a tap says the reason instead of doing anything.
    """

    reason = StringProperty("")
    shown = BooleanProperty(True)
    beneath = BooleanProperty(False)
    """A sheet lies above: nothing below is gold meanwhile."""
    key = StringProperty("")
    """The letter that presses it where there is a keyboard."""

    holds = True
    stays_put = False
    """It is touched again and again: a list keeps it under the finger."""

    def on_shown(self, *_args):
        self.opacity = 1 if self.shown else 0
        if hasattr(self.parent, "_trigger_layout"):
            self.parent._trigger_layout()  # a Stack gives it room again, or takes it away

    def on_touch_down(self, touch):
        if self.shown and self._is_held() and self.collide_point(*touch.pos):
            return True  # a second finger on it is no second press
        return self.shown and super().on_touch_down(touch)

    def _is_held(self) -> bool:
        finger = self.last_touch
        if finger is None or is_lifted(finger):
            return False
        return time() - finger.time_start < LONGEST_HOLD

    def on_touch_up(self, touch):
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        if was_held(touch) or self.get_root_window() is None:  # or it has gone under the finger
            return self._leave(touch)
        if self.reason:
            if self.collide_point(*touch.pos):
                App.get_running_app().toast(self.reason)
            return self._leave(touch)
        return super().on_touch_up(touch)

    def _leave(self, touch) -> bool:
        """The finger is off, and nothing was pressed."""
        self.forget_hold()
        touch.ungrab(self)
        self.state = "normal"
        return True

    def touch_taken(self, touch):
        super().touch_taken(touch)
        self.state = "normal"

    def tell_nothing(self):
        """What a tap would say, or the name of what shows an icon only."""
        said = self.reason or getattr(self, "label", "")
        if said:
            App.get_running_app().toast(said)
        else:
            super().tell_nothing()


class Press(Tappable, Label):
    """A button with words and perhaps an icon. `kind`: gold, quiet, plain or bad."""

    kind = OptionProperty("quiet", options=["gold", "quiet", "plain", "bad"])
    icon = StringProperty("")
    icon_texture = ObjectProperty(None, allownone=True)
    fit = BooleanProperty(False)
    """As wide as its words, for a row of buttons; otherwise as wide as there is room."""
    chosen = BooleanProperty(False)
    raised = BooleanProperty(False)
    """It stands up from the screen: gold that may be pressed."""
    mark = NumericProperty(0)
    gap = NumericProperty(0)
    side = NumericProperty(18)
    room = NumericProperty(100)
    """What the words may take before they wrap."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("text", "room", "font_size", "bold", "fit"):
            self.fbind(name, self._wrap)
        self._wrap()

    def natural_width(self) -> float:
        """What it would take on one line."""
        words = words_width(self.text, self.font_size, True) if self.text else 0
        return words + 2 * self.side + self.mark + self.gap

    def fitting(self, words: float) -> float:
        """How wide it is drawn around its words, where it is as wide as they are."""
        return words + 2 * self.side + self.mark + self.gap

    def _wrap(self, *_args):
        """Only words that do not fit are given a width: the icon stands beside the others."""
        wraps = not self.fit and words_width(self.text, self.font_size, self.bold) > self.room
        self.text_size = (self.room, None) if wraps else (None, None)

    def on_icon(self, *_args):
        self.icon_texture = texture_of(self.icon)


class Gold(Press):
    """The one thing to press."""


class IconButton(Tappable, Label):
    """A square button, 48 dp, with an icon; `label` says what it does to those who hold it."""

    stays_put = True
    icon = StringProperty("")
    label = StringProperty("")
    icon_texture = ObjectProperty(None, allownone=True)
    tint = ColorProperty((1, 1, 1, 1))
    side = NumericProperty(48)

    def on_icon(self, *_args):
        self.icon_texture = texture_of(self.icon)


load_kv(__file__)
