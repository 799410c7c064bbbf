"""Coal Baron."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.land.in_supply import territory_tile
from companion.games.tapestry.turn.neighbours import neighbours


class CoalBaron(Card):
    def played(self) -> None:
        """Each neighbour gains a territory tile."""
        for other in self.people(neighbours(self.state, self.player)):
            territory_tile(other)
