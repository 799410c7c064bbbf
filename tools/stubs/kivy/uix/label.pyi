from collections.abc import Sequence

from kivy.uix.widget import Widget

class Label(Widget):
    text: str
    text_size: tuple[float | None, float | None]
    texture_size: tuple[float, float]
    font_name: str
    color: Sequence[float]

    def texture_update(self) -> None: ...
