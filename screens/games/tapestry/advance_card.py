"""One advance as a card: from where to where, its cost, its gain, its landmark, its bonus."""

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from companion.i18n import as_label
from screens.games.tapestry.mark_line import MarkLine  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


class TrackBlock(Widget):
    """The track's colour and picture, from which space to which."""

    track = StringProperty("")
    steps = StringProperty("")


class AdvanceHead(Tappable, Row):
    """The part of a card that opens it."""

    card = ObjectProperty(None, rebind=False)


class BonusChip(Tappable, Row):
    """A bonus to be bought with the advance."""

    cost = ListProperty()
    marks = ListProperty()
    chosen = BooleanProperty(False)
    fixed = BooleanProperty(False)
    """It is asked when it comes: nothing to choose beforehand."""


class AdvanceCard(Stack):
    """One advance."""

    turn = ObjectProperty(None, rebind=False)
    one = ObjectProperty(None, allownone=True, rebind=False)
    name = StringProperty("")
    track = StringProperty("")
    steps = StringProperty("")
    cost = ListProperty()
    benefit = ListProperty()
    bonus_cost = ListProperty()
    bonus = ListProperty()
    asks_bonus = BooleanProperty(False)
    buys = BooleanProperty(False)
    landmark = StringProperty("")
    landmark_free = BooleanProperty(False)
    reason = StringProperty("")
    is_open = BooleanProperty(False)

    def show(self, one, words) -> None:
        """Take over an AdvanceView."""
        self.one, self.track = one, one.track
        self.name = as_label(words.say(one.name))
        self.steps = f"{one.start} → {one.space}"
        self.cost, self.benefit = list(one.cost), list(one.benefit)
        self.bonus_cost, self.bonus = list(one.bonus_cost), list(one.bonus)
        self.asks_bonus = one.asks_bonus
        self.landmark = as_label(words.say(one.landmark)) if one.landmark else ""
        self.landmark_free = one.free
        self.reason = words.say(one.reason)
        self.ids.head.help_id = f"space.{one.track}.{one.space}"


load_kv(__file__)
