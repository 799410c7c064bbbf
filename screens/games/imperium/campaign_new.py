"""A new campaign: your nation, and which of the two kinds."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.views import choices
from companion.games.imperium.views.campaign import CampaignOptions
from screens.kv import load_kv
from screens.navigation import View


class NewCampaign(View):
    """Nothing is kept until it is begun."""

    nation = StringProperty("macedonians")
    mode = StringProperty("campaign")
    player = StringProperty("")
    after_lost = BooleanProperty(False)
    about = StringProperty("")

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.fbind("lang", self._offer)
        self.fbind("mode", self._offer)
        self._offer()

    def start(self) -> None:
        """To its log."""
        app = App.get_running_app()
        options = CampaignOptions(self.player.strip(), self.nation, self.mode, self.after_lost)
        if app.bridge.begin("imperium_campaign", options):
            app.nav.replace("imperium_campaign/table")

    def _offer(self, *_args) -> None:
        words = App.get_running_app().i18n
        self.ids.nations.options = [(one.id, words.say(one.name)) for one in choices.nations()]
        self.about = words._(f"imperium.screen.about_{self.mode}")
        self.ids.modes.options = [
            (one, words._(f"imperium.screen.mode_{one}")) for one in ("campaign", "supreme")
        ]


load_kv(__file__)
