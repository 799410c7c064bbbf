"""Running totals of a turn: what was there, what is there now."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row


class TotalPart(Row):
    """A picture, the number before, the number now, what is counted."""

    icon = StringProperty("")
    text = StringProperty("")
    before = StringProperty("")
    now = StringProperty("")
    changed = BooleanProperty(False)


class Totals(Row):
    """One line, as long as it is."""

    totals = ListProperty()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)
        self.fbind("totals", self._tell)
        self._tell()

    def _tell(self, *_args) -> None:
        parts, words = self.ids.parts, App.get_running_app().i18n
        while len(parts.children) > len(self.totals):
            parts.remove_widget(parts.children[0])
        while len(parts.children) < len(self.totals):
            parts.add_widget(TotalPart())
        for part, total in zip(reversed(parts.children), self.totals, strict=True):
            part.icon, part.text = total.icon, words.say(total.text)
            part.changed = total.before != total.now
            part.before = f"{total.before} →" if part.changed else ""
            part.now = str(total.now)


load_kv(__file__)
