"""Socialism."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.state import LAST_SPACE, State
from companion.games.tapestry.tracks import advance, regress, science
from companion.games.tapestry.turn.neighbours import opponents


class Socialism(Card):
    def played(self) -> None:
        """On one track level with the closest opponent, forward or back, without benefit."""
        aims = {t: _closest(self.state, self.player, t) for t in self.state.used_tracks()}
        tracks = [
            track for track, aim in aims.items() if aim is not None and self._open(track, aim)
        ]
        track = science.choose_track(self.turn, tracks, "socialism")
        aim = aims.get(track)
        if not track or aim is None:
            return
        while self.state.space(self.player, track) < aim:
            start = max(self.state.tracks[self.player][track])
            advance.advance(self.turn, track, benefit=False, start=start)
        while self.state.space(self.player, track) > aim:
            regress.regress(self.turn, track, benefit=False)

    def _open(self, track: str, aim: int) -> bool:
        """A track that is closed to the player cannot be gone up."""
        mine = self.state.space(self.player, track)
        if not self.state.tracks[self.player].get(track) or mine == LAST_SPACE:
            return False
        return aim < mine or (aim > mine and advance.is_open(self.state, self.player, track))


def _closest(state: State, player: str, track: str) -> int | None:
    """The space of the nearest opponent's token that is not level with the player's."""
    mine = state.space(player, track)
    others = {state.space(owner, track) for owner in opponents(state, player)} - {mine}
    return min(others, key=lambda space: (abs(space - mine), -space), default=None)
