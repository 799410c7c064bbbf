"""The colours of the bots' real pieces in a new game."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row, Stack


class BotColourRow(Row):
    """A bot and its colour, which a touch changes."""

    owner = StringProperty("")
    text = StringProperty("")
    colour = StringProperty("automa")
    screen = ObjectProperty(None, rebind=False)


class BotColours(Stack):
    """A row for each bot that plays; the rows are kept."""

    screen = ObjectProperty(None, rebind=False)
    pieces = ListProperty()

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.fbind("pieces", self._show)
        self._show()

    def _show(self, *_args) -> None:
        words = App.get_running_app().i18n
        while len(self.children) > len(self.pieces):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.pieces):
            self.add_widget(BotColourRow(screen=self.screen))
        for row, bot in zip(reversed(self.children), self.pieces, strict=True):
            row.owner, row.text, row.colour = bot.id, words.say(bot.text), bot.colour


load_kv(__file__)
