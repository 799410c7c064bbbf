"""Civilizations: the Renegades.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations import INSTEAD, mark, marked, spaces_of
from companion.games.tapestry.score import achievements
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

RENEGADES = "renegades"
TIERS = ("I", "II", "III", "IV")


def _renegades(turn: Turn, space: int) -> bool:
    """Ignore the space's benefit and bonus to go up the own track, where the tier matches."""
    at = marked(turn, RENEGADES, "at")
    if at >= len(TIERS) or (space - 1) // 3 != at:
        return False
    if not turn.may("renegades", Message("tapestry.ask.renegades", tier=word("tier", TIERS[at]))):
        return False
    mark(turn, RENEGADES, "at", at + 1)
    verbs.gain_all(turn, spaces_of(RENEGADES)[TIERS[at]].benefits, "civilization", RENEGADES)
    if at + 1 == len(TIERS):
        achievements.reach(turn, achievements.TRACK)
    return True


INSTEAD[RENEGADES] = _renegades
