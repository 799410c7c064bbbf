"""The number pad: takes digits and small sums, shows what they come to, says when it cannot be."""

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.core.arithmetic import LONGEST, work_out
from companion.errors import AnswerRefused
from screens.keyboard.signs import sign_of
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.frame.panel import Stack

BACKSPACE, ENTER = 8, (13, 271)
KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "+", "0", "−")


class Keys(GridLayout):
    """Three by four keys."""


class NumberPad(Stack):
    """What is typed and the keys; `amount()` is None while it makes no sense."""

    typed = StringProperty("")
    before = NumericProperty(None, allownone=True)
    """The number that stands; None where nobody has said any."""
    low = NumericProperty(0)
    high = NumericProperty(999)
    comes_to = StringProperty("")
    refusal = None

    def on_kv_post(self, *_args):
        for key in KEYS:
            self.ids.board.add_widget(Press(text=key, kind="plain", on_release=self._press))

    def _press(self, button) -> None:
        self.type(button.text)

    def type(self, key: str) -> None:
        """Add a digit or a sign."""
        if len(self.typed) < LONGEST:
            self.typed += key

    def rub_out(self) -> None:
        """Take the last one away."""
        self.typed = self.typed[:-1]

    def amount(self) -> int | None:
        """The number meant; a sum that begins with a sign goes on from the number before."""
        goes_on = self.typed[:1] in ("+", "−") and self.before and self.low >= 0
        try:
            typed = f"{self.before}{self.typed}" if goes_on else self.typed
            return work_out(typed, self.low, self.high)
        except AnswerRefused as refusal:
            self.refusal = refusal.message
        return None


class NumberSheet(Sheet):
    """Asks for a number above the screen: built once, as it is opened at every second touch."""

    @classmethod
    def ask(cls, title: str, before: int | None, low: int, high: int, on_number) -> Sheet:
        """Open it; `on_number` is called with the number when it is taken."""
        sheet = App.get_running_app().nav.keep("number", cls)
        sheet.begin(title, before, low, high, on_number)
        return sheet.open()

    def __init__(self, **kwargs):
        super().__init__(dialog=True, wide=420, **kwargs)
        self.pad = self.put(NumberPad())
        self.take_button = Gold(on_release=self.take)
        self.pad.bind(typed=self._look)

    def begin(self, title: str, before: int | None, low: int, high: int, on_number) -> None:
        """Nothing is typed yet."""
        words = App.get_running_app().i18n
        self.title = title or words._("kit.number")
        self.note = words._("kit.between", low=low, high=high)
        self.pad.before, self.pad.low, self.pad.high, self.pad.typed = before, low, high, ""
        self.on_number = on_number
        self.ids.foot.clear_widgets()
        self.take_button.text = words._("kit.take")
        self.act(self.take_button)
        self._look()

    def take(self, *_args) -> None:
        """Close, and tell the number that is meant."""
        amount = self.pad.amount()
        if amount is not None:
            self.close()
            self.on_number(amount)

    def on_open(self) -> None:
        Window.bind(on_key_down=self._key)

    def on_dismiss(self) -> None:
        Window.unbind(on_key_down=self._key)

    def _look(self, *_args) -> None:
        amount, words = self.pad.amount(), App.get_running_app().i18n
        self.take_button.reason = words.say(self.pad.refusal) if amount is None else ""
        self.pad.comes_to = "" if amount is None else words.say(amount)

    def _key(self, _window, code, scan, text, modifiers) -> bool:
        if self.parent is None:  # another screen has taken its place
            return False
        if code == BACKSPACE:
            self.pad.rub_out()
        elif code in ENTER and App.get_running_app().keys.focus.shown is None:
            self.take()
        elif sign := sign_of(code, text or "", scan, shift="shift" in modifiers):
            self.pad.type(sign.replace("-", "−").replace("*", "×"))
        else:
            return False
        return True


load_kv(__file__)
