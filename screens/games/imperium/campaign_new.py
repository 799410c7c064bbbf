"""A new campaign: your nation, which of the two kinds, and with which boxes."""

from screens.kv import load_kv
from screens.new_game.drawn import SettingChips  # noqa: F401 – named in kv
from screens.new_game.screen import NewGameScreen


class NewCampaign(NewGameScreen):
    """Drawn from what the campaign asks; then to its log."""

    game_id = "imperium_campaign"


load_kv(__file__)
