"""Chips to choose from, one or several, in as many lines as they need.

    Chips:
        options: [("easy", _("chess.easy", i18n.lang)), ("hard", _("chess.hard", i18n.lang))]
        chosen: [root.level]
        on_choose: root.level = args[1][0]

An option is (id, text), (id, text, icon) or (id, text, icon, reason it cannot be chosen).
"""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.stacklayout import StackLayout

from screens.kv import load_kv
from screens.widgets.controls.button import Press

NARROWEST = 120
"""Less is no width yet: nothing has been laid out."""


class Chip(Press):
    """One option. Chosen its words are bold, and it is as wide as before: nothing moves."""

    stays_put = True

    def fitting(self, words: float) -> float:
        return self.natural_width()

    def natural_width(self) -> float:
        """A finger's breadth at least."""
        return max(dp(48), super().natural_width())


class Chips(StackLayout):
    """The widgets are kept when the options change; only their words do."""

    options = ListProperty()
    chosen = ListProperty()
    several = BooleanProperty(False)
    most = NumericProperty(99)
    free = BooleanProperty(False)
    topic = StringProperty("")
    """What they are for the rules: a chip held opens "topic.option"."""
    help_id = StringProperty("")
    """The one entry that any of them opens when it is held, where there is no topic."""

    __events__ = ("on_choose",)

    def on_width(self, *_args):
        self._fit()

    def _fit(self, *_args) -> None:
        """A chip wider than there is room takes the whole line and wraps."""
        for chip in self.children:
            natural = chip.natural_width()
            fits = natural <= self.width or self.width < NARROWEST
            if fits and not chip.fit:
                chip.fit, chip.width = True, natural
            chip.fit = fits

    def on_kv_post(self, *_args):
        self.fbind("options", self._fill)
        self.fbind("chosen", self._light)
        self._fill()

    def _fill(self, *_args):
        while len(self.children) > len(self.options):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.options):
            chip = Chip(on_release=self._tapped)
            chip.fbind("font_size", self._fit)
            self.add_widget(chip)
        for chip, option in zip(reversed(self.children), self.options, strict=True):
            chip.option_id, chip.text = option[0], option[1]
            chip.icon = option[2] if len(option) > 2 else ""
            chip.reason = option[3] if len(option) > 3 else ""
            own = f"{self.topic}.{chip.option_id}|{chip.text}" if self.topic else ""
            chip.help_id = own or self.help_id
        self._light()
        self._fit()

    def _light(self, *_args) -> None:
        for chip in self.children:
            chip.chosen = chip.option_id in self.chosen

    def _tapped(self, chip) -> None:
        chosen = list(self.chosen) if self.several else []
        if chip.option_id in chosen:
            chosen.remove(chip.option_id)
        elif len(chosen) < self.most:
            chosen.append(chip.option_id)
        if self.free:
            self.chosen = chosen
        self.dispatch("on_choose", chosen)

    def on_choose(self, chosen: list) -> None:
        """The player wants these."""


load_kv(__file__)
