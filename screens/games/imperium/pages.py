"""The places of the window in which Imperium's pages are shown."""

from kivy.app import App

from companion.games.imperium.campaign.offers import noted
from companion.games.imperium.campaign.pages.road import campaign as campaign_page
from companion.games.imperium.pages.score import score
from companion.games.imperium.pages.table import table
from companion.games.imperium.views.campaign import game_options
from screens.offering import take
from screens.pages.page_screen import GamePage


class ImperiumTable(GamePage):
    """The C.I.V.'s turn, yours, the Solstice, the count."""

    of_part = "table"

    def page(self, surface):
        return table(self.desk, surface)


class ImperiumScore(GamePage):
    """What it comes to so far."""

    def page(self, surface):
        return score(self.desk, surface)


def keep() -> None:
    """Put the game away and show its result, or note it in the campaign it belongs to."""
    app = App.get_running_app()
    result, campaign = app.bridge.result, app.bridge.state.options.campaign
    kept = app.bridge.finish()
    if not kept:
        return
    running = {game.id for game in app.library.running}
    app.nav.home()
    if campaign in running and app.bridge.open(campaign):
        take(noted(app.bridge.state, result))
        app.nav.go("imperium_campaign/table")
    else:
        app.nav.go("past_game", game=kept)


class Campaign(GamePage):
    """Its road, and what comes next."""

    def page(self, surface):
        return campaign_page(self.desk, surface)


def play() -> None:
    """The game of the campaign, with what the log says of it."""
    app = App.get_running_app()
    campaign = app.bridge.running_id
    if app.bridge.begin("imperium", game_options(app.bridge.state, campaign)):
        app.nav.home()
        app.bridge.open(app.library.running[0].id)
        app.nav.go("imperium/table")
    else:
        app.bridge.open(campaign)
