"""A number and what it counts."""

from kivy.properties import BooleanProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack


class Tile(Row):
    """A picture, a large number, a word below."""

    icon = StringProperty("")
    figure = StringProperty("")
    note = StringProperty("")


class Trend(Hides, Row):
    """Whether the last games went better than those before."""

    text = StringProperty("")
    rises = BooleanProperty(True)


class GroupLine(Stack):
    """Games that have something in common: won and lost, and the best."""

    name = StringProperty("")
    won = StringProperty("")
    best = StringProperty("")
    wide = BooleanProperty(True)
    """Everything of it in one row."""


load_kv(__file__)
