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
    may_shorten = BooleanProperty(False)
    """Text of the players' own (a name) may end in an ellipsis; ours never."""


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
