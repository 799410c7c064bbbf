"""Coal Baron."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.turn import gains
from companion.games.tapestry.turn.neighbours import neighbours


class CoalBaron(Card):
    def played(self) -> None:
        """Each neighbour gains a territory tile."""
        for other in self.people(neighbours(self.state, self.player)):
            gains.territory_tile(other)
