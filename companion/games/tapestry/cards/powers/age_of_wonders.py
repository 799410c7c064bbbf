"""Age of Wonders."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.score import counting
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.neighbours import opponents


class AgeOfWonders(Card):
    def played(self) -> None:
        """Fewest landmarks: 2 resources; most: 12 points; between or tied: 1 and 6."""
        mine = counting.landmarks_owned(self.state, self.player)
        others = [
            counting.landmarks_owned(self.state, o) for o in opponents(self.state, self.player)
        ]
        if others and mine < min(others):
            resources.any_resource(self.turn)
            resources.any_resource(self.turn)
        elif others and mine > max(others):
            self.score(12)
        else:
            resources.any_resource(self.turn)
            self.score(6)
