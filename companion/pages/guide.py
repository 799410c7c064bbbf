"""What a place is for, in two sentences, and what can be held there."""

from __future__ import annotations

from companion.core.message import Message
from companion.describe.node import Do
from companion.describe.parts import line
from companion.describe.sheets import Sheet
from companion.describe.surface import Says
from companion.describe.way import Way
from companion.games import GAMES

OF_THE_APP, OF_A_GAME = "app.guide.", ".guide."
"""How the keys begin of what is said about a place: the app's, and a game's after its id."""
HOLD = ".hold"


def guide_of(route: str) -> str:
    """The key of what is said about a place; there may be nothing under it."""
    game, _, part = route.partition("/")
    if not part:
        return OF_THE_APP + route
    return game + OF_A_GAME + part if any(one.id == game for one in GAMES) else ""


def guide(key: str, title: Says, practise: Do | None = None) -> Sheet:
    """Closed by a touch beside it; at home a practice round begins from it."""
    ways: tuple[Way, ...] = ()
    if practise is not None:
        ways = (Way("practise", Message("app.welcome.practise"), "lightbulb", practise),)
    held = line(Message(key + HOLD), "hand", key="hold")
    return Sheet(title, (Message(key), held), ways)
