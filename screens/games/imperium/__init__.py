"""Imperium on the screen."""

SCREENS = {
    "sign.civ": "imperium-bot",
    "emblem": "imperium-progress",
    "view": "companion.games.imperium.views:table_view",
    "seats": "companion.games.imperium.views.seats:seats",
    "option_icons": "companion.games.imperium.pages.option_icons:ICONS",
    "shows_so_far": "yes",
    "new": "screens.new_game.page:NewGamePage",
    "setup": "screens.play.set_up_page:SetUpPage",
    "table": "screens.games.imperium.pages:ImperiumTable",
    "score": "screens.games.imperium.pages:ImperiumScore",
    "open.keep": "screens.games.imperium.pages:keep",
    "company": "screens.games.imperium.company:TokenTable",
    "sheet": "screens.pages.own_page:OwnPage",
    "rows": "screens.pages.own_page:OwnPage",
    "tables": "screens.games.imperium.rows:TableRows",
    "answers": "screens.games.imperium.answers:GivenAnswers",
    "edit": "screens.games.imperium.editor:RowEditor",
}
