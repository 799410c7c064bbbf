"""How a player of the tests touches here: with the pointer, or with keys alone."""

import time

from kivy.core.window import Window

from companion.describe.ring import beside
from screens.keyboard.places import Spot, places
from screens.keyboard.sight import in_sight_of, touched_at
from screens.keyboard.ways import stops, towards
from screens.widgets.above.toast import Toast
from screens.widgets.touch.gliding import lists_around
from tests.screens.page_hand import places as page_places

MOST_DRAGS, MOST_KEYS = 80, 400
EDGE = 5
SHORT = 30
"""A finger that moves less than this has touched what it came down on."""
MOST_NOTCHES = 80
LONGEST = 3.0
"""Seconds until a list that glides stands still."""
ARROWS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}
STRUCK = {
    "undo": ("z", "Control_L"),
    "redo": ("z", "Control_L", "Shift_L"),
    "rules": ("f", "Control_L"),
    "back": ("Escape",),
}
"""What has a key of its own."""


class WithThePointer:
    """What is scrolled away is dragged into sight."""

    def touch(self, widget):
        self.into_sight(widget)
        self.hand.tap(self._spot(widget))

    def touch_point(self, spot):
        self.touches += 1
        self._wait_for_toasts(spot)
        self.hand.tap(spot)

    def into_sight(self, widget):
        self.hand.settle()
        lists = list(lists_around(widget))
        self._until_still(lists)
        for around in reversed(lists):
            self._drag_into(around, widget)
        self._until_still(lists)

    def _until_still(self, lists):
        """Nobody touches what still moves."""
        until = time.monotonic() + LONGEST
        while any(_glides(each) for each in lists) and time.monotonic() < until:
            self.hand.frames()

    def _spot(self, widget):
        self.touches = getattr(self, "touches", 0) + 1
        place = Spot(widget, None, (*widget.pos, widget.right, widget.top))
        left, low, right, high = in_sight_of(place)
        assert min(right - left, high - low) > 0, f"{_named(widget)} does not come into sight"
        spot = touched_at(place)
        self._wait_for_toasts(spot)
        return spot

    def _drag_into(self, around, widget):
        for _ in range(MOST_DRAGS):
            self._until_still([around])
            away = _away(around, widget)
            if not away or not around.is_longer("y"):
                return
            if abs(away) < SHORT:
                break
            before = around.scroll_y
            x, y = around.to_window(around.x + EDGE, around.center_y)
            reach = around.height * 0.35
            way = max(-reach, min(reach, away))
            way += 12 if way > 0 else -12  # the first steps only tell that the list is meant
            self.hand.drag((x, y - way / 2), (x, y + way / 2))
            if abs(around.scroll_y - before) < 1e-6:
                break
        self._wheel_into(around, widget)

    def _wheel_into(self, around, widget):
        """Where what lies in the list keeps the finger for itself."""
        for _ in range(MOST_NOTCHES):
            away = _away(around, widget)
            if not away:
                return
            self.hand.wheel(around.to_window(*around.center), away < 0)
            self._until_still([around])
        self.hand.settle()

    def _wait_for_toasts(self, spot):
        """Whoever wants what lies under the line waits until it has gone."""
        for _ in range(300):
            lines = [one for one in Window.children if isinstance(one, Toast) and one.action]
            if not any(each.collide_point(*spot) for one in lines for each in one.children):
                return
            self.hand.frames()


def _glides(around) -> bool:
    effect = around.effect_y
    return bool(effect) and bool(effect.is_manual or effect.velocity or effect.overscroll)


def _away(around, widget) -> float:
    """How far the finger has to take the list, up (positive) or down; 0 when all is seen."""
    low, high = widget.to_window(*widget.pos)[1], widget.to_window(widget.x, widget.top)[1]
    bottom = around.to_window(*around.pos)[1]
    top = bottom + around.height
    if high - low > around.height:
        return 0 if low <= bottom and high >= top else top - high
    if low < bottom:
        return bottom - low
    return min(0, top - high)


