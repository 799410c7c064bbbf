"""A line to type in: a name, a note."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.behaviors import FocusBehavior
from kivy.uix.textinput import TextInput

from screens.kv import load_kv


class Field(TextInput):
    """One line; at most `longest` characters."""

    label = StringProperty("")
    longest = NumericProperty(200)
    finds = BooleanProperty(False)
    """What is typed is looked for; Ctrl+F leads here."""

    def on_touch_down(self, touch):
        """A finger that comes down may mean the list; only one that is lifted here writes."""
        if self.focus or self.disabled or touch.is_mouse_scrolling:
            return super().on_touch_down(touch)
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        touch.ud[self] = True
        return True

    def on_touch_up(self, touch):
        if touch.grab_current is not self or not touch.ud.pop(self, False):
            return super().on_touch_up(touch)
        touch.ungrab(self)
        if self.collide_point(*touch.pos):
            super().on_touch_down(touch)
            FocusBehavior.ignored_touch.remove(touch)  # the window has let the others go already
            super().on_touch_up(touch)
        return True

    def insert_text(self, substring, from_undo=False):
        room = max(0, int(self.longest) - len(self.text))
        return super().insert_text(substring[:room], from_undo=from_undo)


load_kv(__file__)
