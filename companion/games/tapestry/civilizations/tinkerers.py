"""The Tinkerers.

Their mats, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks import advance, regress, science, spaces
from companion.games.tapestry.tracks.cost import cost as cost_of
from companion.games.tapestry.turn import costs, resources
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import DECLINED, NONE

BACK = 3


class Tinkerers(Power):
    """Four tricks on the tracks, each once."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        return cls.on_squares(marks)

    def income(self) -> None:
        """Maybe cover one of the four squares and do it."""
        left = [one for one in self.spaces if not self.marked(one)]
        options = [DECLINED, *self.squares(left)]
        chosen = self.turn.choose("tinkerers", Message("tapestry.ask.mat_space"), options)
        if chosen != NONE:
            self.mark(chosen)
            SQUARES[chosen](self)

    def _cost(self) -> None:
        """Resources equal to the cost of a space one's token stands on."""
        places = dict(spaces.positions(self.state, self.player))
        track = science.choose_track(self.turn, list(places), "advance")
        if not track:
            return
        for what, n in cost_of(self.state, track, places[track]).items():
            if what in (costs.DIFFERENT, costs.SAME):
                self._handful({what: n})
                continue
            for _ in range(n):
                if what in self.me.resources:
                    resources.resource(self.turn, what)
                else:
                    resources.any_resource(self.turn)

    def _handful(self, cost: Mapping[str, int]) -> None:
        """As many different ones, or alike, as the space costs."""
        ways = {"+".join(way): way for way, _ in costs.all_ways(tuple(cost.items()))}
        options = [
            Option(key, Message("tapestry.option.handful", gained=costs.handful(way)))
            for key, way in ways.items()
        ]
        chosen = self.turn.choose("handful", Message("tapestry.ask.handful"), options)
        for what in ways[chosen]:
            resources.resource(self.turn, what)

    def _catch_up(self) -> None:
        """Level with the closest opponent ahead: the benefit there, no bonus."""
        aims = {}
        for track in self.state.used_tracks():
            mine = self.state.space(self.player, track)
            ahead = [self.state.space(o, track) for o in opponents(self.state, self.player)]
            ahead = [space for space in ahead if space > mine]
            if ahead and advance.is_open(self.state, self.player, track):
                aims[track] = min(ahead)
        track = science.choose_track(self.turn, list(aims), "advance")
        while track and self.state.space(self.player, track) < aims[track]:
            start = max(self.state.tracks[self.player][track])
            last = start + 1 == aims[track]
            advance.advance(self.turn, track, benefit=last, bonus=False, start=start)

    def _back_three(self) -> None:
        """Exactly three back: benefit and bonus there."""
        tracks = [
            track for track, space in spaces.positions(self.state, self.player) if space >= BACK
        ]
        track = science.choose_track(self.turn, tracks, "regress")
        for step in range(BACK if track else 0):
            regress.regress(self.turn, track, benefit=step == BACK - 1)

    def _next_bonus(self) -> None:
        """Up to the next bonus of a track, taken for free; no benefit, no landmark passed."""
        aims = {}
        for track in self.state.used_tracks():
            if advance.is_open(self.state, self.player, track):
                start = max(advance.tokens_to_move(self.state, self.player, track))
                bonus = [
                    s for s in range(start + 1, LAST_SPACE + 1) if content.space(track, s).bonus
                ]
                if bonus:
                    aims[track] = (start, bonus[0])
        track = science.choose_track(self.turn, list(aims), "advance")
        if track:
            advance.jump_to(self.turn, track, *aims[track])
            spaces.offer_bonus(self.turn, track, aims[track][1], free=True)


SQUARES = {
    "cost": Tinkerers._cost,
    "catch_up": Tinkerers._catch_up,
    "regress": Tinkerers._back_three,
    "bonus": Tinkerers._next_bonus,
}
