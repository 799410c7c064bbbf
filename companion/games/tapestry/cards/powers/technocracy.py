"""Technocracy.

FAQ: the big benefit where nobody else is in this era, whenever the card is played. Whether somebody
beyond this era is in the way as well is a house rule.
"""

from __future__ import annotations

from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.turn.neighbours import era_of, opponents
from companion.games.tapestry.turn.owner_facts import house_rule

RULE = "house_rule.technocracy"


class Technocracy(Card):
    def played(self) -> None:
        """Nobody else in this era: a technology, upgraded; otherwise 3 points per opponent."""
        with house_rule(self.turn, RULE) as reading:
            if self._alone(also_beyond=reading == "first"):
                upgrading.invent_and_upgrade(self.turn)
            else:
                self.score(3 * self.state.options.opponents)

    def _alone(self, *, also_beyond: bool) -> bool:
        mine, with_eras = self.me.income_turns, (AUTOMA, *self.state.players)
        others = (o for o in opponents(self.state, self.player) if o in with_eras)
        eras = [era_of(self.state, owner) for owner in others]
        return not any(era == mine or (also_beyond and era > mine) for era in eras)
