"""The parts of a set-up to choose from: each ticks itself once everything in it is done."""

from dataclasses import dataclass

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.one_pass_box import OnePassBox


@dataclass(frozen=True)
class PartLook:
    """One part: so many of its lines are done."""

    name: str
    icon: str
    count: str
    done: bool
    now: bool


class PartTile(Tappable, OnePassBox):
    """A part: beside the lines in words, above them as small as its picture and its count."""

    stays_put = True

    number = NumericProperty(0)
    name = StringProperty("")
    icon = StringProperty("")
    count = StringProperty("")
    done = BooleanProperty(False)
    chosen = BooleanProperty(False)


class SetUpParts(OnePassBox):
    """The tiles are kept; only what they say changes."""

    items = ListProperty()

    __events__ = ("on_choose",)

    def on_items(self, *_args):
        while len(self.children) > len(self.items):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.items):
            self.add_widget(self._tile(len(self.children)))
        for tile, item in zip(reversed(self.children), self.items, strict=True):
            tile.name, tile.icon, tile.count = item.name, item.icon, item.count
            tile.done, tile.chosen = item.done, item.now

    def _tile(self, number: int) -> PartTile:
        tile = PartTile(number=number)
        tile.bind(on_release=lambda touched: self.dispatch("on_choose", touched.number))
        return tile

    def on_choose(self, number: int) -> None:
        """The player wants to see this part."""


load_kv(__file__)
