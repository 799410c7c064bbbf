"""The three achievements: the highest free value, once each, never lost.

Rulebook, "Achievements": complete a track; two opponent outposts toppled now; conquer the middle
island.
"""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.score import points
from companion.games.tapestry.score.events import AchievementReached
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn

ISLAND, TRACK, TOPPLE = "middle_island", "complete_track", "topple_two"


def values(state: State, achievement: str) -> tuple[int, ...]:
    """The printed points by place."""
    return content.achievement(achievement).points[state.options.side.value]


def place_left(state: State, achievement: str) -> bool:
    """Whether a value is still free."""
    return len(state.achievements.get(achievement, ())) < len(values(state, achievement))


def reach(turn: Turn, achievement: str) -> None:
    """The first time only: a token on the highest free value, and its points."""
    taken = turn.state.achievements.get(achievement, ())
    if turn.player in taken or not place_left(turn.state, achievement):
        return
    amount = values(turn.state, achievement)[len(taken)]
    turn.record(AchievementReached(turn.player, achievement))
    points.score(turn, amount, "achievement", achievement)
    effects.trigger(turn, "achievement_reached")


def toppled_by(state: State, owner: str) -> int:
    """Opponents' outposts lying now on territories where the owner's stands over them.

    Nomads and Treasure Hunters: their mats count their pieces as outposts that can be toppled.
    """
    return sum(
        sum(t.toppled and t.owner != owner for t in here.tokens)
        for here in state.map.values()
        if any(t.owner == owner and t.controls for t in here.tokens)
    )


def check_toppled(turn: Turn) -> None:
    """After a conquest or a trap."""
    if toppled_by(turn.state, turn.player) >= 2:
        reach(turn, TOPPLE)
