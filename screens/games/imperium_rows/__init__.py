"""Rows only on the screen: begun from where a game is set up."""

SCREENS = {
    "emblem": "imperium-progress",
    "view": "companion.games.imperium.views.rows_only:rows_view",
    "new": "screens.new_game.page:NewGamePage",
    "table": "screens.games.imperium.pages:RowReader",
    "open.keep": "screens.game_screen:keep_game",
}
