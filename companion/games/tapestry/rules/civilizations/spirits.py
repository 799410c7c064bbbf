"""Civilizations: the Celestials and the Werefolk.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.events.supplies import SpaceTileExplored
from companion.games.tapestry.rules import (
    advance,
    conquest_dice,
    footprints,
    gains,
    points,
    regress,
    science,
    verbs,
)
from companion.games.tapestry.rules.civilizations import FINAL, INCOME
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.state import UNKNOWN_TILE

CELESTIALS, WEREFOLK = "celestials", "werefolk"
PAST_THE_END = 5


@INCOME.of(CELESTIALS)
def celestials(turn: Turn) -> None:
    """Turns 2-4: the floating capital may move; both conquest dice are gained."""
    if turn.me.income_turns == PAST_THE_END:
        return
    if turn.may("celestials", Message("tapestry.ask.celestials")):
        conquest_dice.roll_and_gain(turn, conquest_dice.DICE)


@FINAL.of(CELESTIALS)
def celestials_final(turn: Turn) -> None:
    """5 points per landmark inside the grid, 2 lost per landmark that sticks out."""
    city = turn.me.capital
    figures = [p for p in city.placed if p.piece in content.landmarks() and p.cells]
    inside = sum(all(map(footprints.on_grid, p.cells)) for p in figures)
    text = Message("tapestry.ask.celestials_points")
    amount = 5 * inside - 2 * (len(figures) - inside)
    points.score(turn, turn.computed("celestials.final", text, amount), "civilization", CELESTIALS)


@INCOME.of(WEREFOLK)
def werefolk(turn: Turn) -> None:
    """A space tile is flipped: face up to explore or 4 points, face down an advance."""
    before = len(turn.me.space_tiles)
    gains.space_tile(turn)
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
        turn.record(SpaceTileExplored(turn.player, tile))
        if tile != UNKNOWN_TILE:
            verbs.gain_all(turn, content.space_tile(tile).benefits, "space_tile", str(tile))
        return
    points.score(turn, 4, "civilization", WEREFOLK)
