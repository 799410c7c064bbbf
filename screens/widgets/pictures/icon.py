"""A pictogram of ours from the atlas: one textured rectangle, tinted.

Kivy's Image costs three rectangles and four stencil steps; a board has two hundred of these.
"""

import json
from functools import cache

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.widgets.pictures.atlas import FOLDER, page_texture

BLANK = "question"


@cache
def places() -> dict[str, tuple[str, list[int]]]:
    """Where each icon lies: its page and its rectangle on it."""
    pages = json.loads((FOLDER / "icons.atlas").read_text("utf-8"))
    return {name: (page, box) for page, boxes in pages.items() for name, box in boxes.items()}


def page_of(name: str) -> str:
    """The page of the atlas that an icon lies on."""
    return (places().get(name) or places()[BLANK])[0]


@cache
def texture_of(name: str):
    """The texture of an icon; a question mark where there is no such icon, none for no name."""
    if not name:
        return None
    page, box = places().get(name) or places()[BLANK]
    return page_texture(page).get_region(*box)


class Icon(Widget):
    """`name` is the file in data/icons without `.svg`."""

    name = StringProperty("")
    role = StringProperty("ink")
    side = NumericProperty("28sp")
    texture = ObjectProperty(None, allownone=True)

    def on_name(self, *_args):
        self.texture = texture_of(self.name)


load_kv(__file__)
