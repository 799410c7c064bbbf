"""How it stands between the only player and the Automa, in the bar of a wide screen."""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from screens.games.tapestry.land import shape_icon
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class StandingPart(Row):
    """Points and era of one of them."""

    icon = StringProperty("")
    role = StringProperty("human")
    name = StringProperty("")
    points = NumericProperty(0)
    era = NumericProperty(0)


class Standing(Tappable, Row):
    """Follows the bridge; a touch leads to the score as it would be now."""

    label = StringProperty("")
    known = BooleanProperty(False)
    """One plays against the Automa."""

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self._follow)
        app.i18n.bind(lang=self._follow)
        self._follow()

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        view = app.bridge.view if app.bridge.game_id == "tapestry" else None
        players, automa = getattr(view, "players", ()), getattr(view, "automa", None)
        self.known = len(players) == 1 and automa is not None
        if self.known:
            me, bot = players[0], self.ids.bot
            mine, words = self.ids.mine, app.i18n
            mine.icon, mine.role, mine.name = shape_icon(me.shape), me.colour, words.say(me.name)
            mine.points, mine.era = me.points, me.era
            bot.name = words._("tapestry.bot.title.automa")
            bot.points, bot.era = automa

    def on_release(self):
        App.get_running_app().nav.go("tapestry/score")


load_kv(__file__)
