"""Imperium on the screen."""

SCREENS = {
    "emblem": "imperium-progress",
    "view": "companion.games.imperium.views:view_of",
    "shows_so_far": "yes",
    "new": "screens.new_game.page:NewGamePage",
    "setup": "screens.play.set_up_page:SetUpPage",
    "table": "screens.pages.own_page:TablePage",
    "score": "screens.pages.own_page:OwnPage",
    "open.keep": "screens.games.imperium.campaign:keep",
    "company": "screens.pages.own_page:OwnPage",
    "sheet": "screens.pages.own_page:OwnPage",
    "rows": "screens.pages.own_page:OwnPage",
    "tables": "screens.pages.owners_page:OwnersPlace",
    "answers": "screens.pages.owners_page:OwnersPlace",
}
