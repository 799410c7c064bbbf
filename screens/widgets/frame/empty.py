"""What stands where nothing is yet: an icon, a sentence, perhaps what to do about it.

FloatLayout:
    Rows:
        id: rows
    EmptyPage:
        shown: not rows.items
        icon: 'search'
        text: _('rules.nothing', i18n.lang)
"""

from kivy.properties import StringProperty

from screens.kv import load_kv
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Scroll, Stack


class Empty(Stack):
    """Give it a button as a child."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")


class EmptyPage(Hides, Scroll):
    """One in front of a list that has nothing to show; otherwise as if it were not there."""

    icon = StringProperty("")
    text = StringProperty("")
    note = StringProperty("")


load_kv(__file__)
