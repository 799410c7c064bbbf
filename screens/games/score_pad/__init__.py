"""The screens of the score pad."""

SCREENS = {
    "emblem": "score",
    "view": "companion.games.score_pad.views:table_view",
    "new": "screens.new_game.page:NewGamePage",
    "table": "screens.games.score_pad.table:Pad",
    "final": "screens.games.score_pad.final:Final",
}
