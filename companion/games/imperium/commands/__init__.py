"""What can be done at an Imperium table."""

from companion.core.command import Command
from companion.games.imperium.commands import (
    anytime,
    civ,
    company,
    effects,
    keeping,
    score,
    setup,
    your_deck,
    yours,
)
from companion.games.imperium.rows_only.commands import COMMANDS as READING
from companion.games.imperium.state import State

COMMANDS: tuple[type[Command[State]], ...] = (
    *setup.COMMANDS,
    *yours.COMMANDS,
    *civ.COMMANDS,
    *effects.COMMANDS,
    *keeping.COMMANDS,
    *anytime.COMMANDS,
    *your_deck.COMMANDS,
    *score.COMMANDS,
    *company.COMMANDS,
    *READING,
)
