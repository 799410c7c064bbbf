"""What must be told of dice that are really rolled and cards that are really drawn, and when."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.chance import DICE
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.player import UNKNOWN
from companion.games.tapestry.turn.mat_moments import MatMoments
from companion.games.tapestry.turn.mats import others_powers
from companion.games.tapestry.turn.turn import Turn


def kept_is_told(turn: Turn) -> bool:
    """A table that waits for little says what was kept, unless somebody gains by every roll."""
    if not turn.state.fills_ahead or turn.step.by_app(DICE):
        return False
    others = (type(power) for power in others_powers(turn))
    return all(one.die_rolled is MatMoments.die_rolled for one in others)


def untold(turn: Turn) -> tuple[Option, ...]:
    """What stands for a die or a card until somebody tells it, where a turn waits for little."""
    state = turn.state
    if not state.fills_ahead or state.turn not in state.players:
        return ()
    return (Option(UNKNOWN, Message("tapestry.ahead.not_told"), icon="question"),)


def told_of(rolled: Iterable[str]) -> list[str]:
    """What of it is told."""
    return [face for face in rolled if face != UNKNOWN]
