"""A picture, what it is about, and a second line."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row


class IconLine(Row):
    """To be read, not touched."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")


load_kv(__file__)
