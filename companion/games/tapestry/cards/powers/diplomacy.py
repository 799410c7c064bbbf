"""Diplomacy."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.neighbours import opponents


class Diplomacy(Card):
    def played(self) -> None:
        """Every opponent gains a resource too."""
        for other in self.people(opponents(self.state, self.player)):
            resources.any_resource(other)
