"""What stands where nothing is yet: an icon, a sentence, perhaps what to do about it."""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.panel import Stack


class Empty(Stack):
    """Give it a button as a child."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")


load_kv(__file__)
