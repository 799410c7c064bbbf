"""Civilizations: the Illuminati.

Their mat, as listed in the data: the three dice lie on it until an opponent rolls them; the first
roll of each pays the Illuminati before the roller uses it. A counter marks a die that is away.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations import DIE_ROLLED, INCOME, mark, marked
from companion.games.tapestry.land import conquest_dice
from companion.games.tapestry.score import points
from companion.games.tapestry.tracks import science
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn

ILLUMINATI, SCIENCE, EACH = "illuminati", "science", 6
DICE = (*conquest_dice.DICE, SCIENCE)


@INCOME.of(ILLUMINATI)
def illuminati(turn: Turn) -> None:
    """6 points for each die still on the mat; then all three are back."""
    left = sum(not marked(turn, ILLUMINATI, die) for die in DICE)
    n = turn.computed("illuminati", Message("tapestry.ask.dice_left"), left)
    points.score(turn, EACH * n, "civilization", ILLUMINATI)
    for die in DICE:
        if marked(turn, ILLUMINATI, die):
            mark(turn, ILLUMINATI, die, 0)


def _rolled(turn: Turn, die: str, face: str) -> None:
    """An opponent rolled a die of the mat; after one's own end only its points are left."""
    if marked(turn, ILLUMINATI, die):
        return
    mark(turn, ILLUMINATI, die)
    if die != SCIENCE:
        gains = conquest_dice.shown(die, face)
        verbs.gain_all(turn, gains, "civilization", ILLUMINATI)
    elif not turn.me.finished:
        science.may_advance(turn, face, benefit=False)


DIE_ROLLED[ILLUMINATI] = _rolled
