"""A window without a display, drawn in parts and whole after each change: drawn_in_parts.py

Prints a line of JSON for each change: what it was, whether only parts were drawn, whether each
pixel is as it is in the whole.
"""

import json
import os

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from screens.changed_parts import ChangedParts, can_pay


class Coloured(Widget):
    """A plain rectangle."""

    def __init__(self, *rgba, **kwargs):
        super().__init__(size_hint=(None, None), **kwargs)
        with self.canvas:
            self.colour = Color(*rgba)
            self.area = Rectangle(pos=self.pos, size=self.size)
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_args):
        self.area.pos, self.area.size = self.pos, self.size


def pixels() -> bytes:
    return glReadPixels(0, 0, *map(int, Window.size), GL_RGBA, GL_UNSIGNED_BYTE)


def frame() -> None:
    for _ in range(3):
        EventLoop.idle()


def tried(parts: ChangedParts, name: str, change) -> None:
    """A change, its frame, and the same drawn whole."""
    before = parts.whole
    change()
    frame()
    drawn = pixels()
    Window.clear()
    Window.render_context.draw()
    said = {"what": name, "part": parts.whole == before, "same": drawn == pixels()}
    print(json.dumps(said), flush=True)


def main() -> None:
    if not can_pay(Window):
        print(json.dumps({"cannot": True}))
        return
    parts = ChangedParts(Window)
    parts.begin()
    top = FloatLayout()
    red = Coloured(1, 0, 0, 1, pos=(20, 20), size=(50, 50))
    veil = Coloured(0, 1, 0, 0.5, pos=(40, 40), size=(80, 80))
    words = Label(text="some words", size_hint=(None, None), size=(40, 20), pos=(300, 300))
    listed, inner = ScrollView(size_hint=(None, None), size=(100, 150), pos=(150, 150)), BoxLayout()
    inner.orientation, inner.size_hint_y, inner.height = "vertical", None, 600
    rows = [Coloured(0, 0, n / 10, 1, size=(90, 50)) for n in range(1, 11)]
    for row in rows:
        inner.add_widget(row)
    listed.add_widget(inner)
    around = BoxLayout(size_hint=(None, None), size=(110, 160), pos=(150, 150))
    around.add_widget(listed)
    for each in (red, veil, words, around):
        top.add_widget(each)
    Window.add_widget(top)
    EventLoop.status = "started"
    frame()
    more = Coloured(1, 1, 0, 1, pos=(250, 30), size=(30, 30))
    for name, change in {
        "a colour below another": lambda: setattr(red.colour, "rgb", (1, 0, 1)),
        "a move": lambda: setattr(red, "pos", (90, 60)),
        "a move to where it was": lambda: setattr(red, "pos", (20, 20)),
        "longer words": lambda: setattr(words, "text", "many more words than before"),
        "no words": lambda: setattr(words, "text", ""),
        "a row in sight": lambda: setattr(rows[0].colour, "rgb", (1, 1, 1)),
        "a row out of sight": lambda: setattr(rows[9].colour, "rgb", (1, 1, 1)),
        "a list that is scrolled": lambda: setattr(listed, "scroll_y", 0.2),
        "a row after that": lambda: setattr(rows[7].colour, "rgb", (0, 1, 1)),
        "one more": lambda: top.add_widget(more),
        "one less": lambda: top.remove_widget(more),
        "a veil that is thinner": lambda: setattr(veil, "opacity", 0.3),
        "another ground": lambda: (setattr(Window, "clearcolor", (0.5, 0.5, 0.5, 1)), more_again()),
        "one above all": lambda: Window.add_widget(more),
    }.items():
        tried(parts, name, change)
    parts.end()
    os._exit(0)


def more_again() -> None:
    """Something that makes Kivy draw."""
    Window.canvas.ask_update()


if __name__ == "__main__":
    main()
