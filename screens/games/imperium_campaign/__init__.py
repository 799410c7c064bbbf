"""The campaign of Imperium on the screen."""

SCREENS = {
    "emblem": "imperium-vp",
    "view": "companion.games.imperium.views.campaign:campaign_view",
    "new": "screens.new_game.page:NewGamePage",
    "table": "screens.pages.own_page:TablePage",
    "open.play": "screens.games.imperium.campaign:play",
    "open.keep": "screens.play.kept:keep",
}
