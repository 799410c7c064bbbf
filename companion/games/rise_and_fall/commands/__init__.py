"""Everything that can be wanted."""

from companion.core.rooms import commands_of
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

COMMANDS = commands_of(act, correct, score, settle, setup, turn, world, written)
