"""The Alchemists.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.tracks import advance, science
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.names import word

PAST_THE_END = 5


class Alchemists(Power):
    """Roll the science die and stop in time: up every track rolled."""

    def income(self) -> None:
        """Stop in time: up each track rolled, without benefit; a repeat gives a resource."""
        rolled: list[str] = []
        while True:
            track = science.roll(self.turn)
            if track in rolled:
                resources.any_resource(self.turn)
                return
            rolled.append(track)
            tracks = tuple(word("track", one) for one in rolled)
            if not self.turn.may(
                "alchemists.again", Message("tapestry.ask.roll_again", tracks=tracks)
            ):
                break
        for track in rolled:
            if advance.tokens_to_move(self.state, self.player, track):
                advance.advance(self.turn, track, benefit=False)
            else:
                self.score(PAST_THE_END)
