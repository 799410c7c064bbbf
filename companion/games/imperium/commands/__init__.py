"""Everything that can be wanted."""

from companion.core.rooms import commands_of
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
from companion.games.imperium.rows_only import commands as reading

COMMANDS = commands_of(
    setup, yours, civ, effects, keeping, anytime, your_deck, score, company, reading
)
