"""The capital on the check of the table: a small drawing, and what is complete in it."""

from kivy.app import App
from kivy.properties import ObjectProperty

from companion.games.tapestry.city.view import capital_view
from screens.games.tapestry.city import CityGrid
from screens.kv import load_kv
from screens.widgets.frame.panel import Row
from screens.widgets.text.prose import Prose

SIDE = "88dp"


class SmallCity(CityGrid):
    """Only looked at; the line it stands on is touched."""

    takes_touch = False

    def on_touch_down(self, touch):
        return False

    def parts(self):
        return iter(())


class CapitalLine(Row):
    """`n` is what is said of it."""

    n = ObjectProperty(None, allownone=True)

    def __init__(self, player: str, **kwargs):
        super().__init__(**kwargs)
        self.player = player
        self.city = SmallCity(size_hint=(None, None), size=(SIDE, SIDE), has_lens=False)
        self.words = Prose(pos_hint={"center_y": 0.5})
        self.add_widget(self.city)
        self.add_widget(self.words)

    def on_n(self, *_args):
        app = App.get_running_app()
        self.words.text = app.i18n.say(self.n)
        self.city.view = app.bridge.seen(capital_view, self.player)


load_kv(__file__)
