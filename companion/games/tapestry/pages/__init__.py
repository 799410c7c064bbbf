"""Tapestry's moments as pages; each a function of the open game and the window.

`PAGES` names them by the part of the game they show, `BOARDS` draws its boards at any moment,
`PICTURES` are those of its answers, `MINE` what a second screen shows of
somebody's side, `HANDS` says on which of them a step is told
that hands have not done yet, `NOW` on which the game goes on; all are read without importing any.
"""

PAGES = {
    "bots": "companion.games.tapestry.pages.bots:bots_turn",
    "capital": "companion.games.tapestry.pages.capital:capital",
    "company": "companion.games.tapestry.pages.company:company",
    "income": "companion.games.tapestry.pages.income:income",
    "score": "companion.games.tapestry.pages.score:score",
    "sheet": "companion.games.tapestry.pages.count:count",
    "setup": "companion.games.tapestry.pages.set_up:set_up",
    "table": "companion.games.tapestry.pages.table:table",
}
BOARDS = "companion.games.tapestry.pages.boards"
PICTURES = "companion.games.tapestry.pages.shared:PICTURES"
HANDS = "companion.games.tapestry.table.view_hands:told_on"
NOW = "companion.games.tapestry.table.view:goes_on"
MINE = "companion.games.tapestry.pages.own_side:own_side"
