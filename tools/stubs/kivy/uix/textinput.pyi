from collections.abc import Sequence

from kivy.core.window import WindowBase
from kivy.uix.widget import Widget

class TextInput(Widget):
    text: str
    focus: bool
    font_size: float
    line_height: float
    padding: Sequence[float]
    foreground_color: Sequence[float]
    cursor_color: Sequence[float]
    hint_text_color: Sequence[float]
    _lines: list[str]

    def keyboard_on_key_down(
        self, window: WindowBase, keycode: tuple[int, str], text: str, modifiers: list[str]
    ) -> bool: ...
    def get_cursor_from_xy(self, x: float, y: float) -> tuple[int, int]: ...
    def _reset_cursor_blink(self, *args: object) -> None: ...
