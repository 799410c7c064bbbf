"""People who tell their counts: a column for each, whoever's turn it is; one gold hand-over."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.company.view import company_view
from companion.games.tapestry.table.view_turn import turn_of
from screens.game_screen import GameScreen
from screens.games.tapestry.company_menu import open_company_menu
from screens.games.tapestry.land import shape_icon
from screens.games.tapestry.person_column import PersonColumn
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Stack
from screens.widgets.frame.turn_band import TurnBand  # noqa: F401 – named in kv


class PersonTab(Tappable, Stack):
    """Somebody in the line above: a touch shows their column."""

    seat = StringProperty("")
    name = StringProperty("")
    icon = StringProperty("")
    role = StringProperty("ink")
    points = StringProperty("")
    chosen = BooleanProperty(False)
    to_move = BooleanProperty(False)


class Company(GameScreen):
    """Columns beside each other where they fit; elsewhere one below the names of all."""

    game_id = "tapestry"
    of_part = "company"

    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")
    """Whose column is shown where there is room for one."""
    caption = StringProperty("")
    done_text = StringProperty("")
    people = NumericProperty(1)
    room = NumericProperty(0)
    fits = BooleanProperty(True)
    tabs = ListProperty()

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        self.fbind("fits", self.follow)

    def on_fits(self, *_args):
        self.ids.tabs.clear_widgets()

    def drawn_from(self, bridge):
        return bridge.seen(company_view)

    def show(self, view, words) -> None:
        """The columns that there is room for."""
        seats = [column.seat for column in view.columns]
        moved = self.view is None or self.view.seat != view.seat
        if self.seat not in seats or (moved and view.seat in seats):
            self.seat = view.seat if view.seat in seats else seats[0]
        self.view, self.people = view, len(seats)
        self._say(view, words)
        shown = [one for one in view.columns if self.fits or one.seat == self.seat]
        box = self.ids.columns
        while len(box.children) > len(shown):
            box.remove_widget(box.children[0])
        while len(box.children) < len(shown):
            box.add_widget(PersonColumn(screen=self))
        for widget, column in zip(reversed(box.children), shown, strict=True):
            widget.show(column, words)
        self._tabs(view, words)

    def _say(self, view, words) -> None:
        """Whose turn it is, and whose is next, to be read from across the table."""
        names = {one.seat: words.say(one.name) for one in view.columns}
        here = next((one for one in view.columns if one.seat == view.seat), None)
        self.caption = words._("tapestry.turn.bar", turn=view.turn_number)
        self.ids.band.show(turn_of(App.get_running_app().bridge.state), words)
        if here is None:
            self.ids.band.icon, self.ids.band.role = "flag", "accent"
            self.ids.band.name = words._("tapestry.company.over") if view.over else ""
        then, begin = names.get(view.next_seat, ""), offer_of("begin")
        if view.over:
            self.done_text = words._("tapestry.screen.score")
        elif begin is not None:
            self.done_text = words.say(begin.label)
        else:
            key = "tapestry.company.done_next" if then else "tapestry.company.done_end"
            self.done_text = words._(key, next=then)

    def _tabs(self, view, words) -> None:
        row = self.ids.tabs
        wanted = () if self.fits else view.columns
        while len(row.children) > len(wanted):
            row.remove_widget(row.children[0])
        while len(row.children) < len(wanted):
            row.add_widget(PersonTab(on_release=self._choose))
        for tab, one in zip(reversed(row.children), wanted, strict=True):
            tab.seat, tab.name, tab.points = one.seat, words.say(one.name), words.say(one.points)
            tab.icon, tab.role = shape_icon(one.shape), one.colour
            tab.chosen, tab.to_move = one.seat == self.seat, one.to_move

    def _choose(self, tab) -> None:
        self.seat = tab.seat
        self.follow()

    def done(self) -> None:
        """The gold button: the next person has the turn."""
        if self.view.over:
            App.get_running_app().nav.go("tapestry/score")
        else:
            take(offer_of("begin") or offer_of("done"))

    def open_menu(self) -> Sheet:
        """Everything else about this game."""
        return open_company_menu()


load_kv(__file__)
