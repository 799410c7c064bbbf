"""Where the window was left, and how large: it opens there again, never larger than the screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.errors import LoomError
from companion.library.atomic import write_whole
from companion.library.formats import Format
from screens.screen_size import Size, screen_size

if TYPE_CHECKING:
    from kivy.config import ConfigParser
    from kivy.core.window import WindowBase

FIRST = Size(1280, 800)
"""Where nobody says how large the screen is."""
LEAST = Size(320, 480)
FRAME = Size(16, 64)
"""What a desktop's frames and bars take of a screen."""
FILE = "window.json"
WINDOW = Format("window")
"""In no backup: it is of this computer alone."""


class WindowPlace:
    """Kept in the home folder, beside what belongs to this computer alone."""

    def __init__(self, folder: Path, screen: Callable[[], Size | None] = screen_size) -> None:
        self.file = folder / FILE
        self.screen = screen()
        self.maximised = False

    def prepare(self, config: ConfigParser) -> None:
        """Before Kivy makes the window."""
        left = self._left()
        width, height = self.fitting(left.get("width"), left.get("height"))
        config.set("graphics", "width", str(width))
        config.set("graphics", "height", str(height))
        for name, most in zip(("minimum_width", "minimum_height"), (width, height), strict=True):
            config.set("graphics", name, str(min(int(config.get("graphics", name)), most)))
        if self._on_screen(left):
            config.set("graphics", "position", "custom")
            config.set("graphics", "left", str(left["left"]))
            config.set("graphics", "top", str(left["top"]))
        if left.get("maximised") is True:
            config.set("graphics", "window_state", "maximized")

    def fitting(self, width: Any, height: Any) -> Size:
        """What was left, as far as the screen has room; at first all of that room."""
        known = all(type(side) is int and side > 0 for side in (width, height))
        left = Size(max(width, LEAST.width), max(height, LEAST.height)) if known else None
        if self.screen is None:
            return left or FIRST
        room = Size(self.screen.width - FRAME.width, self.screen.height - FRAME.height)
        wanted = left or room
        return Size(min(wanted.width, room.width), min(wanted.height, room.height))

    def follow(self, window: WindowBase) -> None:
        """Know whether it is maximised: that is how it opens again."""
        self.maximised = self._left().get("maximised") is True
        window.bind(on_maximize=self._grown, on_restore=self._restored)

    def _grown(self, _window: object) -> None:
        self.maximised = True

    def _restored(self, _window: object) -> None:
        self.maximised = False

    def keep(self, window: WindowBase) -> None:
        """As the app ends; a full disk does not matter."""
        width, height = map(int, window.system_size)
        place = {"width": width, "height": height, "left": window.left, "top": window.top}
        if self.maximised:  # it goes back to the size and place of before
            place = {**self._left(), "maximised": True}
        with suppress(LoomError):
            write_whole(self.file, WINDOW.write(place))

    def _left(self) -> dict[str, Any]:
        try:
            return WINDOW.read(self.file.read_bytes(), FILE)
        except (OSError, LoomError):
            return {}

    def _on_screen(self, left: dict[str, Any]) -> bool:
        """Its top left corner lies where a pointer gets at it."""
        if self.screen is None or any(type(left.get(name)) is not int for name in ("left", "top")):
            return False
        across, down = left["left"], left["top"]
        return bool(
            0 <= across <= self.screen.width - 100 and 0 <= down <= self.screen.height - 100
        )
