"""Where a mat takes the place of what a player would do."""

from __future__ import annotations

from companion.games.tapestry.civilizations.hooks import INSTEAD, INSTEAD_OF_CONQUEST
from companion.games.tapestry.turn.turn import Turn


def instead_of_benefit(turn: Turn, space: int) -> bool:
    """Whether a mat takes the place of the space's benefit and bonus."""
    mats = [mat.id for mat in turn.me.civilizations if mat.id in INSTEAD]
    return any(INSTEAD[mat](turn, space) for mat in mats)


def instead_of_conquest(turn: Turn) -> bool:
    """Whether a mat takes the place of a conquest."""
    mats = [mat.id for mat in turn.me.civilizations if mat.id in INSTEAD_OF_CONQUEST]
    return any(INSTEAD_OF_CONQUEST[mat](turn) for mat in mats)
