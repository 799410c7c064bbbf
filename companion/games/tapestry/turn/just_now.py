"""What a card counts, and what it asks of the deed before it: the rooms' own lists, handed in."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.handed_in import HandedIn, HandedOne
from companion.core.message import Message
from companion.games.tapestry.turn.turn import Turn

COUNTS: HandedIn[str, Callable[[Turn], int]] = HandedIn("what is counted of the moment")
"""what -> how many there are: of what has just happened, or known to its owner alone."""
HAPPENED: HandedIn[str, Callable[[Turn], bool]] = HandedIn("what may have happened")
"""what -> whether it has just happened."""
COUNT: HandedOne[Callable[[Turn, str], int]] = HandedOne("counting")
"""How many of anything the player has; what nobody but the table knows is asked."""


def said_once(turn: Turn, place: str, text: Message, low: int, high: int) -> int:
    """A number that only the table knows: the same thing is asked once in a step."""
    if low == high:
        return low
    said = turn.step.same(turn.where(place))
    return said if isinstance(said, int) else turn.amount(place, text, low, high)
