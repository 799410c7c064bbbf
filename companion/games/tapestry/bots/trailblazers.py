"""The Automa's points at the very end: the Trailblazers' outposts count then."""

from __future__ import annotations

from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import human_of
from companion.games.tapestry.state import Phase, State

TRAIL, PER_OUTPOST = "trail", 10


def marker(track: str, space: int) -> str:
    """Under what name an outpost on a track is counted."""
    return f"{TRAIL}.{track}.{space}"


def final_score(state: State) -> int:
    """All of the Automa's points; in the end also 10 for each outpost not passed."""
    return bots_of(state).score + (trail_points(state) if state.phase is Phase.OVER else 0)


def trail_points(state: State) -> int:
    """10 points for each of these outposts the human has not passed."""
    human, points = human_of(state), 0
    for name, count in bots_of(state).markers.items():
        if name.startswith(f"{TRAIL}."):
            _, track, space = name.split(".")
            if state.space(human, track) <= int(space):
                points += PER_OUTPOST * count
    return points
