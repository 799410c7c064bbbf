"""Civilizations: what each does on income turns, at a conquest, at the end; by name.

A mat whose steps the vocabulary can say needs nothing here.
"""

from __future__ import annotations

from companion.games.tapestry.civilizations.hooks import (
    ADVANCED,
    BEFORE_CONQUEST,
    CONQUEST,
    DIE_LEFT,
    DIE_ROLLED,
    DISTRICT,
    FINAL,
    FIRST_INCOME,
    INCOME,
    INCOME_END,
    INSTEAD,
    INSTEAD_OF_CONQUEST,
    LANDMARK,
    LATER,
    LAY,
    OPPONENT_LANDMARK,
    OTHERS_TOP_ROW,
    OUTPOSTS,
    OWN_LAND,
    PLACES,
    PUT,
    REACHED,
    RECYCLE,
    START,
    TOP_ROW,
    TURN_END,
)
from companion.games.tapestry.civilizations.instead import instead_of_benefit, instead_of_conquest
from companion.games.tapestry.civilizations.mats import mark, marked, mat_of, spaces_of
from companion.games.tapestry.civilizations.moments import (
    advanced,
    conquered,
    die_left,
    die_rolled,
    lay_on_own_land,
    opponents_landmark,
    other_places,
    others_top_row,
    outposts_at_hand,
    own_land,
    put_elsewhere,
    recycle,
    recycles,
)

IN_PART = {
    "urban_planners": "one more landmark card",
    "weefolk": "tokens in other capitals",
}
"""Civilizations of which a part is told, and what."""

__all__ = [
    "ADVANCED", "BEFORE_CONQUEST", "CONQUEST", "DIE_LEFT", "DIE_ROLLED", "DISTRICT", "FINAL",
    "FIRST_INCOME", "INCOME", "INCOME_END", "INSTEAD",
    "INSTEAD_OF_CONQUEST", "IN_PART", "LANDMARK", "LATER", "LAY",
    "OPPONENT_LANDMARK", "OTHERS_TOP_ROW", "OUTPOSTS", "OWN_LAND", "PLACES", "PUT",
    "REACHED", "RECYCLE",
    "START", "TOP_ROW", "TURN_END", "advanced", "conquered", "die_left",
    "die_rolled", "instead_of_benefit", "instead_of_conquest", "lay_on_own_land", "mark",
    "marked", "mat_of", "opponents_landmark", "other_places", "others_top_row",
    "outposts_at_hand", "own_land",
    "put_elsewhere", "recycle", "recycles", "spaces_of",
]  # fmt: skip
