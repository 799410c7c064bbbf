"""The ranking of a result: place, shape, name, crown, points.

Ranking:
    result: root.result        # a Result of the core
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from companion.core.game import Result
from companion.core.signs import signs
from companion.i18n import as_label
from companion.library.alone import YOU
from screens.kv import load_kv
from screens.widgets.frame.panel import Stack
from screens.widgets.pictures.sign import sign_icon

ICONS = {"disc": "shape-circle"}


def shape_icon(shape: str) -> str:
    """The icon of the shape of somebody's pieces."""
    return ICONS.get(shape, f"shape-{shape}") if shape else ""


def winner_text(result: Result, words) -> str:
    """Who won, in a line."""
    winners = [row for row in result.rows if row.winner]
    if not winners:
        return words._("kit.nobody_won")
    if any(row.name == YOU for row in winners):
        return _you_won(winners, words)
    names = words.words.join(words.say(row.name) for row in winners)
    if winners[0].score is None:
        return as_label(words._("kit.wins", names=names, n=len(winners)))
    points = words._("kit.points", n=winners[0].score)
    return as_label(words._("kit.wins_with", names=names, n=len(winners), points=points))


def _you_won(winners, words) -> str:
    n, score = len(winners), winners[0].score
    if score is None:
        return words._("kit.you_win", n=n)
    return words._("kit.you_win_with", n=n, points=words._("kit.points", n=score))


class RankName(Stack):
    """A name, in smaller letters where its longest word would break."""

    name = StringProperty("")
    note = StringProperty("")


class RankRow(Stack):
    """A player's place, name and points; the name below the others where it has no room."""

    narrow = BooleanProperty(False)

    place = StringProperty("")
    name = StringProperty("")
    points = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    colour = StringProperty("ink")
    crown = StringProperty("")


class Ranking(Stack):
    """Rows are kept; only their words change."""

    result = ObjectProperty(None, allownone=True)

    def on_kv_post(self, *_args):
        self.fbind("result", self._tell)
        App.get_running_app().i18n.bind(lang=self._tell)
        self._tell()

    def _tell(self, *_args) -> None:
        words = App.get_running_app().i18n
        standings = self.result.rows if self.result else ()
        looks = signs(self.result) if self.result else {}
        while len(self.children) > len(standings):
            self.remove_widget(self.children[0])
        while len(self.children) < len(standings):
            self.add_widget(RankRow())
        for row, standing in zip(reversed(self.children), standings, strict=True):
            row.place = words._("kit.rank", n=standing.rank)
            row.name = as_label(words.say(standing.name))
            row.points, row.note = words.say(standing.score), words.say(standing.note)
            row.colour, shape = looks[standing.seat]
            row.icon, row.crown = sign_icon(shape), "crown" if standing.winner else ""


load_kv(__file__)
