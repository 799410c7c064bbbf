"""Age of Discovery."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn import bots_part
from companion.games.tapestry.turn.neighbours import bot_owners


class AgeOfDiscovery(Card):
    def played(self) -> None:
        """Everybody must advance on the track the science die shows; only the player gains."""
        track = science.roll(self.turn)
        if track == UNKNOWN:
            return
        advance.advance(self.turn, track)
        for player in self.state.players:
            if player != self.player and not self.state.players[player].finished:
                advance.advance(self.turn.of(player), track, benefit=False)
        for owner in bot_owners(self.state):
            bots_part.advance(self.turn, owner, track)
