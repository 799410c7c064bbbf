"""Everything that can be wanted: each room lists its own."""

from companion.core.command import Command
from companion.games.rise_and_fall.commands import (
    act,
    correct,
    score,
    settle,
    setup,
    turn,
    world,
    written,
)
from companion.games.rise_and_fall.state import State

COMMANDS: tuple[type[Command[State]], ...] = (
    *act.COMMANDS,
    *correct.COMMANDS,
    *score.COMMANDS,
    *settle.COMMANDS,
    *setup.COMMANDS,
    *turn.COMMANDS,
    *world.COMMANDS,
    *written.COMMANDS,
)
