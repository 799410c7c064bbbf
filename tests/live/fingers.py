"""How a player of the tests touches here: with the pointer, or with keys alone."""

from kivy.core.window import Window

from companion.describe.ring import beside
from screens.toast import Toast
from tests.screens.page_hand import places as page_places

MOST_KEYS = 400
ARROWS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}
STRUCK = {
    "undo": ("z", "Control_L"),
    "redo": ("z", "Control_L", "Shift_L"),
    "rules": ("f", "Control_L"),
    "back": ("Escape",),
}
"""What has a key of its own."""


class WithThePointer:
    """Waits until nothing lies over what is wanted."""

    def touch_point(self, spot, quick=False):
        self.touches += 1
        self._wait_for_toasts(spot)
        self.hand.tap(spot)

    def _wait_for_toasts(self, spot):
        """Whoever wants what lies under the line waits until it has gone."""
        for _ in range(300):
            lines = [one for one in Window.children if isinstance(one, Toast) and one.action]
            if not any(each.collide_point(*spot) for one in lines for each in one.children):
                return
            self.hand.frames()


class WithTheKeys:
    """Tab as far as it is, arrows on a board, Enter; and what has a key of its own."""

    def page_point(self, met, quick=False):
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
