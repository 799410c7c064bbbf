"""Civilizations: the Psionics.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.games.tapestry.civilizations import INCOME, spaces_of
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

PSIONICS = "psionics"


@INCOME.of(PSIONICS)
def psionics(turn: Turn) -> None:
    """What the mat shows for this turn; of real cards one more is looked at."""
    space = spaces_of(PSIONICS)[str(turn.me.income_turns)]
    if not turn.step.by_app(CARDS):
        turn.tell(Message("tapestry.told.one_more_option"), icon="card")
    verbs.gain_all(turn, space.benefits, "civilization", PSIONICS)
