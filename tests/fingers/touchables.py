"""Everything that looks touchable on the screen that is shown, and where a finger may touch it.

A touchable is a widget. Its spots are its middle and points near its edges, as coordinates of the
window; only what is in sight has any.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import dist

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from screens.rules.place import leads_to_entry
from screens.widgets.controls.button import HelpMark
from screens.widgets.touch.gliding import lists_around
from tests.screens.random_fingers.targets import in_sight, name, tops

NEAR = 4
"""How near to an edge a finger touches, in dp."""
TARGET = 48


@dataclass
class Touchable:
    """`size` is what a finger has to find."""

    widget: object
    box: tuple[float, float, float, float]
    size: tuple[float, float]
    spots: tuple = field(default=())

    @property
    def middle(self):
        return self.spots[0]

    @property
    def name(self) -> str:
        return name(self.widget)


def touchables(app) -> list[Touchable]:
    """All of them that are in sight."""
    found = []
    for top in tops(app):
        for widget in in_sight(top):
            if takes_touches(widget):
                found += list(_touchable(widget))
    return found


def takes_touches(widget) -> bool:
    """Pressed, or written in."""
    if not getattr(widget, "takes_touch", True):
        return False
    if not isinstance(widget, ButtonBehavior | TextInput):
        return False
    return not widget.disabled and widget.width > 1 and getattr(widget, "shown", True)


def can_be_held(widget) -> bool:
    """A finger that stays on it opens an entry."""
    told = isinstance(widget, HelpMark) and widget.width > 1
    return told and bool(widget.help_id) and leads_to_entry(widget.help_id)


def _touchable(widget) -> Iterator[Touchable]:
    """One, if all of it but a sliver is in sight."""
    whole = in_window(widget, (*widget.pos, widget.right, widget.top))
    box = seen(widget, whole)
    if box is not None and _shows(box, whole):
        size = whole[2] - whole[0], whole[3] - whole[1]
        yield Touchable(widget, box, size, beside_what_lies_on_it(widget, box))


def _shows(box, whole) -> bool:
    """Enough of it: a row larger than the list that shows it is touched where it is seen."""
    high, tall = box[3] - box[1], whole[3] - whole[1]
    wide, broad = box[2] - box[0], whole[2] - whole[0]
    return wide >= min(broad, dp(TARGET)) - 2 and high >= min(tall, dp(TARGET)) - 2


def spots_of(box) -> tuple:
    """The middle, and a point near each edge."""
    left, low, right, high = box
    x, y, near = (left + right) / 2, (low + high) / 2, dp(NEAR)
    return (x, y), (left + near, y), (right - near, y), (x, low + near), (x, high - near)


def beside_what_lies_on_it(widget, box) -> tuple:
    """Its spots; where something lies on it that is touched by itself, one beside that."""
    inner = [
        in_window(one, (*one.pos, one.right, one.top))
        for one in widget.walk(restrict=True)
        if one is not widget and isinstance(one, ButtonBehavior)
    ]
    free = [spot for spot in (*spots_of(box), *_corners(box)) if not _lies_in(spot, inner)]
    return tuple(
        spot if spot in free or not free else min(free, key=lambda one, to=spot: dist(one, to))
        for spot in spots_of(box)
    )


def _corners(box) -> tuple:
    left, low, right, high = box
    near = dp(NEAR)
    return tuple((x, y) for x in (left + near, right - near) for y in (low + near, high - near))


def _lies_in(spot, boxes) -> bool:
    x, y = spot
    return any(left <= x <= right and low <= y <= high for left, low, right, high in boxes)


def in_window(widget, area) -> tuple[float, float, float, float]:
    """An area of the widget's parent in coordinates of the window."""
    left, low = widget.to_window(*area[:2])
    right, high = widget.to_window(*area[2:])
    return left, low, right, high


def seen(widget, box):
    """What of a box of the window is not scrolled away; None if nothing is."""
    left, low, right, high = box
    left, low = max(left, 0), max(low, 0)
    right, high = min(right, Window.width), min(high, Window.height)
    for scroll in scrolls_around(widget):
        x, y = scroll.to_window(*scroll.pos)
        left, low = max(left, x), max(low, y)
        right, high = min(right, x + scroll.width), min(high, y + scroll.height)
    return (left, low, right, high) if right - left > 2 and high - low > 2 else None


def scrolls_around(widget) -> list[ScrollView]:
    """The lists it lies in; a list lies in itself."""
    return list(lists_around(widget))


def lies_in(widget, scroll) -> bool:
    """Whether a list can bring it in sight."""
    return scroll in scrolls_around(widget)


def wide_enough(one: Touchable) -> bool:
    """A finger finds it."""
    return min(one.size) >= dp(TARGET) - 0.5
