"""What must be told of dice that are really rolled."""

from __future__ import annotations

from companion.core.chance import DICE
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.mats import others_powers
from companion.games.tapestry.turn.turn import Turn


def kept_is_told(turn: Turn) -> bool:
    """A table that waits for little says what was kept, unless somebody gains by every roll."""
    if not turn.state.fills_ahead or turn.step.by_app(DICE):
        return False
    others = (type(power) for power in others_powers(turn))
    return all(one.die_rolled is MatMoments.die_rolled for one in others)
