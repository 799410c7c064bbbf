"""Dark Ages."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.nouns import TRACK
from companion.games.tapestry.tracks import advance, regress, science


class DarkAges(Card):
    def played(self) -> None:
        """Back once on three tracks if possible, then three times up one of the others."""
        tracks = list(self.state.used_tracks())
        options = TRACK.these(self.state, tracks)
        back = self.turn.several(
            "dark_ages.back", Message("tapestry.ask.three_back"), options, 3, 3
        )
        for track in back:
            regress.regress(self.turn, track, benefit=False)
        up = science.choose_track(self.turn, [t for t in tracks if t not in back], "advance")
        for _ in self.turn.step.rounds(3):
            advance.advance(self.turn, up, benefit=False)
