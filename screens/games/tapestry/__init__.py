"""The screens of Tapestry: a plain table, read without importing any screen."""

_HERE = "screens.games.tapestry"
SCREENS = {
    "emblem": "card-tapestry",
    "view": "companion.games.tapestry.table.view:table_view",
    "new": "screens.new_game.page:NewGamePage",
    "table": f"{_HERE}.pages:TapestryTable",
    "company": f"{_HERE}.pages:Company",
    "sheet": "screens.pages.own_page:OwnPage",
    "bots": f"{_HERE}.pages:BotsTurn",
    "open.keep": "screens.play.kept:keep",
    "hands": "companion.games.tapestry.table.view_hands:told_on",
    "income": f"{_HERE}.pages:Income",
    "score": f"{_HERE}.pages:Score",
    "setup": "screens.play.set_up_page:SetUpPage",
    "shows_so_far": "yes",
    "capital": f"{_HERE}.pages:Capital",
}
