"""Which key does what: a page has keys of its own (`screens/pages/keys.py`), some work everywhere.

F1       the rules                 Esc      back (`app.py`)
Ctrl+F   look up
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.core.window import Window

from screens.keyboard.signs import sign_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from screens.app import LoomApp
    from screens.navigation import Navigator, View

F1 = 282
MOVES = (9, 273, 274, 275, 276, 280, 281)
"""Tab, arrows and pages go on while the key stays down."""
CTRL = {"ctrl", "meta"}
LOOK_UP = "f"


def top_of(nav: Navigator) -> View:
    """What takes touches: the topmost sheet, or the screen."""
    return nav.overlays[-1] if nav.overlays else nav.view


class Keyboard:
    """Hears the window's keys before anything else does."""

    def __init__(self, app: LoomApp) -> None:
        self.app = app
        self._down: set[int] = set()

    def begin(self) -> None:
        """From now on."""
        Window.bind(on_key_down=self.pressed, on_key_up=self._lifted)

    def end(self) -> None:
        """No longer."""
        Window.unbind(on_key_down=self.pressed, on_key_up=self._lifted)

    def _lifted(self, _window: object, code: int, *_args: object) -> None:
        self._down.discard(code)

    def pressed(
        self,
        _window: object,
        code: int,
        scan: int = 0,
        text: str | None = None,
        modifiers: Iterable[str] = (),
        *_args: object,
    ) -> bool:
        again = code in self._down
        self._down.add(code)
        held = set(modifiers)
        sign = "" if held & CTRL else sign_of(code, text or "", scan, shift="shift" in held)
        letter = text or (chr(code) if code < 128 else "")
        if (not again or code in MOVES) and self._page_takes(code, sign or letter, held):
            return True
        if code == F1:
            self.app.help()
        elif held & CTRL and letter.lower() == LOOK_UP:
            self.app.nav.go("rules")
        else:
            return False
        return True

    def _page_takes(self, code: int, letter: str, held: set[str]) -> bool:
        return top_of(self.app.nav).takes_key(code, letter, held)
