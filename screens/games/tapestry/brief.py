"""My points and resources and the points of the Automa, where my side is further down."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from screens.games.tapestry.land import shape_icon
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class BriefNumber(Row):
    """An icon and a number."""

    icon = StringProperty("")
    role = StringProperty("ink")
    n = NumericProperty(0)


class Brief(Tappable, Row):
    """Follows the view; a touch leads down to the whole side."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")
    shown = BooleanProperty(False)

    def on_kv_post(self, *_args):
        for name in ("view", "seat"):
            self.fbind(name, self._follow)
        self.fbind("shown", self._resize)
        self._follow()

    def _follow(self, *_args) -> None:
        players = self.view.players if self.view else ()
        player = next((player for player in players if player.id == self.seat), None)
        if player is None:
            return
        automa = self.view.automa
        wanted = 1 + len(player.resources) + (automa is not None)
        while len(self.children) > wanted:
            self.remove_widget(self.children[0])
        while len(self.children) < wanted:
            self.add_widget(BriefNumber())
        points, *numbers = reversed(self.children)
        if automa is not None:
            bot = numbers.pop()
            bot.icon, bot.role, bot.n = "owner-automa", "automa", automa[0]
        points.icon, points.role, points.n = (
            shape_icon(player.shape),
            player.colour,
            player.points,
        )
        for number, resource in zip(numbers, player.resources, strict=True):
            number.icon, number.n = resource.icon, resource.n

    def _resize(self, *_args) -> None:
        self.parent._trigger_layout()


load_kv(__file__)
