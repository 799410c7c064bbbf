"""Where what a step leaves to hands is told: the bots' turn on its own page, else at the table."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.session import Session
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.state import State
from companion.games.tapestry.table.view import GO

BOTS, TABLE = "bots", "table"


def told_on(entry: Entry[State]) -> str:
    """The name of that screen."""
    return BOTS if isinstance(entry.command, TakeBotsTurn) else TABLE


def leads_to(session: Session[State], entry: Entry[State]) -> str:
    """The screen on which the game goes on after a step at the table; empty where it is there."""
    if told_on(entry) == BOTS:
        return BOTS
    go = GO.get(entry.after.phase) if entry.before.phase is not entry.after.phase else None
    return go.to if go is not None and session.hands.open is None else ""
