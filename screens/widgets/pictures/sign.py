"""The icon of somebody's shape: of pieces, of a person without any, of a bot."""

from functools import cache

from companion.games import GAMES
from screens.games import screens_of
from screens.widgets.pictures.atlas import places

ROUND = {"disc": "shape-circle"}
NOBODY_KNOWS = "owner-human"


def sign_icon(shape: str) -> str:
    """There is one for every shape; an unknown one is shown as a person."""
    found = (ROUND.get(shape, ""), f"shape-{shape}", f"owner-{shape}", _of_a_game(shape))
    return next((one for one in found if one in places()), NOBODY_KNOWS)


@cache
def _of_a_game(shape: str) -> str:
    """What a game's table says of a shape that it alone has: `"sign.civ": "…"`."""
    tables = (screens_of(listed.id) for listed in GAMES)
    return next((icon for one in tables if (icon := one.get(f"sign.{shape}"))), "")
