"""The screens of Rise & Fall: a plain table, read without importing any screen."""

SCREENS = {
    "emblem": "rise-civilization",
    "view": "companion.games.rise_and_fall.views.table:table_view",
    "shows_so_far": "yes",
    "new": "screens.new_game.page:NewGamePage",
    "setup": "screens.play.set_up_page:SetUpPage",
    "table": "screens.pages.own_page:TablePage",
    "score": "screens.pages.own_page:OwnPage",
    "sheet": "screens.pages.own_page:OwnPage",
    "open.keep": "screens.play.kept:keep",
    "world": "screens.pages.own_page:OwnPage",
}
