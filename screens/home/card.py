"""A game on home: touched anywhere, it is begun; below, how it went the last time."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from screens.home.picture import Picture  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack

PLAIN = "score_pad"
"""Whose colour a game without one of its own has."""


class CardFact(Row):
    """Something known of a game: its words and a figure."""

    icon = StringProperty("")
    text = StringProperty("")
    value = StringProperty("")


class CardLink(Tappable, Row):
    """What belongs to a game and is begun by itself."""

    icon = StringProperty("")
    text = StringProperty("")


class GameCard(Tappable, Stack):
    """A game that can be begun."""

    game_id = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    emblem = StringProperty("")
    ground = StringProperty(PLAIN)
    """The colour it lies on."""
    picture = StringProperty("")
    first = BooleanProperty(False)
    """Nothing was ever begun: this is where to start."""
    facts = ListProperty()
    """Of each: an icon, words, a figure."""
    link = StringProperty("")
    link_text = StringProperty("")
    home = ObjectProperty(None, rebind=False)

    def on_facts(self, *_args):
        rows = self.ids.facts
        while len(rows.children) > len(self.facts):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(self.facts):
            rows.add_widget(CardFact())
        for row, fact in zip(reversed(rows.children), self.facts, strict=True):
            row.icon, row.text, row.value = fact


load_kv(__file__)
