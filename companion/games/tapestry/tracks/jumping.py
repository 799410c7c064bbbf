"""Tokens that leave a track or jump along it.

Rulebook, "AI Singularity", and the mat of the Futurists.
"""

from __future__ import annotations

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.state import LAST_SPACE
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.tracks.events import TokenRestarted
from companion.games.tapestry.tracks.science import choose_track
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
    """Futurists: so many spaces up each track, without benefit, bonus or landmark."""
    for track in benefit.tracks:
        if mine := turn.state.tracks[turn.player].get(track):
            end = min(LAST_SPACE, max(mine) + benefit.n)
            advance.jump_to(turn, track, max(mine), end)
