"""How far something is: a bar with the share done."""

from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv


class Progress(Widget):
    """`done` of `all`."""

    done = NumericProperty(0)
    all = NumericProperty(1)


load_kv(__file__)
