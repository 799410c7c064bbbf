"""The Werefolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.civilizations.power import TILES_FROM, Power
from companion.games.tapestry.land import exploring_space
from companion.games.tapestry.tracks import advance, regress, science
from companion.games.tapestry.turn import gains

UP, DOWN = "up", "down"


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
        tile, side = self.me.space_tiles[-1], self._flipped()
        self.turn.tell(Message(f"tapestry.told.flipped.{side}"), icon="space-tile")
        if side == UP:
            self._face_up(tile)
        else:
            self._face_down()

    def _flipped(self) -> str:
        """The side it shows: the app flips what it deals, of a real tile somebody says it."""
        step, kind = self.turn.step, kind_of("space")
        sides: tuple[str, ...] = (UP, DOWN)
        if step.by_app(kind):
            sides = step.shuffle(self.turn.key("werefolk.flip"), sides)
        text, key = Message("tapestry.ask.which_side"), self.turn.key("werefolk")
        return step.draw(key, sides, text, _side_name, kind)

    def _face_down(self) -> None:
        """An advance with its benefit, the bonus for free."""
        track = science.choose_track(self.turn, advance.open_tracks(self.turn), "advance")
        if track:
            advance.advance(self.turn, track, free_bonus=True)

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


def _side_name(side: str) -> Message:
    return Message(f"tapestry.option.face_{side}")
