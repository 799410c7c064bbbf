"""Oil Magnate."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn.names import player_name, word
from companion.games.tapestry.turn.neighbours import neighbours


class OilMagnate(Card):
    def played(self) -> None:
        """One track: the player with the benefit, the neighbours without, each if they want."""
        track = science.choose_track(
            self.turn, advance.open_tracks(self.turn), "advance", stay=True
        )
        if not track:
            return
        advance.advance(self.turn, track)
        for other in self.people(neighbours(self.state, self.player)):
            text = Message(
                "tapestry.ask.others_advance",
                player=player_name(self.state, other.player),
                track=word("track", track),
            )
            open_to = advance.is_open(self.state, other.player, track)
            if open_to and other.may("oil_magnate", text):
                advance.advance(other, track, benefit=False)
