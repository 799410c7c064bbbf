"""A game that is over: kept among the past ones, and noted in its campaign."""

from kivy.app import App

from companion.games.imperium.campaign.commands import NoteResult


def keep(view) -> None:
    """Put the game away and show its result, or the campaign it belongs to."""
    app = App.get_running_app()
    result, at = app.bridge.result, app.clock().date().isoformat()
    kept = app.bridge.finish()
    if not kept:
        return
    running = {game.id for game in app.library.running}
    app.nav.home()
    if view.campaign in running and app.bridge.open(view.campaign):
        app.bridge.do(_note(result, at))
        app.nav.go("imperium_campaign/table")
    else:
        app.nav.go("past_game", game=kept)


def _note(result, at: str) -> NoteResult:
    scores = {row.seat: row for row in result.rows}
    mine, civ = scores["0"], scores["civ"]
    return NoteResult(mine.winner, at, mine.score, civ.score)
