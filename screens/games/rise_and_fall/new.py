"""A new game of Rise & Fall; the last choices stand."""

from kivy.app import App

from screens.kv import load_kv
from screens.new_game.drawn import NumberChips  # noqa: F401 – named in kv
from screens.new_game.people import SeatRows  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen


class NewRise(NewGameScreen):
    """Drawn from what the game asks."""

    game_id = "rise_and_fall"

    def first_screen(self) -> str:
        """The set-up, or the sheet where nothing else is kept."""
        return App.get_running_app().bridge.view.elsewhere or "table"


load_kv(__file__)
