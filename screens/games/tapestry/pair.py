"""The decision pair as two cards side by side, their active halves together.

Pair:
    cards: root.cards        # CardView records of the bots' view
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.i18n import as_label
from screens.games.tapestry.land import BOT_ICONS
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack

RULES = {"left": "R-track-1", "right": "R-track-2"}


class PairLine(Row):
    """An icon, its words, who chose by it."""

    text = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("paper_ink")
    by = StringProperty("")
    chosen = BooleanProperty(False)
    folded = BooleanProperty(False)
    side = NumericProperty(0)


class PairCard(Tappable, Stack):
    """Half a decision card on light paper."""

    number = NumericProperty(0)
    progress = BooleanProperty(False)
    side = StringProperty("left")
    marks = StringProperty("")
    folded = BooleanProperty(False)
    """Its pictures alone, on one line."""
    pictures = NumericProperty(1)
    picture = NumericProperty(0)
    """How large they are there: all of them stay on their strip."""

    def on_folded(self, *_args):
        for line in self.ids.lines.children:
            line.folded = self.folded

    def on_picture(self, *_args):
        for line in self.ids.lines.children:
            line.side = self.picture


class Pair(Hides, Row):
    """Both cards, or a word that none lies there."""

    cards = ListProperty()
    owner = ObjectProperty(None, allownone=True, rebind=False)
    folded = BooleanProperty(False)
    """Each card is a strip of pictures, where there is little room."""
    strip = BooleanProperty(False)
    """Nothing new is read off them."""
    unfolded = BooleanProperty(False)
    """The player wants to read them whole."""

    __events__ = ("on_pick",)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.fbind("cards", self._show)

    def _show(self, *_args) -> None:
        self.shown = bool(self.cards)
        if not self.cards:
            return
        holder = self.ids.cards
        while len(holder.children) < len(self.cards):
            holder.add_widget(PairCard(on_release=lambda card: self.dispatch("on_pick", card.side)))
        words = App.get_running_app().i18n
        for widget, card in zip(reversed(holder.children), self.cards, strict=True):
            widget.number, widget.progress = card.number, card.pile == "progress"
            widget.side, widget.marks = card.side, self._marks(card, words)
            widget.help_id = RULES.get(card.side, "R-turn-3")
            widget.folded = self.folded
            self._lines(widget.ids.lines, card, words)
            widget.pictures = len(card.lines) + sum(bool(one.chosen_by) for one in card.lines)
            widget.on_picture()

    def _marks(self, card, words) -> str:
        said = []
        if card.open_hand:
            said.append(words._("tapestry.screen.open_hand"))
        if card.topple:
            said.append(words._("tapestry.screen.topple"))
        return " · ".join(said)

    def _lines(self, box, card, words) -> None:
        while len(box.children) > len(card.lines):
            box.remove_widget(box.children[0])
        while len(box.children) < len(card.lines):
            box.add_widget(PairLine())
        for row, line in zip(reversed(box.children), card.lines, strict=True):
            row.text, row.icon = as_label(words.say(line.text)), line.icon
            row.note = words.say(line.note)
            row.by = BOT_ICONS.get(line.chosen_by[0], "") if line.chosen_by else ""
            row.chosen, row.folded = bool(line.chosen_by), self.folded

    def on_folded(self, *_args):
        for widget in self.ids.cards.children:
            widget.folded = self.folded

    def on_pick(self, side: str) -> None:
        """A card was touched: another one lies there."""


load_kv(__file__)
