"""The moments of Rise & Fall as pages; each a function of the open game and the window.

`PAGES` names them by the part of the game they show, `BOARDS` draws its world at any moment, `MINE`
what a second screen shows of somebody's side; read without importing any.
"""

_HERE = "companion.games.rise_and_fall.pages"
PAGES = {
    "sheet": f"{_HERE}.count:count",
    "table": f"{_HERE}.table:table",
    "score": f"{_HERE}.count:count",
    "setup": f"{_HERE}.set_up:set_up",
    "world": f"{_HERE}.laying:world",
}
BOARDS = f"{_HERE}.boards"
MINE = f"{_HERE}.own_side:own_side"
