"""A game on home, to be begun."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.panel import Stack


class GameCard(Stack):
    """A game that can be begun."""

    game_id = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    emblem = StringProperty("")
    first = BooleanProperty(False)
    room = NumericProperty(0)
    """For the words: as much as the card with the most of them, so that all begin on a line."""


load_kv(__file__)
