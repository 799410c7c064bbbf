"""Numbers that a touch changes and holding changes back: points keys, resources, buildings."""

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class HoldsMore(Tappable):
    """Touched it does one thing, held the other."""

    __events__ = ("on_held",)

    def held(self, touch):
        self.state = "normal"
        App.get_running_app().buzz()
        self.dispatch("on_held")

    def on_held(self) -> None:
        """The finger stayed."""


class PointsKey(HoldsMore, Label):
    """So many points more; held, as many fewer."""

    n = NumericProperty(1)


class CountTile(HoldsMore, Row):
    """A resource or a kind of building: its icon and how many."""

    offer_id = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    side = NumericProperty(24)
    step = NumericProperty(1)
    """What a touch adds; held, it is taken away."""


class Tiles(GridLayout):
    """Of one size, in as few lines as there is room for."""

    least = NumericProperty(dp(48))
    count = NumericProperty(4)
    unit = NumericProperty(dp(52))
    fitting = NumericProperty(1)
    rows_here = NumericProperty(1)


load_kv(__file__)
