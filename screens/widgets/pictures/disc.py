"""A small round mark with a number or an icon; and seats, each with its own shape and colour."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.label import Label

from screens.kv import load_kv
from screens.widgets.pictures.icon import texture_of


class Disc(Label):
    """A number or an icon in a circle."""

    icon = StringProperty("")
    icon_texture = ObjectProperty(None, allownone=True)
    role = StringProperty("ink")
    fill = StringProperty("raised")

    def on_icon(self, *_args):
        self.icon_texture = texture_of(self.icon)


load_kv(__file__)
