"""Civilizations: the Werefolk.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.civilizations import INCOME, mark, marked
from companion.games.tapestry.civilizations.mats import TILES_FROM
from companion.games.tapestry.land import exploring_space
from companion.games.tapestry.score import points
from companion.games.tapestry.tracks import advance, regress, science
from companion.games.tapestry.turn import gains
from companion.games.tapestry.turn.turn import Turn

WEREFOLK = "werefolk"


@INCOME.of(WEREFOLK)
def werefolk(turn: Turn) -> None:
    """A space tile is flipped: face up to explore or 4 points, face down an advance."""
    exploring_space.discard_from_mat(turn, marked(turn, WEREFOLK, "tile") - TILES_FROM)
    mark(turn, WEREFOLK, "tile", 0)
    before = len(turn.me.space_tiles)
    gains.gain(turn, Benefit(Verb.GAIN, what="space_tile"), "civilization", WEREFOLK)
    if len(turn.me.space_tiles) == before:
        return
    tile = turn.me.space_tiles[-1]
    sides = [Option(side, Message(f"tapestry.option.face_{side}")) for side in ("up", "down")]
    if turn.choose("werefolk", Message("tapestry.ask.which_side"), sides) == "down":
        track = science.choose_track(turn, advance.open_tracks(turn), "advance")
        if track:
            advance.advance(turn, track, free_bonus=True)
        return
    _face_up(turn, tile)


def _face_up(turn: Turn, tile: int) -> None:
    """Back one space, without benefit, to explore it; else 4 points."""
    tracks = regress.regress_tracks(turn)
    if tracks and turn.may("werefolk.explore", Message("tapestry.ask.werefolk")):
        regress.regress(turn, science.choose_track(turn, tracks, "regress"), benefit=False)
        exploring_space.use_space_tile(turn, tile)
        mark(turn, WEREFOLK, "tile", tile + TILES_FROM)
        return
    points.score(turn, 4, "civilization", WEREFOLK)
