"""Renaissance."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.tracks import advance, spaces


class Renaissance(Card):
    def played(self) -> None:
        """Up once on each track without benefits; the bonuses reached are free."""
        for track in self.state.used_tracks():
            if not advance.is_open(self.state, self.player, track):
                continue
            start = advance.choose_token(self.turn, track)
            advance.advance(self.turn, track, benefit=False, start=start)
            spaces.offer_bonus(self.turn, track, start + 1, free=True)
