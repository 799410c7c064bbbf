"""A number and what it counts."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row, Stack


class Tile(Row):
    """A picture, a large number, a word below."""

    icon = StringProperty("")
    figure = StringProperty("")
    note = StringProperty("")


class GroupLine(Stack):
    """Games that have something in common: won and lost, and the best."""

    name = StringProperty("")
    won = StringProperty("")
    best = StringProperty("")


load_kv(__file__)
