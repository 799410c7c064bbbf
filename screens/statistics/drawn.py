"""A widget that draws itself anew when what it shows, its size or the theme changes."""

from kivy.app import App
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.uix.widget import Widget

from screens.widgets.boards.hex_drawing import text_picture


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
