"""What happens to the bots in a person's turn.

Filled by the bots' own room, which leans on the rules and not the other way round.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.games.tapestry.turn.turn import Turn

ADVANCE: list[Callable[[Turn, str, str], None]] = []
TOPPLED: list[Callable[[Turn], None]] = []
TRAPPED: list[Callable[[Turn], bool]] = []


def advance(turn: Turn, owner: str, track: str) -> None:
    """A bot's token goes up a track, without benefit."""
    for move in ADVANCE:
        move(turn, owner, track)


def toppled(turn: Turn) -> None:
    """R-conq-8: the Automa's trap toppled an outpost, perhaps its second."""
    for check in TOPPLED:
        check(turn)


def trapped(turn: Turn) -> bool:
    """R-trap-1: whether the Automa's cards hold a trap against the conqueror."""
    return any(check(turn) for check in TRAPPED)
