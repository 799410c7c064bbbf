"""Everybody at the table, a line each: who moves, the era, the points; plus adds to them.

A touch on a line shows that player's side below, with everything that is counted.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games.tapestry.offers.company import added_points
from screens.games.tapestry.land import shape_icon
from screens.games.tapestry.points_sheet import ask_points
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack


class PersonName(Tappable, Row):
    """The part of a line that shows the player."""

    chosen = BooleanProperty(False)


class PersonLine(Row):
    """A player in brief."""

    seat = StringProperty("")
    name = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    points = NumericProperty(0)
    chosen = BooleanProperty(False)
    people = ObjectProperty(None, rebind=False)


class People(Stack):
    """The lines are kept; nobody is listed where there is only one."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")

    __events__ = ("on_choose",)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._follow)
        for name in ("view", "seat"):
            self.fbind(name, self._follow)

    def _follow(self, *_args) -> None:
        players = self.view.players if self.view is not None else ()
        players = players if len(players) > 1 else ()
        while len(self.children) > len(players):
            self.remove_widget(self.children[0])
        while len(self.children) < len(players):
            self.add_widget(PersonLine(people=self))
        for line, player in zip(reversed(self.children), players, strict=True):
            self._line(line, player)

    def _line(self, line, player) -> None:
        words = App.get_running_app().i18n
        line.seat, line.name, line.points = player.id, words.say(player.name), player.points
        line.icon = shape_icon(player.shape)
        line.role, line.chosen = player.colour, player.id == self.seat
        key = "tapestry.screen.era_now" if player.to_move else "tapestry.screen.era"
        key = "tapestry.screen.out" if player.finished else key
        line.note = words._(key, era=player.era)

    def add_points(self, line) -> None:
        """Points that the app did not see."""
        ask_points(added_points(App.get_running_app().bridge.state, line.seat))

    def on_choose(self, seat: str) -> None:
        """A player is to be shown."""


load_kv(__file__)
