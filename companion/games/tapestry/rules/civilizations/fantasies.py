"""Civilizations: the Merfolk and the Psionics.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.chance import CARDS
from companion.core.message import Message
from companion.games.tapestry.rules import gains, verbs
from companion.games.tapestry.rules.civilizations import (
    INCOME,
    spaces_of,
)
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word

MERFOLK, PSIONICS = "merfolk", "psionics"


@INCOME.of(MERFOLK)
def merfolk(turn: Turn) -> None:
    """A tapestry; which cards lie under water is told."""
    gains.tapestry(turn)
    step = 2 if turn.me.income_turns == 5 else 1
    turn.tell(word("civilization_step", f"{MERFOLK}.1.{step}"), icon="flag")


@INCOME.of(PSIONICS)
def psionics(turn: Turn) -> None:
    """What the mat shows for this turn; of real cards one more is looked at."""
    space = spaces_of(PSIONICS)[str(turn.me.income_turns)]
    if not turn.step.by_app(CARDS):
        turn.tell(Message("tapestry.told.one_more_option"), icon="card")
    verbs.gain_all(turn, space.benefits, "civilization", PSIONICS)
