"""Numbers that a touch changes, and the key that turns which way: points, resources, buildings."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.label import Label

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class PointsKey(Tappable, Label):
    """So many points more, or fewer while the keys of its people take back."""

    n = NumericProperty(1)
    back = BooleanProperty(False)
    words = StringProperty("")
    """Said instead of a number."""

    @property
    def by(self) -> int:
        """What a touch gives."""
        return int(-self.n if self.back else self.n)


class TurnsKey(PointsKey):
    """Touched, the keys beside it take back what they gave; touched again, they give."""

    def on_release(self):
        self.back = not self.back


class CountTile(Tappable, Row):
    """A resource or a kind of building: its icon, how many, and which way a touch counts."""

    offer_id = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    side = NumericProperty(24)
    step = NumericProperty(1)
    """What a touch adds."""
    back = BooleanProperty(False)
    """It is taken away instead."""

    def _by(self) -> int:
        return int(-self.step if self.back else self.step)

    by = AliasProperty(_by, bind=("step", "back"))
    """What a touch adds as the keys are turned."""


class Tiles(GridLayout):
    """Of one size, in as few lines as there is room for."""

    least = NumericProperty(dp(48))
    count = NumericProperty(4)
    unit = NumericProperty(dp(52))
    fitting = NumericProperty(1)
    rows_here = NumericProperty(1)


load_kv(__file__)
