"""What must be told of dice that are really rolled."""

from __future__ import annotations

from companion.games.tapestry.chance import OWN_DICE
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.mats import others_powers
from companion.games.tapestry.turn.turn import Turn


def kept_is_told(turn: Turn, place: str) -> bool:
    """The table says what was kept of its dice, unless somebody gains by every roll.

    A game of before may have told more at this place: that is read.
    """
    if turn.step.by_app(OWN_DICE) or turn.step.was_told(turn.where(place)):
        return False
    others = (type(power) for power in others_powers(turn))
    return all(one.die_rolled is MatMoments.die_rolled for one in others)
