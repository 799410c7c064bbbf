"""What happens to the bots in a person's turn.

The bots' own room says how, and leans on the rules, not the other way round.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.handed_in import HandedOne
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class BotsPart:
    """What the rules for people call the bots for."""

    advance: Callable[[Turn, str, str], None]
    toppled: Callable[[Turn], None]
    trapped: Callable[[Turn], bool]


PART: HandedOne[BotsPart] = HandedOne("bots' part in a person's turn")


def advance(turn: Turn, owner: str, track: str) -> None:
    """A bot's token goes up a track, without benefit."""
    PART.get().advance(turn, owner, track)


def toppled(turn: Turn) -> None:
    """R-conq-8: the Automa's trap toppled an outpost, perhaps its second."""
    PART.get().toppled(turn)


def trapped(turn: Turn) -> bool:
    """R-trap-1: whether the Automa's cards hold a trap against the conqueror."""
    return PART.get().trapped(turn)