class WithTheKeys:
    """Tab as far as it is, arrows on a board, Enter; and what has a key of its own."""

    def touch(self, widget):
        self._tab_to(widget)
        self._enter()

    def page_point(self, met):
        """Tab as far as it is on the page, arrows where it is on a board, then Enter."""
        view, found = self.view.view, page_places(self.hand)
        for _ in range(MOST_KEYS):
            now = view.keys.met
            if now is not None and now.piece.key == met.piece.key:
                break
            self.hand.strike("Tab")
        else:
            raise AssertionError(f"Tab never comes to {met.hit.key}")
        for arrow in _page_path(found, now, met):
            self.hand.strike(ARROWS[arrow])
        assert view.keys.focused == met.hit.key, f"the arrows do not lead to {met.hit.key}"
        self.touches = getattr(self, "touches", 0) + 1
        self.hand.strike("Return")
        self.hand.after()

    def icon(self, name):
        """Its key, where it has one."""
        if name not in STRUCK:
            super().icon(name)
            return
        self.hand.tell(f"  {' '.join(reversed(STRUCK[name]))}")
        self.hand.strike(*STRUCK[name])
        self.hand.after()

    def into_sight(self, widget):
        self._tab_to(widget)

    def touch_point(self, spot):
        """Of the board that the ring is on, by arrows."""
        focus = self.hand.app.keys.focus
        board = focus.shown.widget
        parts = [one for one in places(self.hand.app.nav) if one.widget is board]
        wanted = min(parts, key=lambda one: _far(one.middle, spot))
        for arrow in _path(parts, focus.shown, wanted):
            self.hand.strike(ARROWS[arrow])
        assert focus.shown == wanted, f"the arrows do not lead to {wanted}"
        self._enter()

    def _tab_to(self, widget):
        focus = self.hand.app.keys.focus
        self.hand.settle()
        for _ in range(MOST_KEYS):
            if focus.shown is not None and focus.shown.widget.uid == widget.uid:  # an id is a proxy
                return
            order = stops(places(self.hand.app.nav), focus.shown)
            at = next((n for n, one in enumerate(order) if one.widget.uid == widget.uid), None)
            here = next((n for n, one in enumerate(order) if one == focus.shown), -1)
            back = at is not None and (at - here) % len(order) > len(order) / 2
            self.hand.strike("Tab", *(("Shift_L",) if back else ()))
        raise AssertionError(f"Tab never comes to {widget}")

    def _enter(self):
        self.touches = getattr(self, "touches", 0) + 1
        self.hand.tell(f"  Enter on {_named(self.hand.app.keys.focus.shown.widget)}")
        self.hand.strike("Return")
        self.hand.after()


def _named(widget) -> str:
    return str(getattr(widget, "text", "") or getattr(widget, "icon", "") or type(widget).__name__)


def _far(one, other) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _page_path(found, start, end) -> list[str]:
    """The arrows from one place of a page to another."""
    ways, waiting = {_key(start): []}, [start]
    while waiting and _key(end) not in ways:
        here = waiting.pop(0)
        for arrow in ARROWS:
            there = beside(found, here, arrow)
            if there is not None and _key(there) not in ways:
                ways[_key(there)] = [*ways[_key(here)], arrow]
                waiting.append(there)
    return ways.get(_key(end), [])


def _key(met) -> tuple[str, str]:
    return met.piece.key, met.hit.key


def _path(parts, start, end) -> list[str]:
    """The arrows from one part of a board to another."""
    ways, waiting = {start.part: []}, [start]
    while waiting and end.part not in ways:
        here = waiting.pop(0)
        for arrow in ARROWS:
            there = towards(parts, here, arrow)
            if there is not None and there.part not in ways:
                ways[there.part] = [*ways[here.part], arrow]
                waiting.append(there)
    return ways.get(end.part, [])
