"""Lists that follow the ring, and turn their pages."""

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.recycleview import RecycleView

from screens.keyboard.places import Area, Spot, places_in
from screens.widgets.touch.gliding import Glides, lists_around

ROOM = 8
"""What is left free between the ring and the edge of a list, in dp."""
PAGE = 0.85
SHARES = (0.5, 0.15, 0.85, 0.3, 0.7, 0.04, 0.96)
"""How far along and up a thing a finger tries to touch it."""
LINE = 80
"""How far an arrow scrolls, in dp."""


def bring_in_sight(place: Spot) -> None:
    """Every list it lies in moves as little as shows it whole."""
    for around in lists_around(place.widget):
        box = place.box
        for axis in (0, 1):
            _follow(around, box[axis] - dp(ROOM), box[axis + 2] + dp(ROOM), axis)


def touched_at(place: Spot) -> tuple[float, float]:
    """Where a finger touches it: in the middle of what is seen, beside what lies on it."""
    left, low, right, high = in_sight_of(place)
    spots = [
        (left + (right - left) * across, low + (high - low) * up)
        for across in SHARES
        for up in SHARES
    ]
    over = [one.box for one in places_in(place.widget) if one.widget is not place.widget]
    free = [(x, y) for x, y in spots if not any(_holds(box, x, y) for box in over)]
    return (free or spots)[0]


def _holds(box: Area, x: float, y: float) -> bool:
    near = dp(ROOM)
    return box[0] - near <= x <= box[2] + near and box[1] - near <= y <= box[3] + near


def in_sight_of(place: Spot) -> Area:
    """What of it is not scrolled away."""
    left, low, right, high = place.box
    left, low = max(left, 0), max(low, 0)
    right, high = min(right, Window.width), min(high, Window.height)
    for around in lists_around(place.widget):
        x, y = around.to_window(*around.pos)
        left, low = max(left, x), max(low, y)
        right, high = min(right, x + around.width), min(high, y + around.height)
    return left, low, right, high


def _follow(around: Glides, low: float, high: float, axis: int) -> None:
    edge = around.to_window(*around.pos)[axis]
    room = around.size[axis]
    if high - low > room:  # larger than the list: its beginning is shown
        low, high = (high - room, high) if axis else (low, low + room)
    if low < edge:
        move(around, low - edge, axis)
    elif high > edge + room:
        move(around, high - edge - room, axis)


def move(around: Glides, way: float, axis: int = 1) -> bool:
    """Show what lies so many pixels further up or right; False where there is no more."""
    around.forget_touched()
    inner = around.children[0] if around.children else None
    if inner is None or not around.is_longer("xy"[axis]):
        return False
    name = ("scroll_x", "scroll_y")[axis]
    before = min(1.0, max(0.0, getattr(around, name)))
    after = min(1.0, max(0.0, before + way / (inner.size[axis] - around.size[axis])))
    _rest(around)
    setattr(around, name, after)
    around.update_from_scroll()
    return abs(after - before) > 0.0001


def _rest(around: Glides) -> None:
    """It no longer glides: otherwise it would go back to where it was going."""
    for effect in (around.effect_x, around.effect_y):
        if effect:
            effect.velocity = 0
    around._update_effect_bounds()


def turn_page(top, place: Spot | None, way: int) -> bool:
    """A page up (1) or down (-1)."""
    around = longest_list(top, place)
    return around is not None and move(around, way * PAGE * around.height)


def turn_line(top, place: Spot | None, way: int) -> None:
    """A little of it, where an arrow finds nothing to go to."""
    around = longest_list(top, place)
    if around is not None:
        move(around, way * dp(LINE))


def longest_list(top, place: Spot | None) -> Glides | None:
    """What is scrolled by keys: the list with the ring, else the largest that is not all seen."""
    lists = [*lists_around(place.widget)] if place else []
    lists += sorted(_lists_in(top), key=lambda one: -one.width * one.height)
    return next((each for each in lists if each.is_longer("y")), None)


def _lists_in(top) -> list[Glides]:
    return [each for each in top.walk(restrict=True) if isinstance(each, Glides)]


def row_beyond(place: Spot, step: int) -> Spot | None:
    """The next row of a list in which only those in sight exist; None at its end."""
    rows = recycled(place)
    if rows is None:
        return None
    height = place.middle[1]
    if not move(rows, -step * place.widget.height):
        return None
    rows.refresh_from_viewport()
    rows.refresh_views()
    return min(places_in(rows), key=lambda one: abs(one.middle[1] - height), default=None)


def recycled(place: Spot | None) -> RecycleView | None:
    """The list it is a row of, if its rows are used again for others."""
    if place is None:
        return None
    return next((one for one in lists_around(place.widget) if isinstance(one, RecycleView)), None)
