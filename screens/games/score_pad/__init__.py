"""The screens of the score pad."""

SCREENS = {
    "emblem": "score",
    "view": "companion.games.score_pad.views:table_view",
    "new": "screens.new_game.page:NewGamePage",
    "table": "screens.pages.own_page:OwnPage",
    "open.keep": "screens.play.kept:keep",
}
