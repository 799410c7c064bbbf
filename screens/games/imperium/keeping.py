"""A game that is over: kept among the past ones, and noted in its campaign."""

from kivy.app import App

from companion.games.imperium.campaign.offers import noted
from screens.offering import take


def keep(view) -> None:
    """Put the game away and show its result, or the campaign it belongs to."""
    app = App.get_running_app()
    result = app.bridge.result
    kept = app.bridge.finish()
    if not kept:
        return
    running = {game.id for game in app.library.running}
    app.nav.home()
    if view.campaign in running and app.bridge.open(view.campaign):
        take(noted(app.bridge.state, result))
        app.nav.go("imperium_campaign/table")
    else:
        app.nav.go("past_game", game=kept)
