"""The number pad: takes digits and small sums, shows what they come to, says when it cannot be."""

from kivy.app import App
from kivy.core.window import Window
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.core.arithmetic import LONGEST, work_out
from companion.errors import AnswerRefused
from screens.kv import load_kv
from screens.widgets.button import Gold, Press
from screens.widgets.panel import Stack
from screens.widgets.sheet import Sheet

KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "+", "0", "−")


class Keys(GridLayout):
    """Three by four keys."""


class NumberPad(Stack):
    """What is typed and the keys; `amount()` is None while it makes no sense."""

    typed = StringProperty("")
    before = NumericProperty(0)
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


class NumberSheet:
    """Asks for a number above the screen."""

    @staticmethod
    def ask(title: str, before: int, low: int, high: int, on_number) -> Sheet:
        """Open it; `on_number` is called with the number when it is taken."""
        words = App.get_running_app().i18n
        between = words._("kit.between", low=low, high=high)
        sheet = Sheet(title=title or words._("kit.number"), note=between, dialog=True, wide=420)
        pad = sheet.put(NumberPad(before=before, low=low, high=high))

        def take(*_args):
            amount = pad.amount()
            if amount is not None:
                sheet.close()
                on_number(amount)

        take_button = sheet.act(Gold(text=words._("kit.take"), on_release=take))

        def look(*_args):
            amount = pad.amount()
            take_button.reason = words.say(pad.refusal) if amount is None else ""
            pad.comes_to = "" if amount is None else words.say(amount)

        def key(_window, code, _scan, text, _modifiers):
            if code == 8:
                pad.rub_out()
            elif code in (13, 271):
                take()
            elif text and text in "0123456789+-":
                pad.type(text.replace("-", "−"))
            else:
                return False
            return True

        pad.bind(typed=look)
        look()
        Window.bind(on_key_down=key)
        sheet.bind(on_dismiss=lambda *_: Window.unbind(on_key_down=key))
        return sheet.open()


load_kv(__file__)
