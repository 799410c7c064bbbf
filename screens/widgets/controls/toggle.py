"""Something that is on or off, with a word about it.

Toggle:
    text: _("chess.blitz", i18n.lang)
    on: root.blitz
    on_change: root.blitz = args[1]
"""

from kivy.properties import BooleanProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class Toggle(Tappable, Row):
    """The whole line can be touched. It follows `on` and never changes it itself."""

    stays_put = True

    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    on = BooleanProperty(False)

    __events__ = ("on_change",)

    def on_release(self):
        self.dispatch("on_change", not self.on)

    def on_change(self, wanted: bool) -> None:
        """The player wants it so."""


load_kv(__file__)
