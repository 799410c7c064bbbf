"""Games of a campaign: begun from its road, and noted in it where they end."""

from kivy.app import App

from companion.games.imperium.campaign.offers import noted
from companion.games.imperium.views.campaign import game_options
from screens.offering import take
from screens.play.kept import show


def keep(then: str = "") -> None:
    """Put the game away and show its result, or note it in the campaign it belongs to."""
    app = App.get_running_app()
    result, campaign = app.bridge.result, app.bridge.state.options.campaign
    kept = app.bridge.finish()
    if not kept:
        return
    running = {game.id for game in app.library.running}
    app.nav.home()
    if result is not None and campaign in running and app.bridge.open(campaign):
        take(noted(app.bridge.state, result))
        app.nav.go("imperium_campaign/table")
    else:
        show(kept, then)


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
