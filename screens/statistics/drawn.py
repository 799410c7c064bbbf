"""A widget that draws itself anew when what it shows, its size or the theme changes."""

from functools import lru_cache

from kivy.app import App
from kivy.clock import Clock
from kivy.core.text import Label as TextPicture
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.uix.widget import Widget


@lru_cache(maxsize=256)
def text_picture(text: str, size: int, bold: bool = True):
    """White words as a texture, to be tinted."""
    label = TextPicture(text=text, font_size=size, bold=bold, color=(1, 1, 1, 1))
    label.refresh()
    return label.texture


class Drawn(Widget):
    """Names what it follows in `FOLLOWS` and draws in `draw(theme)`."""

    FOLLOWS = ("pos", "size")

    def __init__(self, **kwargs):
        self.group = InstructionGroup()
        self._again = Clock.create_trigger(self._draw_now, -1)
        super().__init__(**kwargs)
        self.canvas.add(self.group)
        for name in (*Drawn.FOLLOWS, *self.FOLLOWS):
            self.fbind(name, self._again)

    def on_kv_post(self, *_args):
        theme = App.get_running_app().theme
        for name in ("dark", "sp"):
            theme.bind(**{name: self._again})
        self._again()

    def draw(self, theme) -> None:
        """Everything into `group`, which is empty."""

    def words(self, text: str, where, size: int, colour) -> None:
        """A text with its middle here."""
        picture = text_picture(text, size)
        x, y = where
        place = int(x - picture.width / 2), int(y - picture.height / 2)
        self.group.add(Color(*colour))
        self.group.add(Rectangle(texture=picture, pos=place, size=picture.size))

    def _draw_now(self, *_args) -> None:
        self.group.clear()
        if self.width > 20 and self.height > 20:
            self.draw(App.get_running_app().theme)
