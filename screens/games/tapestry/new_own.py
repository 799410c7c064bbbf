"""The sheets of the own level and the own Automa civilization; what they change stands at once."""

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from companion.core.question import Amount
from screens.kv import load_kv
from screens.new_game.drawn import SettingField, let_go
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.frame.panel import Row, Stack

OWN = "own"


class OwnAmountRow(Row):
    """An amount and its counter."""

    asks = StringProperty("")
    text = StringProperty("")
    screen = ObjectProperty(None, rebind=False)


class OwnText(SettingField):
    """What the card does, in several lines; short words are shown from their first line."""

    def _update_graphics(self, *args):
        self.scroll_y = min(self.scroll_y, max(0, self.minimum_height - self.height))
        super()._update_graphics(*args)


class OwnLevelPart(Stack):
    """The printed level beneath, and a counter for each amount."""

    screen = ObjectProperty(None, rebind=False)

    def on_kv_post(self, *_args):
        words = App.get_running_app().i18n
        for key, setting in self.screen.new.settings.items():
            if key.startswith(f"{OWN}.") and isinstance(setting.question, Amount):
                text = words.say(setting.question.text)
                self.add_widget(OwnAmountRow(screen=self.screen, asks=key, text=text))


class OwnCivilizationPart(Stack):
    """Its name, its heart and what it does."""

    screen = ObjectProperty(None, rebind=False)


def open_own_level(screen) -> Sheet:
    """Counters on top of a printed level."""
    words = App.get_running_app().i18n
    title, note = words._("tapestry.new.own_level"), words._("tapestry.new.own_level_note")
    return _open(OwnLevelPart(screen=screen), title, note)


def open_own_civilization(screen) -> Sheet:
    """A card the app tells and does not know."""
    words = App.get_running_app().i18n
    title = words._("tapestry.new.own_civilization")
    note = words._("tapestry.new.own_civilization_note")
    return _open(OwnCivilizationPart(screen=screen), title, note)


def _open(part: Stack, title: str, note: str) -> Sheet:
    words = App.get_running_app().i18n
    sheet = Sheet(title=title, note=note)
    sheet.put(part)
    sheet.act(Gold(text=words._("kit.take"), on_release=sheet.dismiss))
    sheet.bind(on_dismiss=let_go)
    return sheet.open()


load_kv(__file__)
