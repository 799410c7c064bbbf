"""The Renegades.

Their mat, as listed in the data: a list is all of it. Whether a tier of theirs means one of what it
lists is a house rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.score import achievements
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.owner_facts import house_rule

TIERS = ("I", "II", "III", "IV")
RULE = "house_rule.renegades"


class Renegades(Power):
    """A track of their own, in place of what a space gives."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        at = marks.get("at", 0)
        return {TIERS[min(at, len(TIERS)) - 1] if at else "start": 1}

    def instead_of_space(self, space: int) -> bool:
        """Ignore the space's benefit and bonus to go up the own track, where the tier matches."""
        at = self.marked("at")
        if at >= len(TIERS) or (space - 1) // 3 != at:
            return False
        if not self.turn.may(
            "renegades", Message("tapestry.ask.renegades", tier=word("tier", TIERS[at]))
        ):
            return False
        self.mark("at", at + 1)
        self._gain_tier(self.spaces[TIERS[at]].benefits)
        if at + 1 == len(TIERS):
            achievements.reach(self.turn, achievements.TRACK)
        return True

    def _gain_tier(self, listed: tuple[Benefit, ...]) -> None:
        """All that the tier lists, or one of it by a house rule; where there is but one, that."""
        if len(listed) == 1:
            self.gain(listed)
            return
        with house_rule(self.turn, RULE) as reading:
            one = Benefit(Verb.OR, options=tuple((benefit,) for benefit in listed))
            self.gain((one,) if reading == "one" else listed)
