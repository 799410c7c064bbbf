"""Mercantilism: at income food may become other resources, 2 points for each.

Base game card, THIS ERA.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import effects, resources
from companion.games.tapestry.turn.events import ResourcePaid
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

CARD = "mercantilism"
OTHERS = ("coin", "worker", "culture")


def convert(turn: Turn) -> None:
    """How much of the food, and into what."""
    food = turn.me.resources["food"]
    if CARD not in effects.cards_in_force(turn.me) or not food:
        return
    n = turn.amount("mercantilism", Message("tapestry.ask.mercantilism"), 0, food, 0)
    options = [Option(r, word("resource", r), icon=f"resource-{r}") for r in OTHERS]
    for _ in range(n):
        turn.record(ResourcePaid(turn.player, "food"))
        chosen = turn.choose("mercantilism.into", Message("tapestry.ask.resource"), options)
        resources.resource(turn, chosen)
    points.score(turn, 2 * n, "tapestry", CARD)
