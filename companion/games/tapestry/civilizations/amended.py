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
THIRD = {
    "renegades": "renegades",
    "treasures": "treasure_hunters",
    "spies": "spies",
    "inventors": "inventors",
    "utilitarians": "utilitarians",
    "tinkerers": "tinkerers",
    "werefolk": "werefolk",
    "infiltrators": "infiltrators",
    "weefolk": "weefolk",
}
"""rule -> civilization, in the third edition of the game's rules."""


def _amendment(rule: str, civilization: str, edition: int) -> Amendment[State]:
    """Where somebody has it."""
    return Amendment(
        Message(f"tapestry.amended.{rule}"),
        lambda state: any(
            mat.id == civilization for one in state.players.values() for mat in one.civilizations
        ),
        edition,
    )


AMENDMENTS = (
    *(_amendment(civilization, civilization, 2) for civilization in AMENDED),
    *(_amendment(rule, civilization, 3) for rule, civilization in THIRD.items()),
)
