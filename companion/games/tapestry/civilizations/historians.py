"""The Historians.

Their mat, as listed in the data.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.civilizations.events import MatTokenGiven
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import ANYBODY
from companion.games.tapestry.turn import giving_up
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import DECLINED, NONE


class Historians(Power):
    """Tokens given to opponents, whose landmarks pay."""

    @classmethod
    def tokens(cls, marks: Mapping[str, int]) -> Mapping[str, int]:
        """On the squares, until they are given to somebody."""
        mat = content.civilization(cls.id).mat
        squares = {one.id: 1 for one in (mat.spaces if mat else ())}
        closed = {one: 1 for one in squares if not marks.get(f"open.{one}")}
        given = {f"given.{one}": n for one, n in marks.items() if not one.startswith("open.")}
        return {**closed, **given}

    def income(self) -> None:
        """Maybe a territory tile for giving a token, and its square, to an opponent."""
        left = [one for one in self.spaces if not self.marked(f"open.{one}")]
        if not left or not self.me.tiles:
            return
        options = [DECLINED]
        others = opponents(self.state, self.player)
        options += ANYBODY.these(self.state, others)
        owner = self.turn.choose("historians", Message("tapestry.ask.historians"), options)
        if owner == NONE:
            return
        giving_up.discard(self.turn, "territory_tile", 1)
        asked = Message("tapestry.ask.mat_space")
        square = self.turn.choose("historians.square", asked, self.gains(left))
        self._give(square, owner)

    def _give(self, square: str, owner: str) -> None:
        self.turn.record(MatTokenGiven(self.player, self.id, square, owner))

    def opponents_landmark(self, owner: str) -> None:
        """An opponent with a token gained a landmark: all exposed squares."""
        if self.marked(owner):
            for one, space in self.spaces.items():
                if self.marked(f"open.{one}"):
                    self.gain(space.benefits)

    def gained_later(self) -> None:
        """All four tokens go to opponents at once, so that every square is open."""
        others = opponents(self.state, self.player)
        options = ANYBODY.these(self.state, others)
        for square in self.spaces if options else ():
            owner = self.turn.choose(
                "historians", Message("tapestry.ask.historians_later"), options
            )
            self._give(square, owner)
