"""Lines of the table: what a player owns, and the trophies."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row
from screens.widgets.lists.held_rows import HeldRow


class RiseName(HeldRow):
    """What a row is about: its picture and its name; held, its rules."""

    icon = StringProperty("")
    text = StringProperty("")
    role = StringProperty("ink")


class TrophyRow(Row):
    """A trophy: on the board, or whose."""

    icon = StringProperty("")
    text = StringProperty("")
    owner = StringProperty("")
    near = StringProperty("")
    close = BooleanProperty(False)
    colour = StringProperty("")
    shape = StringProperty("")


class PieceRow(Row):
    """A kind: how many are in the world, and where its card is."""

    kind = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    n = NumericProperty(0)
    most = NumericProperty(8)
    place = StringProperty("")
    trophy = BooleanProperty(False)
    seat = StringProperty("")
    reason = StringProperty("")
    """Why its number is not put right now; empty if it may be."""


class CardPlace(Tappable, Row):
    """Where a card is; touched, it can be put right."""

    text = StringProperty("")


class Purse(Row):
    """Gold, wood or stone."""

    what = StringProperty("")
    text = StringProperty("")
    n = NumericProperty(0)
    most = NumericProperty(5)
    seat = StringProperty("")
    reason = StringProperty("")
    """Why it is not put right now; empty if it may be."""


load_kv(__file__)
