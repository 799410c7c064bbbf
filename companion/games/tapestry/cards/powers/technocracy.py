"""Technocracy."""

from __future__ import annotations

from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn.neighbours import era_of, opponents


class Technocracy(Card):
    def played(self) -> None:
        """Nobody else in this era: a technology, upgraded; otherwise 3 points per opponent."""
        era = self.me.income_turns
        people = [
            o for o in opponents(self.state, self.player) if o in (AUTOMA, *self.state.players)
        ]
        if all(era_of(self.state, owner) < era for owner in people):
            upgrading.invent_and_upgrade(self.turn)
        else:
            self.score(3 * self.state.options.opponents)
