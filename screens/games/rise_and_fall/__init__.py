"""The screens of Rise & Fall: a plain table, read without importing any screen."""

_HERE = "screens.games.rise_and_fall"
SCREENS = {
    "icons": "rise",
    "emblem": "rise-civilization",
    "view": "companion.games.rise_and_fall.views.table:table_view",
    "shows_so_far": "yes",
    "seats": "companion.games.rise_and_fall.views.seats:seats",
    "option_icons": f"{_HERE}.option_icons:ICONS",
    "new": "screens.new_game.page:NewGamePage",
    "setup": "screens.play.set_up_page:SetUpPage",
    "table": "screens.pages.own_page:OwnPage",
    "score": "screens.pages.own_page:OwnPage",
    "sheet": "screens.pages.own_page:OwnPage",
    "open.keep": "screens.game_screen:keep_game",
    "world": "screens.pages.own_page:OwnPage",
}
