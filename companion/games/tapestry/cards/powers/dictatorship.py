"""Dictatorship."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.cards.events_of_standing import TrackClosed
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn.names import word


class Dictatorship(Card):
    def played(self) -> None:
        """Up a track with its benefit; it is closed to the others until after the next turn."""
        track = science.choose_track(self.turn, advance.open_tracks(self.turn), "advance")
        if not track:
            return
        advance.advance(self.turn, track)
        others = tuple(other for other in self.state.players if other != self.player)
        self.turn.record(TrackClosed(self.player, track, others))
        self.turn.tell(Message("tapestry.told.dictatorship", track=word("track", track)))
