"""The picture of a game: our own icon, large, on a band."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv


class Emblem(Widget):
    """`name` is an icon."""

    name = StringProperty("")
    side = NumericProperty(0)


load_kv(__file__)
