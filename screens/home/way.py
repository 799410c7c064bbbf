"""A room of the app on home."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row


class Way(Tappable, Row):
    """By its name."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")
    route = StringProperty("")


load_kv(__file__)
