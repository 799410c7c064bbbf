"""Tokens that leave a track or jump along it.

Rulebook, "AI Singularity", and the mat of the Futurists.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.tracks.events import TokenRestarted
from companion.games.tapestry.tracks.science import choose_track
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out, handles


@handles(Verb.TOKEN_TO_START)
def token_to_start(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """AI Singularity: the token starts again on any track; this one stays completed."""
    track = detail.split(".")[0]
    if LAST_SPACE not in turn.state.tracks[turn.player].get(track, ()):
        return
    to = choose_track(turn, turn.state.used_tracks(), "restart")
    turn.record(TokenRestarted(turn.player, track, to))


@carries_out(Verb.JUMP)
def jump(turn: Turn, benefit: Benefit) -> None:
    """Futurists: so many spaces up each track, without benefit, bonus or landmark.

    Their mat moves a token four spaces; rulebook, "Advancing on a track": an advance past the
    twelfth does not happen. We read four advances, of which only those past the end do not; a
    token on the last space completes the track ("Achievements"). Of two tokens on a track their
    mat says nothing: we read the furthest that is not on the last space.
    """
    for track in benefit.tracks:
        mine = turn.state.tracks[turn.player].get(track, ())
        start = max((space for space in mine if space < LAST_SPACE), default=None)
        if start is None:
            continue
        end = min(LAST_SPACE, start + benefit.n)
        if len(mine) > 1:
            turn.tell(Message("tapestry.told.jump_furthest", track=word("track", track)))
        if end < start + benefit.n:
            turn.tell(Message("tapestry.told.jump_ends", track=word("track", track)))
        advance.jump_to(turn, track, start, end)
