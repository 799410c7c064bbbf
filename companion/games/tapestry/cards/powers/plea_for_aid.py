"""Plea for Aid."""

from __future__ import annotations

from companion.games.tapestry.cards.card import Card
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.neighbours import opponents


class PleaForAid(Card):
    def played(self) -> None:
        """2 points and a resource for each track where all others are ahead."""
        for track in self.state.used_tracks():
            mine = self.state.space(self.player, track)
            others = [self.state.space(o, track) for o in opponents(self.state, self.player)]
            if others and min(others) > mine:
                self.score(2)
                resources.any_resource(self.turn)
