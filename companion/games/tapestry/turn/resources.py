"""Resources, one at a time.

Rulebook, "Gain income": at most 8 of each.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.player import RESOURCE_CAP, RESOURCES
from companion.games.tapestry.turn.events import ResourceGained
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn


def resource(turn: Turn, what: str) -> None:
    """One up on the marker, unless it stands on 8."""
    if turn.me.resources[what] >= RESOURCE_CAP:
        turn.tell(Message("tapestry.told.full", resource=word("resource", what)))
        return
    turn.record(ResourceGained(turn.player, what))


def any_resource(turn: Turn) -> None:
    """One resource of the player's choice."""
    options = [Option(r, word("resource", r), icon=f"resource-{r}") for r in RESOURCES]
    resource(turn, turn.choose("resource", Message("tapestry.ask.resource"), options))
