"""Democracy."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded
from companion.games.tapestry.turn import giving_up


class Democracy(Card):
    def played(self) -> None:
        """Three cards were drawn; any number may be discarded for 2 points each."""
        discarded = giving_up.choose_holdings(self.turn, "tapestry", 0, len(self.me.hand))
        for one in discarded:
            self.turn.record(TapestryDiscarded(self.player, one))
        self.score(2 * len(discarded))
