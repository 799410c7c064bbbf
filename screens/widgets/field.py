"""A line to type in: a name, a note."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.textinput import TextInput

from screens.kv import load_kv


class Field(TextInput):
    """One line; at most `longest` characters."""

    label = StringProperty("")
    longest = NumericProperty(200)

    def insert_text(self, substring, from_undo=False):
        room = max(0, int(self.longest) - len(self.text))
        return super().insert_text(substring[:room], from_undo=from_undo)


load_kv(__file__)
