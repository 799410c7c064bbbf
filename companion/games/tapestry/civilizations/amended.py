"""Civilizations that were carried out otherwise before; each cites its lines in its own file."""

from __future__ import annotations

from companion.core.amendments import Amendment
from companion.core.message import Message
from companion.games.tapestry.state import State

AMENDED = (
    "traders",
    "collectors",
    "mystics",
    "advisors",
    "urban_planners",
    "treasure_hunters",
    "futurists",
    "celestials",
)


def _amendment(civilization: str) -> Amendment[State]:
    """Where somebody has it."""
    return Amendment(
        Message(f"tapestry.amended.{civilization}"),
        lambda state: any(
            mat.id == civilization for one in state.players.values() for mat in one.civilizations
        ),
    )


AMENDMENTS = tuple(_amendment(civilization) for civilization in AMENDED)
