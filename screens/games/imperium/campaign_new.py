"""A new campaign: your nation, which of the two kinds, and with which boxes."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.views import choices
from companion.games.imperium.views.campaign import CampaignOptions, first_levels
from screens.kv import load_kv
from screens.navigation import View

BOXES = ("classics", "legends")
PRINTINGS = ("french", "english")


class NewCampaign(View):
    """Nothing is kept until it is begun."""

    nation = StringProperty("macedonians")
    mode = StringProperty("campaign")
    player = StringProperty("")
    after_lost = BooleanProperty(False)
    box = StringProperty("classics")
    both = BooleanProperty(True)
    printing = StringProperty("french")
    counts = BooleanProperty(True)
    by_name = BooleanProperty(True)
    about = StringProperty("")
    harder = StringProperty("0")
    """The level of the first game, by number."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._offer)
        for name in ("mode", "box", "both"):
            self.fbind(name, self._offer)
        self._offer()

    def start(self) -> None:
        """To its log."""
        app = App.get_running_app()
        options = CampaignOptions(
            player=self.player.strip(),
            nation=self.nation,
            mode=self.mode,
            after_lost=self.after_lost,
            box=self.box,
            both_boxes=self.both,
            printing=self.printing,
            counts_mine=self.counts,
            names=self.by_name,
            harder=int(self.harder) if self.mode == "campaign" else 0,
        )
        if app.bridge.begin("imperium_campaign", options):
            app.nav.replace("imperium_campaign/table")

    def _offer(self, *_args) -> None:
        words = App.get_running_app().i18n
        every = choices.nations()
        offered = [one for one in every if self.both or one.box == self.box]
        if self.nation not in [one.id for one in offered]:
            self.nation = offered[0].id
        self.ids.nations.options = [(one.id, words.say(one.name)) for one in offered]
        self.ids.boxes.options = [(one, words._(f"imperium.screen.{one}")) for one in BOXES]
        self.ids.printings.options = [
            (one, words._(f"imperium.printing.{one}")) for one in PRINTINGS
        ]
        self.ids.levels.options = [
            (str(at), words.say(level)) for at, level in enumerate(first_levels())
        ]
        self.about = words._(f"imperium.screen.about_{self.mode}")
        self.ids.modes.options = [
            (one, words._(f"imperium.screen.mode_{one}")) for one in ("campaign", "supreme")
        ]


load_kv(__file__)
