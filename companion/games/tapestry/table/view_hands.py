"""Where what a step leaves to hands is told: the bots' turn on its own page, else at the table."""

from __future__ import annotations

from companion.core.command import Entry
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.state import State

BOTS, TABLE = "bots", "table"


def told_on(entry: Entry[State]) -> str:
    """The name of that screen."""
    return BOTS if isinstance(entry.command, TakeBotsTurn) else TABLE
