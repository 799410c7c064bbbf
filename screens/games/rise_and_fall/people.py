"""Everybody at once: a row for each person; touched, it opens below."""

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.stacklayout import StackLayout

from companion.i18n import as_label
from screens.games.rise_and_fall.filling import fill
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


class CountOf(Row):
    """Pieces of a kind in the world, of how many."""

    icon = StringProperty("")
    text = StringProperty("")
    ready = BooleanProperty(False)
    """Its card is in the hand."""
    close = BooleanProperty(False)
    """Few are left to the trophy, and nobody has more."""


class Counts(StackLayout):
    """One beside the other, in as many lines as they need."""


class PersonStanding(Tappable, Stack):
    """A person: what matters now, pieces, treasury, cards, trophies."""

    seat = StringProperty("")
    name = StringProperty("")
    colour = StringProperty("ink")
    shape = StringProperty("circle")
    first = BooleanProperty(False)
    now = StringProperty("")
    marked = BooleanProperty(False)
    chosen = BooleanProperty(False)
    below = StringProperty("")


class Everybody(Stack):
    """The rows, as the view has them."""

    people = ListProperty()

    __events__ = ("on_choose",)

    def show(self, people, chosen: str, words) -> None:
        """Everything from the view."""
        fill(self, len(people), self._row)
        for row, one in zip(reversed(self.children), people, strict=True):
            row.seat, row.name = one.seat, words.say(one.name)
            row.colour, row.shape, row.first = one.colour, one.shape, one.first
            row.now, row.marked = as_label(words.say(one.now)), one.marked
            row.chosen = one.seat == chosen
            below = (one.purse, one.cards, one.trophies)
            row.below = "\n".join(as_label(words.say(line)) for line in below if line is not None)
            fill(row.ids.counts, len(one.pieces), CountOf)
            for cell, piece in zip(reversed(row.ids.counts.children), one.pieces, strict=True):
                cell.icon, cell.text = piece.icon, words.say(piece.text)
                cell.ready, cell.close = piece.ready, piece.close

    def _row(self) -> PersonStanding:
        return PersonStanding(on_release=lambda row: self.dispatch("on_choose", row.seat))

    def on_choose(self, seat: str) -> None:
        """The player wants to see this person's things."""


load_kv(__file__)
