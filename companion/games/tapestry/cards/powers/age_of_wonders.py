"""Age of Wonders.

Player aid, solo: a landmark of the Shadow Empire goes to the Automa, so it never has one. Whether
its none is compared all the same is a house rule.
"""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.owners import SHADOW
from companion.games.tapestry.score import counting
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.owner_facts import house_rule

RULE = "house_rule.age_of_wonders"


class AgeOfWonders(Card):
    def played(self) -> None:
        """Fewest landmarks: 2 resources; most: 12 points; between or tied: 1 and 6."""
        others = opponents(self.state, self.player)
        if SHADOW not in others:
            self._compare(others)
            return
        with house_rule(self.turn, RULE) as reading:
            self._compare(o for o in others if reading == "all" or o != SHADOW)

    def _compare(self, owners: Iterable[str]) -> None:
        mine = counting.landmarks_owned(self.state, self.player)
        others = [counting.landmarks_owned(self.state, owner) for owner in owners]
        if others and mine < min(others):
            resources.any_resource(self.turn)
            resources.any_resource(self.turn)
        elif others and mine > max(others):
            self.score(12)
        else:
            resources.any_resource(self.turn)
            self.score(6)
