"""Dystopia."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.city import landmarks_chosen


class Dystopia(Card):
    def played(self) -> None:
        """Any landmark still on the board of landmarks."""
        landmarks_chosen.choose_landmark(self.turn)
