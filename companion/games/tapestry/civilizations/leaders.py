"""The Leaders.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.message import Message
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import TRACK
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.turn.turn import DECLINED, NONE


class Leaders(Power):
    """A leader covered, an advance on the leader's track."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return cls.on_squares(marks)

    def income(self) -> None:
        """Maybe cover a leader: advance on its track, with the benefit, without the bonus."""
        left = [
            track
            for track in self.spaces
            if not self.marked(track) and advance.is_open(self.state, self.player, track)
        ]
        steps = (
            replace(one, place=f"{one.place}:{self.state.space(self.player, one.id) + 1}")
            for one in TRACK.these(self.state, left)
        )
        options = [DECLINED, *steps]
        chosen = self.turn.choose("leaders", Message("tapestry.ask.leader"), options)
        if chosen != NONE:
            self.mark(chosen)
            advance.advance(self.turn, chosen, bonus=False)
