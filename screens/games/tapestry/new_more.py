"""Everything about a new game that is seldom changed, each with a line that says what it does."""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.core.setting import line_under
from companion.games.tapestry.options import ICONS, KINDS
from screens.games.tapestry.new_bots import BotColours  # noqa: F401 – named in kv
from screens.games.tapestry.new_variants import VariantChoice  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.new_game.drawn import OfSetting, SettingChips
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack


class MoreHead(Tappable, Row):
    """Opens the list."""

    is_open = BooleanProperty(False)


class OptionHead(Hides, Row):
    """What an option is, and what it changes."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")


class SettingHead(OfSetting, OptionHead):
    """The same of a setting, with what it means as it stands."""

    def draw(self, setting, say) -> None:
        self.shown = setting is not None
        self.text = say(setting.question.text) if setting else ""
        self.note = say(line_under(setting)) if setting else ""


class KindPlaces(Stack):
    """Where each kind of hidden piece lies: real, or in Loom."""

    screen = ObjectProperty(None, rebind=True)

    def on_screen(self, *_args) -> None:
        if self.children:
            return
        for kind in KINDS:
            asks, icon = f"by_app.{kind}", ICONS[kind]
            self.add_widget(SettingHead(screen=self.screen, asks=asks, icon=icon))
            self.add_widget(SettingChips(screen=self.screen, asks=asks))


class MoreList(Stack):
    """The options."""

    screen = ObjectProperty(None, rebind=True)


class MoreOptions(Stack):
    """Open where there is room; on a phone a touch opens it."""

    screen = ObjectProperty(None, rebind=True)
    is_open = BooleanProperty(False)
    touched = BooleanProperty(None, allownone=True)
    """What the player wants; nothing as long as it was not touched."""
    options = None

    def on_kv_post(self, *_args):
        App.get_running_app().bind(form=self._look)
        self.fbind("touched", self._look)
        self._look()

    def _look(self, *_args) -> None:
        wide = App.get_running_app().form != "phone"
        self.is_open = wide if self.touched is None else self.touched

    def on_is_open(self, *_args):
        if self.is_open and self.options is None:
            self.options = MoreList(screen=self.screen)
        self.ids.list.clear_widgets()
        if self.is_open:
            self.ids.list.add_widget(self.options)


load_kv(__file__)
