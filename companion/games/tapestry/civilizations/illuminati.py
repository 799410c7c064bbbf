"""The Illuminati.

Their mat, as listed in the data: the three dice lie on it until an opponent rolls them; the first
roll of each pays the Illuminati before the roller uses it. A counter marks a die that is away.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.land import conquest_dice
from companion.games.tapestry.tracks import science

SCIENCE = "science"
EACH = 6
DICE = (*conquest_dice.DICE, SCIENCE)


class Illuminati(Power):
    """The dice lie on the mat until an opponent rolls them."""

    later_as_at_the_start = True

    def income(self) -> None:
        """6 points for each die still on the mat; then all three are back."""
        left = sum(not self.marked(die) for die in DICE)
        n = self.turn.computed("illuminati", Message("tapestry.ask.dice_left"), left)
        self.score(EACH * n)
        for die in DICE:
            if self.marked(die):
                self.mark(die, 0)

    def die_rolled(self, die: str, face: str) -> None:
        """An opponent rolled a die of the mat; after one's own end only its points are left."""
        if self.marked(die):
            return
        self.mark(die)
        if die != SCIENCE:
            gains = conquest_dice.shown(die, face)
            self.gain(gains)
        elif not self.me.finished:
            science.advance_as_rolled(self.turn, face, benefit=False)
