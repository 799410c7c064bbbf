"""What can be touched on the screen that is shown, in the order in which it is read.

A board is one stop for Tab; the arrows go through its parts. It tells them by `parts()`, each with
its left, bottom, right and top as the board's own `pos` is meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.textinput import TextInput

from screens.widgets.above.toast import Toast

SLIVER = 0.5
"""Side by side is what overlaps by so much of the lower one."""
Area = tuple[float, float, float, float]


@dataclass(frozen=True)
class Spot:
    """A widget, or a part of a board."""

    widget: object
    part: object = None
    area: Area = field(default=(0, 0, 0, 0), compare=False)

    @property
    def box(self) -> Area:
        """Where it is in the window, seen or scrolled away."""
        return box_of(self.widget, self.area)

    @property
    def middle(self) -> tuple[float, float]:
        left, low, right, high = self.box
        return (left + right) / 2, (low + high) / 2

    @property
    def writes(self) -> bool:
        """Letters go into it."""
        return isinstance(self.widget, TextInput)


def box_of(widget, area: Area) -> Area:
    """An area given as the widget's own place is, in the window."""
    return (*widget.to_window(*area[:2]), *widget.to_window(*area[2:]))


def top_of(nav):
    """What takes touches: the topmost sheet, or the screen."""
    return nav.overlays[-1] if nav.overlays else nav.view


def places(nav) -> list[Spot]:
    """All of them; the line that goes by itself comes last."""
    toasts = [one for one in Window.children if isinstance(one, Toast) and one.action]
    return [place for top in (top_of(nav), *toasts) for place in places_in(top)]


def found_again(nav, widget, part) -> Spot | None:
    """The same thing where it is now; None if it has gone or another sheet lies over it."""
    tops = {top_of(nav), *(one for one in Window.children if isinstance(one, Toast))}
    above = widget
    while above not in tops:
        if above is None or above is above.parent or _is_away(above):
            return None
        above = above.parent
    here = [one for one in _parts(widget) if one.part == part]
    return here[0] if here and min(widget.size) > 1 else None


def _is_away(widget) -> bool:
    return widget.opacity == 0 or widget.disabled or not _shown(widget)


def places_in(widget) -> list[Spot]:
    """Those of a widget and of everything in it."""
    if _is_away(widget):
        return []
    itself = list(_parts(widget)) if _is_touched(widget) and min(widget.size) > 1 else []
    found = [(_area(each), places_in(each)) for each in widget.children]
    return itself + [place for inside in in_reading_order(found) for place in inside]


def _is_touched(widget) -> bool:
    if not getattr(widget, "takes_touch", True):
        return False
    return isinstance(widget, ButtonBehavior | TextInput) or hasattr(widget, "parts")


def _shown(widget) -> bool:
    return bool(getattr(widget, "shown", True))


def _area(widget) -> Area:
    return (*widget.pos, widget.right, widget.top)


def _parts(widget) -> Iterator[Spot]:
    parts = getattr(widget, "parts", None)  # of a board; of other screens it may be a list
    if not callable(parts):
        yield Spot(widget, None, _area(widget))
        return
    for part, area in parts():
        yield Spot(widget, part, area)


def in_reading_order(found: list[tuple[Area, list[Spot]]]) -> list[list[Spot]]:
    """Line by line from the top, each from the left; what stands side by side is one line."""
    waiting = sorted((each for each in found if each[1]), key=lambda one: -one[0][3])
    lines: list[list] = []
    for one in waiting:
        if lines and _beside(lines[-1][0][0], one[0]):
            lines[-1].append(one)
        else:
            lines.append([one])
    return [inside for line in lines for _, inside in sorted(line, key=lambda one: one[0][0])]


def _beside(first: Area, other: Area) -> bool:
    shared = min(first[3], other[3]) - max(first[1], other[1])
    return shared > SLIVER * min(first[3] - first[1], other[3] - other[1])
