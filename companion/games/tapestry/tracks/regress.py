"""Going back on a track.

Rulebook, "Icon guide": one space back, with or without the benefit of the space reached; not
from the start.
"""

from __future__ import annotations

from companion.games.tapestry.state import State
from companion.games.tapestry.tracks import spaces
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn


def may_regress(state: State, owner: str, track: str) -> bool:
    """Whether a token can go back: not from the start, nor with none on the track."""
    return any(space > 0 for space in state.tracks[owner].get(track, ()))


def regress(turn: Turn, track: str, *, benefit: bool = True, bonus: bool = True) -> bool:
    """Go back one space with the furthest token."""
    if not may_regress(turn.state, turn.player, track):
        return False
    start = max(turn.state.tracks[turn.player][track])
    turn.record(TokenMoved(turn.player, track, start, start - 1))
    effects.trigger(turn, "regressed", track)
    if benefit:
        spaces.activate(turn, track, start - 1, bonus=bonus)
    return True


def regress_tracks(turn: Turn) -> list[str]:
    """The tracks the player may go back on."""
    return [t for t in turn.state.used_tracks() if may_regress(turn.state, turn.player, t)]
