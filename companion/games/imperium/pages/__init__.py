"""The moments of Imperium as pages; `PAGES` names them by the part of the game they show."""

PAGES = {
    "sheet": "companion.games.imperium.pages.count:count",
    "setup": "companion.games.imperium.pages.set_up:set_up",
    "company": "companion.games.imperium.pages.company:company",
    "rows": "companion.games.imperium.pages.reader:reader",
    "table": "companion.games.imperium.pages.table:table",
    "score": "companion.games.imperium.pages.score:score",
}
OWNERS = {
    "tables": "companion.games.imperium.owner.tables:Tables",
    "answers": "companion.games.imperium.owner.answers:Answers",
}
"""What the owner of the booklet reads and tells, in a game or without one; each has a TITLE."""
PICTURES = "companion.games.imperium.pages.shared:PICTURES"
BOARDS = "companion.games.imperium.pages.boards"
MINE = "companion.games.imperium.pages.own_side:own_side"
"""What a second screen shows of your side."""
