"""Words on the screen: each wraps to its width, takes the height it needs and follows the theme."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from screens.kv import load_kv


class Prose(Label):
    """Running text, 16 sp. All the others are sizes of it."""

    role = StringProperty("ink")
    """The role of its colour in the theme; say `role`, never `color`."""
    fit = BooleanProperty(False)
    """As wide as its own text instead of wrapping."""
    least = NumericProperty(0)
    """The least height."""
    keeps_room = BooleanProperty(False)
    """What stands below it is touched: with fewer words it stays as high as it was."""
    may_shorten = BooleanProperty(False)
    """Text of the players' own (a name) may end in an ellipsis; ours never."""

    def on_texture_size(self, *_args):
        if self.keeps_room:
            self.least = max(self.least, self.texture_size[1])

    def on_width(self, *_args):
        if self.keeps_room:
            self.least = 0

    on_font_size = on_width


class Title(Prose):
    """The name of a screen or the largest line of a card, 24 sp."""


class Head(Prose):
    """What to do now; the head of a row, 19 sp."""


class Note(Prose):
    """The second line, dim, 15 sp."""


class Caption(Prose):
    """The small dim title of a panel, 14 sp."""


class Figure(Prose):
    """A big number, 40 sp, bold."""


class Short(Prose):
    """As wide as its own text; for a word beside a number."""


load_kv(__file__)
