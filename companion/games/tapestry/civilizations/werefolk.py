"""The Werefolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.civilizations.power import TILES_FROM, Power
from companion.games.tapestry.land import exploring_space
from companion.games.tapestry.tracks import advance, regress, science
from companion.games.tapestry.turn import gains


class Werefolk(Power):
    """A space tile is flipped: its side says what follows."""

    def income(self) -> None:
        """A space tile is flipped: face up to explore or 4 points, face down an advance."""
        exploring_space.discard_from_mat(self.turn, self.marked("tile") - TILES_FROM)
        self.mark("tile", 0)
        before = len(self.me.space_tiles)
        gains.gain(self.turn, Benefit(Verb.GAIN, what="space_tile"))
        if len(self.me.space_tiles) == before:
            return
        tile = self.me.space_tiles[-1]
        sides = [Option(side, Message(f"tapestry.option.face_{side}")) for side in ("up", "down")]
        if self.turn.choose("werefolk", Message("tapestry.ask.which_side"), sides) == "down":
            track = science.choose_track(self.turn, advance.open_tracks(self.turn), "advance")
            if track:
                advance.advance(self.turn, track, free_bonus=True)
            return
        self._face_up(tile)

    def _face_up(self, tile: int) -> None:
        """Back one space, without benefit, to explore it; else 4 points."""
        tracks = regress.regress_tracks(self.turn)
        if tracks and self.turn.may("werefolk.explore", Message("tapestry.ask.werefolk")):
            regress.regress(
                self.turn, science.choose_track(self.turn, tracks, "regress"), benefit=False
            )
            exploring_space.use_space_tile(self.turn, tile)
            self.mark("tile", tile + TILES_FROM)
            return
        self.score(4)
