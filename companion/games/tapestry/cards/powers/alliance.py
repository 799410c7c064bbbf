"""Alliance.

Base game, THIS ERA: an opponent, no conquests between the two; while the card holds their
upgrades count for the player too.
"""

from __future__ import annotations

from companion.games.tapestry.cards import partners, upgrading
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_standing import AllyChosen
from companion.games.tapestry.standing import Ally


class Alliance(Card):
    def played(self) -> None:
        """Whom it names; an earlier choice is forgotten."""
        partner = partners.choose(self.turn)
        if partner or self.me.holds(Ally):
            self.turn.record(AllyChosen(self.player, partner))

    def at_peace(self, other: str) -> bool:
        return Ally(other) in self.me.standing

    def others_upgrade(self, owner: str, card: str, row: int) -> None:
        if Ally(owner) in self.me.standing:
            upgrading.gain_side(self.turn, card, row)
