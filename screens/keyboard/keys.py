"""Which key does what.

Tab, Shift+Tab, arrows   the ring moves            Enter, space    press; without a ring, show it
Esc                      back                      F1              what holding it opens
Page up, page down       a page of the list        Ctrl+F          look up
Ctrl+Z, Ctrl+Shift+Z     undo, redo (also Ctrl+Y)  Ctrl+Enter      press what is gold
Shift and an arrow       carry a piece, or lay a tile that way
R                        turn what is looked at, or was laid last
"""

from collections.abc import Iterable

from kivy.core.window import Window

from screens.keyboard.focus import Focus
from screens.keyboard.places import Spot, places, top_of
from screens.keyboard.press import DEVICE, hold_at, press_at
from screens.keyboard.sight import bring_in_sight, touched_at, turn_line, turn_page
from screens.keyboard.signs import sign_of

TAB, ENTER, SPACE, F1 = 9, (13, 271), 32, 282
ARROWS = {273: "up", 274: "down", 275: "right", 276: "left"}
PAGES = {280: 1, 281: -1}
MOVES = (TAB, *ARROWS, *PAGES)
"""What goes on while the key stays down."""
CTRL = {"ctrl", "meta"}
SHORTCUTS = {"z": "undo", "y": "redo", "f": "search"}


class Keyboard:
    """Hears the window's keys before anything else does."""

    def __init__(self, app) -> None:
        self.app = app
        self.focus = Focus(app.nav)
        self._down: set[int] = set()

    def begin(self) -> None:
        """From now on."""
        Window.bind(on_key_down=self._pressed, on_key_up=self._lifted, on_touch_down=self._touched)
        self.focus.begin()

    def end(self) -> None:
        """No longer."""
        Window.unbind(
            on_key_down=self._pressed, on_key_up=self._lifted, on_touch_down=self._touched
        )
        self.focus.end()

    def _touched(self, _window, touch) -> None:
        if touch.device != DEVICE and self.focus.seen:
            self.focus.hide()

    def _lifted(self, _window, code, *_args) -> None:
        self._down.discard(code)

    def _pressed(self, _window, code, scan=0, text=None, modifiers=(), *_args) -> bool:
        again = code in self._down
        self._down.add(code)
        held = set(modifiers)
        sign = "" if held & CTRL else sign_of(code, text or "", scan, shift="shift" in held)
        if (not again or code in MOVES) and self._page_takes(code, sign or text or "", held):
            return True
        if held & CTRL and code in ENTER:
            return again or self._press_gold()
        if held & CTRL:
            return self._shortcut(text or chr(code) if code < 128 else "", "shift" in held)
        if "alt" in held:
            return False
        if code == TAB:
            way = -1 if "shift" in held else 1
            if not self._next_field(way):
                self.focus.step(way)
            return True
        return self._moves(code) or self._does(code, again) or self._letter(code, again)

    def _page_takes(self, code: int, letter: str, held: set[str]) -> bool:
        """A page has keys of its own, where nothing else lies above it."""
        takes = getattr(top_of(self.app.nav), "takes_key", None)
        if takes is None:
            return False
        letter = letter or (chr(code) if code < 128 else "")
        return bool(takes(code, letter, held))

    def _moves(self, code: int) -> bool:
        """Arrows and pages."""
        if code in PAGES:
            return turn_page(top_of(self.app.nav), self.focus.shown, PAGES[code])
        direction = ARROWS.get(code)
        if direction is None or (self._writes and direction in ("left", "right")):
            return False
        if not self.focus.point(direction) and direction in ("up", "down"):
            turn_line(top_of(self.app.nav), self.focus.shown, 1 if direction == "up" else -1)
        return True

    def _does(self, code: int, again: bool) -> bool:
        """Enter and space press, F1 holds; a key that stays down presses once."""
        if self._writes or code not in (*ENTER, SPACE, F1):
            return False
        if again:
            return True
        if code == F1:
            return self._hold()
        if self.focus.shown is None:
            return self._show()
        press_at(touched_at(self.focus.shown))
        return True

    def _letter(self, code: int, again: bool) -> bool:
        """A button that says which letter presses it."""
        if self._writes or again or not 0 < code < 128:
            return False
        return self._press_first(one for one in places(self.app.nav) if _key(one) == chr(code))

    def _press_gold(self) -> bool:
        """Wherever the ring is."""
        gold = [one for one in places(self.app.nav) if getattr(one.widget, "kind", "") == "gold"]
        return self._press_first(sorted(gold, key=lambda one: bool(one.widget.reason)))

    def _press_first(self, found: Iterable[Spot]) -> bool:
        place = next(iter(found), None)
        if place is not None:
            bring_in_sight(place)
            press_at(touched_at(place))
        return place is not None

    @property
    def _writes(self) -> bool:
        """Letters go into a field."""
        return any(place.writes and place.widget.focus for place in places(self.app.nav))

    def _next_field(self, way: int) -> bool:
        """From the field that takes letters to the next one; False where there is none."""
        fields = [place for place in places(self.app.nav) if place.writes]
        at = next((n for n, one in enumerate(fields) if one.widget.focus), None)
        if at is None:
            return False
        fields[at].widget.focus = False
        after = at + way
        self.focus.go(fields[after] if 0 <= after < len(fields) else fields[at])
        return 0 <= after < len(fields)

    def _show(self) -> bool:
        """Where the ring is, or on what is gold."""
        everything = places(self.app.nav)
        gold = [one for one in everything if _is_gold(one.widget)]
        wanted = self.focus.place or (gold or everything or [None])[0]
        if wanted is not None:
            self.focus.go(wanted)
        return wanted is not None

    def _hold(self) -> bool:
        place = self.focus.shown
        if place is None or not hold_at(touched_at(place)):
            self.app.help()
        return True

    def _shortcut(self, letter: str, shift: bool) -> bool:
        """Presses the button that does it, wherever there is one; looking up begins anywhere."""
        icon = SHORTCUTS.get(letter.lower())
        if icon is None or (self._writes and icon != "search"):
            return False
        icon = "redo" if icon == "undo" and shift else icon
        if icon == "search":
            return self._look_up()
        everything = places(self.app.nav)
        return self._press_first(
            one for one in everything if _icon(one.widget) == icon and not _key(one)
        )

    def _look_up(self) -> bool:
        """In the line of this screen that finds things, or in the rules."""
        fields = [one for one in places(self.app.nav) if getattr(one.widget, "finds", False)]
        buttons = [one for one in places(self.app.nav) if _icon(one.widget) == "search"]
        if fields:
            self.focus.go(fields[0])
        elif buttons:
            press_at(touched_at(buttons[0]))
        else:
            self.app.nav.go("rules")
        return True


def _icon(widget) -> str:
    return str(getattr(widget, "icon", ""))


def _key(place: Spot) -> str:
    return str(getattr(place.widget, "key", ""))


def _is_gold(widget) -> bool:
    gold = getattr(widget, "gold", False) or getattr(widget, "kind", "") == "gold"
    return bool(gold) and not getattr(widget, "reason", "")
