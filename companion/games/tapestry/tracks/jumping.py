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
    token on the last space completes the track ("Achievements").
    """
    for track in benefit.tracks:
        mine = turn.state.tracks[turn.player].get(track)
        if mine and max(mine) < LAST_SPACE:
            end = min(LAST_SPACE, max(mine) + benefit.n)
            if end < max(mine) + benefit.n:
                turn.tell(Message("tapestry.told.jump_ends", track=word("track", track)))
            advance.jump_to(turn, track, max(mine), end)
