"""What only one game draws: a folder for each, found by the id of the game.

`screens/games/<id>/__init__.py` holds a plain table, read without importing any screen:

    SCREENS = {
        "emblem": "card-tapestry",                     # icon on home
        "line": "chess.card_line",                     # key of one line about it on home
        "view": "companion.games.chess.views:table_view",   # state -> what bridge.view holds
        "new": "screens.games.chess.new:NewGame",      # app.nav.go("chess/new")
        "table": "screens.games.chess.table:Table",    # app.nav.go("chess/table")
    }

"hands" says on which screen what a step leaves to hands is told. "new" and "table" are needed,
others are the game's own. A game of the list without such a folder is drawn as any game can be, by
`screens/plain`.
"""

from importlib import import_module
from importlib.util import find_spec

from companion.games import GAMES
from screens.plain import SCREENS as PLAIN


def screens_of(game_id: str) -> dict[str, str]:
    """The table of a game; empty if there is no such game here."""
    if find_spec(f"screens.games.{game_id}") is None:
        return PLAIN if any(one.id == game_id for one in GAMES) else {}
    screens: dict[str, str] = import_module(f"screens.games.{game_id}").SCREENS
    return screens


def modules_of_the_table(game_id: str) -> tuple[str, ...]:
    """What has to be imported until a game stands on its table: its rules first."""
    rules = tuple(each.module for each in GAMES if each.id == game_id)
    table = screens_of(game_id)
    shown = (table[name].partition(":")[0] for name in ("view", "table") if name in table)
    return (*rules, "companion.core.session", *shown, "screens.play.where")
