"""A new game of Rise & Fall; the last choices stand."""

from screens.kv import load_kv
from screens.new_game.drawn import NumberChips  # noqa: F401 – named in kv
from screens.new_game.people import SeatRows  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen


class NewRise(NewGameScreen):
    """Drawn from what the game asks."""

    game_id = "rise_and_fall"


load_kv(__file__)
