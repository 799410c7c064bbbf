"""Chips to choose from, one or several, in as many lines as they need.

    Chips:
        options: [("easy", _("chess.easy", i18n.lang)), ("hard", _("chess.hard", i18n.lang))]
        chosen: [root.level]
        on_choose: root.level = args[1][0]

An option is (id, text), (id, text, icon) or (id, text, icon, reason it cannot be chosen).
"""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.stacklayout import StackLayout

from screens.kv import load_kv
from screens.widgets.button import Press


class Chip(Press):
    """One option."""


class Chips(StackLayout):
    """The widgets are kept when the options change; only their words do."""

    options = ListProperty()
    chosen = ListProperty()
    several = BooleanProperty(False)
    most = NumericProperty(99)
    free = BooleanProperty(False)

    __events__ = ("on_choose",)

    def on_options(self, *_args):
        while len(self.children) > len(self.options):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.options):
            self.add_widget(Chip(on_release=self._tapped))
        for chip, option in zip(reversed(self.children), self.options, strict=True):
            chip.option_id, chip.text = option[0], option[1]
            chip.icon = option[2] if len(option) > 2 else ""
            chip.reason = option[3] if len(option) > 3 else ""
        self._light()

    def on_chosen(self, *_args):
        self._light()

    def _light(self) -> None:
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
