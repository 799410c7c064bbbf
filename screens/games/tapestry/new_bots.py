"""The colours of the bots' real pieces in a new game."""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.core.setting import COLOUR
from screens.kv import load_kv
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.pictures.sign import sign_icon


class BotColourRow(Row):
    """A bot and its colour, which a touch changes."""

    owner = StringProperty("")
    icon = StringProperty("")
    text = StringProperty("")
    colour = StringProperty("automa")
    screen = ObjectProperty(None, rebind=False)

    def recolour(self) -> None:
        """The next one that nobody has."""
        self.screen.turn(f"{COLOUR}.{self.owner}")


class BotColours(Stack):
    """A row for each bot that plays; the rows are kept."""

    screen = ObjectProperty(None, rebind=False)
    any = BooleanProperty(False)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.screen.fbind("new", self._show)
        self._show()

    def _show(self, *_args) -> None:
        words, asked = App.get_running_app().i18n, self.screen.asked
        keys = (key for key in asked if key.startswith(f"{COLOUR}."))
        bots = {key.partition(".")[2]: asked[key] for key in keys if not key[-1].isdigit()}
        self.any = bool(bots)
        while len(self.children) > len(bots):
            self.remove_widget(self.children[0])
        while len(self.children) < len(bots):
            self.add_widget(BotColourRow(screen=self.screen))
        for row, (bot, setting) in zip(reversed(self.children), bots.items(), strict=True):
            row.owner, row.icon = bot, sign_icon(setting.icon)
            row.text, row.colour = words.say(setting.question.text), setting.question.guess


load_kv(__file__)
