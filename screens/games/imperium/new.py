"""A new game: how many play, with which nations, against which C.I.V."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty

from companion.core.setting import PERSON
from companion.games import find_game
from companion.games.imperium.rows_only.offers import instead_of
from screens.kv import load_kv
from screens.new_game.drawn import SettingChips  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen


class NewImperium(NewGameScreen):
    """A seat is looked at; nation and name are those of whoever sits there."""

    game_id = "imperium"
    seat = NumericProperty(0)
    seats = ListProperty()

    def read_rows(self) -> None:
        """Nothing but its rows: kept as a game of its own."""
        rows = instead_of(self.options)
        if rows is not None:
            self.begin(self.new.another(find_game("imperium_rows"), rows))

    def show(self) -> None:
        """What is there for one person alone, and the seats of several."""
        words, asked = App.get_running_app().i18n, self.asked
        n = sum(key.startswith(f"{PERSON}.") for key in asked)
        seats = [(str(at), words._("imperium.screen.seat", seat=at + 1)) for at in range(n)]
        if len(self.seats) != n:
            self.seat = 0
        self.seats = seats
        self.ids.rows_only.shown = instead_of(self.options) is not None
        away = "opponent" not in asked
        if self.ids.civ_panel.away is not away:
            self.ids.civ_panel.away = away
            self.ids.columns.restack()


load_kv(__file__)
