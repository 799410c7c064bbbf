"""A window on a map that may be larger than it: moved with one finger, pinched with two.

The screen hands on what it is touched with (`finger_down` …), before the page that the window
is on: two fingers are a pinch, whoever scrolls meanwhile.
"""

from math import dist

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from screens.kv import load_kv
from screens.widgets.touch.gliding import Glides, give_up, keep_from_lists

FINGER = 28
"""The radius of a hex that is 48 high; a smaller one is too small for a finger."""
MOST = 4
CLOSE = 0.02
"""Zooms that differ by less are the same."""
NOTCH = 1.2
"""What a notch of the wheel makes larger or smaller."""


class MapWindow(Glides):
    """Shows `land` at `zoom` times its own size; 1 is the whole map."""

    land = ObjectProperty(None, allownone=True, rebind=False)
    zoom = NumericProperty(1)
    drawing = BooleanProperty(False)
    """One finger draws on the map; two move it."""
    chosen = False
    """Whether somebody has chosen the zoom; until then small hexes are made large enough."""
    _spread, _before = 1, 1
    _held = 0.5, 0.5

    def __init__(self, **kwargs):
        self._fingers = []
        super().__init__(**kwargs)

    def toggle(self) -> None:
        """As large as a finger, or the whole map."""
        self.chosen = True
        self.zoom_to(1 if self.zoom > 1.01 else max(self._finger_zoom(), 1.6))

    def make_fit(self, *_args) -> None:
        """Hexes too small for a finger are shown larger, unless somebody chose otherwise."""
        if not self.chosen and self.land.radius > 1:
            radius, whole = self.land.radius / self.zoom, self.zoom == 1
            small = radius < dp(FINGER) + (-0.5 if whole else 0.5)
            if small and whole:
                self.scroll_x = self.scroll_y = 0.5
            wanted = self._finger_zoom() if small else 1
            if abs(wanted - self.zoom) > CLOSE:
                self.zoom = wanted

    def _finger_zoom(self) -> float:
        return min(MOST, max(1, dp(FINGER) * self.zoom / self.land.radius))

    def zoom_to(self, zoom: float, at=None) -> None:
        """Larger or smaller; what is at the point (of this window's parent) stays there."""
        at = at or self.center
        held = self._shares(at)
        self.zoom = min(MOST, max(1, zoom))
        self._hold(held, at)

    def look_at(self, places) -> None:
        """The middle of these hexes in the middle, as far as the map goes."""
        if places and self.zoom > 1:
            points = [self.land.point_of(place) for place in places]
            x = sum(x for x, _ in points) / len(points) / self.land.width
            y = sum(y for _, y in points) / len(points) / self.land.height
            self._hold((x, y), self.center)

    def _shares(self, at) -> tuple[float, float]:
        """How far along the map, and up, a point is."""
        across = self.scroll_x * (self.zoom - 1) * self.width + at[0] - self.x
        up = self.scroll_y * (self.zoom - 1) * self.height + at[1] - self.y
        return across / (self.zoom * self.width), up / (self.zoom * self.height)

    def _hold(self, shares, at) -> None:
        """Scroll so that this part of the map is at the point."""
        self.scroll_x = self._scroll(shares[0], at[0] - self.x, self.width)
        self.scroll_y = self._scroll(shares[1], at[1] - self.y, self.height)
        self._update_effect_bounds()  # otherwise Kivy scrolls back to where it was

    def _scroll(self, share: float, here: float, room: float) -> float:
        if self.zoom <= 1:
            return 0.5
        return min(1, max(0, (share * self.zoom * room - here) / ((self.zoom - 1) * room)))

    # fingers, as the screen hands them on

    def finger_down(self, touch) -> bool:
        """The second finger begins a pinch; the wheel zooms where no page is scrolled by it."""
        here = self.parent.to_widget(*touch.pos)
        if not self.collide_point(*here):
            return False
        if touch.is_mouse_scrolling:
            return self._wheel(touch, here)
        held = [finger for finger in self._fingers if finger.time_end < 0]
        self._fingers = [*held, touch][-2:]
        if len(self._fingers) < 2:
            return False
        self._let_go_of_others()
        self._spread, self._before = max(1, dist(*self._points())), self.zoom
        self._held = self._shares(self._middle())
        return True

    def finger_moved(self, touch) -> bool:
        """What was between the fingers stays between them."""
        if touch not in self._fingers or len(self._fingers) < 2:
            return False
        self.chosen = True
        self.zoom = min(MOST, max(1, self._before * dist(*self._points()) / self._spread))
        self._hold(self._held, self._middle())
        return True

    def finger_up(self, touch) -> bool:
        """One finger alone neither pinches nor moves the map any more."""
        pinched = touch in self._fingers and len(self._fingers) == 2
        self._fingers = [each for each in self._fingers if each is not touch]
        return pinched

    def _points(self):
        return [self.parent.to_widget(*finger.pos) for finger in self._fingers]

    def _middle(self) -> tuple[float, float]:
        (ax, ay), (bx, by) = self._points()
        return (ax + bx) / 2, (ay + by) / 2

    def _wheel(self, touch, here) -> bool:
        if App.get_running_app().form != "landscape" or touch.button not in (
            "scrollup",
            "scrolldown",
        ):
            return False
        self.chosen = True
        self.zoom_to(self.zoom * (NOTCH if touch.button == "scrolldown" else 1 / NOTCH), here)
        return True

    def _let_go_of_others(self) -> None:
        """Nothing is scrolled or touched by fingers that pinch."""
        for finger in self._fingers:
            keep_from_lists(finger)
            give_up(finger)
            finger.grab_current = None


load_kv(__file__)
