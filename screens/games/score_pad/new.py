"""A new pad: who plays, what is written down, who wins."""

from kivy.app import App
from kivy.properties import ListProperty

from screens.kv import load_kv
from screens.new_game.drawn import SettingCounter  # noqa: F401 – named in kv
from screens.new_game.people import SeatRows  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen

KNOWN = 12


class NewPad(NewGameScreen):
    """As the last pad, or as the last one of a title."""

    game_id = "score_pad"
    titles = ListProperty()
    """Chips of the titles that have a pad of their own."""

    def enter(self, **where):
        pads = App.get_running_app().library.pads.all()[:KNOWN]
        self.titles = [(pad.title, pad.title, "score") for pad in pads]
        super().enter(**where)


load_kv(__file__)
