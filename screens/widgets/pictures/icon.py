"""A pictogram of ours from the atlas: one textured rectangle, tinted.

Kivy's Image costs three rectangles and four stencil steps; a board has two hundred of these.
"""

from functools import cache

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.widgets.pictures.atlas import places, put

BLANK = "question"


def page_of(name: str) -> int:
    """The page that an icon lies on."""
    return _lies(name if name in places() else BLANK)[0]


def texture_of(name: str):
    """The texture of an icon; a question mark where there is no such icon, none for no name."""
    return _lies(name if name in places() else BLANK)[1] if name else None


@cache
def _lies(name: str):
    return put(name)


class Icon(Widget):
    """`name` is the file in data/icons without `.svg`."""

    name = StringProperty("")
    role = StringProperty("ink")
    side = NumericProperty("28sp")
    texture = ObjectProperty(None, allownone=True)

    def on_name(self, *_args):
        self.texture = texture_of(self.name)


load_kv(__file__)
