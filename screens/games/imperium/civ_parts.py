"""What the set-up and the tables of the C.I.V. are made of."""

from kivy.properties import NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Row, Stack


def grow(box, number, make) -> list:
    """Keep the widgets of a box, add or cut what is too few or too many; first to last."""
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())
    return list(reversed(box.children))


class Part(Stack):
    """Anything that is told the view of the table."""

    def tell(self, view) -> None:
        """Show it."""


def token_name(kind):
    """The name of a kind of token."""
    from companion.core.message import name

    return name("imperium", "token", kind)


class ImperiumCount(Row):
    """A number to count on a sheet; its name above it where there is no room beside."""

    name = StringProperty("")
    start = NumericProperty(0)


load_kv(__file__)
