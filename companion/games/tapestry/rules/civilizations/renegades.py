"""Civilizations: the Renegades and the Spies.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.rules import (
    achievements,
    verbs,
)
from companion.games.tapestry.rules.civilizations import (
    INCOME,
    INSTEAD,
    mark,
    marked,
    spaces_of,
)
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word

RENEGADES, TINKERERS, UTILITARIANS, SPIES = "renegades", "tinkerers", "utilitarians", "spies"
TIERS = ("I", "II", "III", "IV")
HIGH_TIERS = {"rubber_works": "technology", "tank_factory": "military"}
HIGH_TIERS |= {"train_station": "exploration", "academy": "science"}
NONE, TOKENS, BACK = "none", 2, 3


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


@INCOME.of(SPIES)
def spies(turn: Turn) -> None:
    """Maybe cover a square; what the neighbour has is gained as told."""
    left = [one for one in spaces_of(SPIES) if not marked(turn, SPIES, one)]
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(one, word("mat_space", f"{SPIES}.{one}")) for one in left]
    chosen = turn.choose("spies", Message("tapestry.ask.mat_space"), options)
    if chosen != NONE:
        mark(turn, SPIES, chosen)
        turn.tell(word("mat_space", f"{SPIES}.{chosen}"), icon="flag")
