"""Any game of which nothing is drawn of its own: what can be done, what lies there, what to do."""

SCREENS = {
    "emblem": "hex",
    "new": "screens.new_game.page:NewGamePage",
    "table": "screens.plain.pages:PlainTable",
    "final": "screens.plain.pages:PlainFinal",
}
