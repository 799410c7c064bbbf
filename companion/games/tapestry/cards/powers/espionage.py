"""Espionage."""

from __future__ import annotations

from companion.games.tapestry.cards import copying
from companion.games.tapestry.cards.card import Card


class Espionage(Card):
    copies = True

    def played(self) -> None:
        """What any visible tapestry does, at once or for this era; never a continuous one."""
        copying.copy(self.turn, self.id)
